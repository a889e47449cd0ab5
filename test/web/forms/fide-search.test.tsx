import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { FideSearch } from '../../../web/forms/fields/fide-search.tsx';
import { fideSearchQuery } from '../../../web/queries/fide.ts';
import { show } from '../../support/web/render.tsx';

const MAGNUS: FidePlayerView = {
  number: 1503014,
  firstName: 'Magnus',
  lastName: 'Carlsen',
  title: 'GM',
  rating: 2839,
  federation: 'NOR',
  birthYear: 1990,
  sex: 'M',
};

it.each(['Magnus Carlsen', '1503014'])('the FIDE search finds a player by name or by number: %s', async (typed) => {
  const found: FidePlayerView[] = [];
  const { queryClient } = show(<FideSearch onFound={(player) => found.push(player)} />);
  queryClient.setQueryData(fideSearchQuery(typed).queryKey, [MAGNUS]);
  await userEvent.type(screen.getByRole('combobox'), typed);
  await userEvent.click(await screen.findByText('GM Magnus Carlsen, NOR 1990, 1503014'));
  expect(found).toEqual([MAGNUS]);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
});
