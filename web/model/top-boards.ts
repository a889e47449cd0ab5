import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { gamesOf, type LiveGame } from './game/live-games.ts';
import { isGame, pairingsOf } from './progress.ts';

/** A pairing that is played online, with its running or last game. */
export interface ScreenBoard {
  readonly pairing: PairingView;
  readonly game: LiveGame;
}

export const screenBoards = (page: TournamentPage, pairings: readonly PairingView[]): readonly ScreenBoard[] =>
  pairings.filter(isGame).flatMap((pairing) => {
    const game = gamesOf(page, pairing).at(-1);
    return game === undefined ? [] : [{ pairing, game }];
  });

/** Identifies a board within a round, independent of its result. */
export const boardKey = ({ white, black }: Pick<PairingView, 'white' | 'black'>): string => `${white} ${black}`;

/**
 * The boards of a round in the order of their leaders, by the current table: by the better ranked of the two, then by
 * the other, then by board.
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

/** Where nobody is ranked yet, or ranks are hidden, the starting list counts. */
const placeOf = ({ rank, seed }: ParticipantView): number => (rank === null || rank === 0 ? 10_000 + seed : rank);

/** Infinity minus itself is NaN. */
const byNumber = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
