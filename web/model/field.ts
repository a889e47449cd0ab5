import type { PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { fromPoints, pointSystem } from '../../domain/kernel/points.ts';
import { columnsOf } from '../../domain/tournament/rounds/columns.ts';
import type { MadePairing } from '../../domain/tournament/rounds/hand-pairing.ts';
import { type PlayedSeats, rowResults } from '../../domain/tournament/standings/row-results.ts';
import type { Bye, Entrant, Field } from '../../domain/tournament/value/field.ts';
import { GAME_RESULTS, type GameResult, playedResult } from '../../domain/tournament/value/game-result.ts';
import { isOpenGame } from './postponed.ts';
import { seatsOf } from './progress.ts';

type Played = Pick<TournamentPage, 'tournament' | 'participants' | 'pairings'>;

/** The players of a page with their rows, as tables and performances need them; the seed is the number. */
export interface FieldOfPage {
  readonly field: Field;
  /** The round of a column: a player who plays twice in a round has several columns for it. */
  readonly roundOf: (column: number) => number;
  /** Number of columns up to this round. */
  readonly through: (round: number) => number;
}

export function fieldOf(page: Played): FieldOfPage {
  const { winPoints, drawPoints, lossPoints, rounds } = page.tournament;
  const made = pairingsMade(page);
  const columns = columnsOf(made);
  const last = columns.through(Math.max(0, ...made.map(({ round }) => round)));
  const numbers = new Map(page.participants.map(({ account, seed }) => [account, seed]));
  const rows = rowResults(made, columns.of, numbers);
  const field = {
    rounds: rounds === null ? last : columns.through(rounds),
    points: pointSystem(winPoints, drawPoints, lossPoints),
    entrants: page.participants.map(
      ({ seed, fideRating, decisions }): Entrant => ({
        number: seed,
        rating: fideRating,
        results: rows.get(seed) ?? [],
        decisions: (decisions ?? []).map(({ points, after }) => ({ points: fromPoints(points), after })),
      }),
    ),
  };
  return { field, roundOf: columns.roundOf, through: columns.through };
}

/** The opponents so far: players at their boards, or teams in their matches. */
export const meetingsOf = (page: Pick<TournamentPage, 'pairings' | 'matches'>): readonly MadePairing<string>[] =>
  page.matches?.map((match) => ({
    ...seatsOf(match),
    board: match.match,
    bye: match.bye,
    result: match.result,
  })) ?? pairingsMade(page);

/** With the mark of a postponed or adjourned game, which counts as a draw. */
type MadeOnPage = MadePairing<string> & Pick<PlayedSeats<string>, 'postponed'>;

/** Games and byes, as the domain's rules read them. */
export const pairingsMade = ({ pairings }: Pick<TournamentPage, 'pairings'>): readonly MadeOnPage[] =>
  pairings.map(madeOf);

export function madeOf(pairing: PairingView): MadeOnPage {
  const seats = seatsOf(pairing);
  const isBye = seats.black === null;
  return {
    ...seats,
    board: pairing.board,
    bye: isBye ? byeOf(pairing) : null,
    result: isBye ? null : (resultOf(pairing) ?? null),
    ...(isOpenGame(pairing) && { postponed: pairing.postponed }),
  };
}

/** How the game ended; undefined while it is not finished. */
export function resultOf({ result, outcome }: Pick<PairingView, 'result' | 'outcome'>): GameResult | undefined {
  const named = GAME_RESULTS.find((known) => known === result);
  if (named !== undefined) return named;
  return outcome === 1 || outcome === 0 || outcome === -1 ? playedResult(outcome) : undefined;
}

const BYES: readonly Bye[] = ['pairing-allocated', 'full-point', 'half-point', 'zero-point'];

export const byeOf = ({ result }: PairingView): Bye => BYES.find((known) => known === result) ?? 'pairing-allocated';
