import type { TournamentPage } from '../../contract/tournaments.ts';

/** A game of a tournament that was played on the screen and is over. */
export interface FinishedGame {
  readonly id: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
  /** As the wire has them: base64, three bytes a move. */
  readonly moves: string;
}

/** The games that are over and have moves, by their rounds. */
export const finishedGames = ({ games }: Pick<TournamentPage, 'games'>): readonly FinishedGame[] =>
  Object.entries(games)
    .flatMap(([pairing, list]) => list.map((game) => ({ ...game, round: Number.parseInt(pairing, 10) })))
    .filter(({ finished, moves }) => finished && moves !== '')
    .sort((one, other) => one.round - other.round);
