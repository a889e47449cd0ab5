import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RequestedByes } from '../../../web/features/manage/pairing/requested-byes.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage, aRound } from '../../support/web/tournament-pages.ts';

const pageAt = (paired: number) =>
  aPage({ rounds: 5 }, { rounds: [1, 2, 3].slice(0, paired).map((number) => aRound(number)), pairings: [] });

it('the round of a requested bye follows the next round, until somebody enters another one', async () => {
  const { update } = show(<RequestedByes page={pageAt(0)} />);
  const round = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Round' });
  expect(round.value).toBe('1');
  update(<RequestedByes page={pageAt(1)} />);
  expect(screen.getByRole('textbox', { name: 'Round' })).toBe(round);
  expect(round.value).toBe('2');
  await userEvent.clear(round);
  await userEvent.type(round, '4');
  update(<RequestedByes page={pageAt(2)} />);
  expect(round.value).toBe('4');
});
