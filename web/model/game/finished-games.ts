import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';

export interface FinishedGame {
  readonly id: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
  /** As transmitted: base64, three bytes a move. */
  readonly moves: string;
}

/** The finished games with moves, by round. */
export const finishedGames = ({ games }: Pick<TournamentPage, 'games'>): readonly FinishedGame[] =>
  Object.entries(games)
    .flatMap(([pairing, list]) => list.map((game) => ({ ...game, round: Number.parseInt(pairing, 10) })))
    .filter(({ finished, moves }) => finished && moves !== '')
    .sort((one, other) => one.round - other.round);
