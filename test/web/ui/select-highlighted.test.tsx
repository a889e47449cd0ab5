import { Autocomplete, MantineProvider, MultiSelect, Select } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../web/app/theme.ts';

const CLUBS = ['Bergen', 'Hamar', 'Harstad'];

function OneClub() {
  const [club, setClub] = useState<string | null>(null);
  return <Select label="Club" data={CLUBS} searchable value={club} onChange={setClub} />;
}

/** A field with its list of clubs, as the pages have it. */
const shown = (field: ReactElement) =>
  render(
    <MantineProvider theme={theme}>
      <div id="content">{field}</div>
    </MantineProvider>,
  );

const field = () => screen.getByRole<HTMLInputElement>('combobox');
function type(text: string): void {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
}
const press = (code: 'ArrowDown' | 'Enter') => fireEvent.keyDown(field(), { key: code, code });
/** What the library does a moment later, which may be a while on a busy machine. */
const letTimersRun = () => act(() => vi.runAllTimers());

describe('a list that is chosen from without a mouse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['at once', () => undefined],
    ['after what the opening of the list has left to do', letTimersRun],
  ])('Enter selects the option that the arrow key has highlighted, %s', (_when, meanwhile) => {
    shown(<OneClub />);
    type('Ha');
    press('ArrowDown');
    press('ArrowDown');
    meanwhile();
    press('Enter');
    expect(field().value).toBe('Harstad');
    letTimersRun();
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('Enter selects no option that is no longer highlighted because something else has been typed', () => {
    shown(<OneClub />);
    type('Ha');
    press('ArrowDown');
    type('Ber');
    press('Enter');
    expect(field().value).toBe('Ber');
  });

  it('Enter selects the highlighted option of a list that allows several', () => {
    const chosen = vi.fn();
    shown(<MultiSelect label="Clubs" data={CLUBS} searchable onChange={chosen} />);
    type('Ha');
    press('ArrowDown');
    letTimersRun();
    press('Enter');
    expect(chosen).toHaveBeenCalledWith(['Hamar']);
  });

  it('Enter completes the typed text with the highlighted option', () => {
    shown(<Autocomplete label="Club" data={CLUBS} />);
    type('Ber');
    press('ArrowDown');
    letTimersRun();
    press('Enter');
    expect(field().value).toBe('Bergen');
  });
});
