import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyForm, faultyFields, toPayload } from '../../web/features/build/build-form.ts';
import { useFieldError } from '../../web/ui/field-error.ts';
import { show } from './render.tsx';

const form = emptyForm({ type: 'club', id: 'club', name: 'Oslo' }, new Date('2026-11-22T12:00:00Z'));

function Said({ changes }: { readonly changes: Partial<typeof form> }) {
  const say = useFieldError();
  return <p role="note">{[...faultyFields(toPayload({ ...form, ...changes })).values()].map(say).join(' ')}</p>;
}

const said = (changes: Partial<typeof form>, language: 'en' | 'no' = 'en') => {
  const { unmount } = show(<Said changes={changes} />, language);
  const { textContent } = screen.getByRole('note');
  unmount();
  return textContent;
};

describe('a form says what is expected', () => {
  it('of a name that is missing, and of one with signs that no name has', () => {
    expect(said({ name: ' ' })).toBe('This field is required.');
    expect(said({ name: 'a<b' })).toBe('At least one letter or digit; no < or >.');
  });

  it('of a number out of range, and leaves the number as it was typed', () => {
    expect(said({ name: 'Cup', initial: 9999 })).toBe('At most 600.');
    expect(said({ name: 'Cup', rounds: 0 })).toBe('At least 1.');
    expect(said({ name: 'Cup', rounds: 1.5 })).toBe('A whole number.');
    expect(said({ name: 'Cup', rounds: '' })).toBe('A number.');
    expect(said({ name: 'Cup', rounds: -1 }, 'no')).toBe('Minst 1.');
  });

  it('of an address of a picture', () => {
    expect(said({ name: 'Cup', bannerPicture: 'http://plain.example/a.png' })).toBe(
      'A web address that begins with https://.',
    );
  });
});
