import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournaments.ts';
import { gamesOf, type LiveGame } from './live-games.ts';
import { isGame, pairingsOf } from './progress.ts';

/** A pairing that is played on the screen, with the game that is or was the last of it. */
export interface ScreenBoard {
  readonly pairing: PairingView;
  readonly game: LiveGame;
}

/** The boards of a round that are played on the screen, in the order of the round. */
export const screenBoards = (page: TournamentPage, pairings: readonly PairingView[]): readonly ScreenBoard[] =>
  pairings.filter(isGame).flatMap((pairing) => {
    const game = gamesOf(page, pairing).at(-1);
    return game === undefined ? [] : [{ pairing, game }];
  });

/** What tells one board of a round from another, whatever comes of it. */
export const boardKey = ({ white, black }: Pick<PairingView, 'white' | 'black'>): string => `${white} ${black}`;

/**
 * The boards of a round on which the leaders sit, by the table as it is now: first by the better placed of the two, then by
 * the other, then as the round has them.
 */
export function leadersBoards(page: TournamentPage, round: number): readonly string[] {
  const ranks = new Map(page.participants.map((row) => [row.account, placeOf(row)]));
  const place = (account: string): number => ranks.get(account) ?? Number.POSITIVE_INFINITY;
  return screenBoards(page, pairingsOf(page, round))
    .map(({ pairing }, at) => {
      const [best = 0, other = 0] = [place(pairing.white), place(pairing.black)].sort(byNumber);
      return { key: boardKey(pairing), best, other, at };
    })
    .sort((one, next) => byNumber(one.best, next.best) || byNumber(one.other, next.other) || one.at - next.at)
    .map(({ key }) => key);
}

/** Where nobody is ranked yet, or ranks are not shown, the starting list says who leads. */
const placeOf = ({ rank, seed }: ParticipantView): number => (rank === null || rank === 0 ? 10_000 + seed : rank);

/** Infinity less itself is no number. */
const byNumber = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
