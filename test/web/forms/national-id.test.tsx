import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payloadOf, readSheet } from '../../../web/features/accounts/sheet.ts';
import { AccountDialog } from '../../../web/features/clubs/account-dialog.tsx';
import { AddGuest } from '../../../web/forms/add-guest.tsx';
import { show } from '../../support/web/render.tsx';

/** Records what the forms send. */
function recording() {
  const sent: Readonly<Record<string, unknown>>[] = [];
  vi.stubGlobal(
    'fetch',
    async (_path: string, { method, body }: { readonly method: string; readonly body: string }) => {
      if (method !== 'GET') sent.push(JSON.parse(body));
      return Response.json({ revision: 2, account: 'guest' });
    },
  );
  return sent;
}

const type = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const ACCOUNT = {
  id: 'per',
  firstName: 'Per',
  lastName: 'Hansen',
  title: null,
  fideNumber: null,
  nationalId: 'A-17',
  fideRating: null,
  fideFederation: 'SWE',
  ghost: false,
  clubs: [],
  atHome: true,
  mayEdit: true,
  maySetPassword: true,
  birthDate: '2001-02-28',
  sex: null,
  region: null,
  level: 0,
  hasEmail: true,
};

describe('a national id', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('a guest is entered with a national id, by which the national list finds them', async () => {
    const sent = recording();
    show(<AddGuest tid="open" />);
    await type('First name', 'Per');
    await type('Last name', 'Hansen');
    await type('National id', '12/345');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ first_name: 'Per', national_id: '12/345' });
  });

  it('an id that no list has is refused at its field', async () => {
    const sent = recording();
    show(<AddGuest tid="open" />);
    await type('First name', 'Per');
    await type('Last name', 'Hansen');
    await type('National id', 'no id!');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('textbox', { name: 'National id' }).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('a manager sees and removes the national id of an account', async () => {
    const sent = recording();
    show(<AccountDialog account={ACCOUNT} renews={[]} onClose={() => undefined} />);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'National id' });
    expect(field.value).toBe('A-17');
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ national_id: '' });
  });

  it('a sheet of new accounts has national ids in a column with a heading', () => {
    const [row] = readSheet('Fornavn;Etternavn;Medlemsnummer\nPer;Hansen;A-17');
    expect(row).toMatchObject({ firstName: 'Per', lastName: 'Hansen', nationalId: 'A-17' });
    if (row === undefined) throw new Error('the sheet has a row');
    expect(payloadOf(row, { club: 'oslo', level: 0, region: '03' })).toMatchObject({ nationalId: 'A-17' });
  });
});
