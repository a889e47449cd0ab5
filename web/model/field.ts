import { BYE } from '../../contract/codes.ts';
import type { PairingView, TournamentPage } from '../../contract/tournaments.ts';
import { pointSystem } from '../../domain/points.ts';
import { columnsOf } from '../../domain/tournament/columns.ts';
import type { Bye, Color, Entrant, Field, RoundResult } from '../../domain/tournament/field.ts';
import { GAME_RESULTS, type GameResult, isForfeit, playedResult, sideOf } from '../../domain/tournament/game-result.ts';
import { seatsOf } from './progress.ts';

type Played = Pick<TournamentPage, 'tournament' | 'participants' | 'pairings'>;

/** The tournament of a page as performances read it; the seed is the number. */
export const toField = (page: Played): Field => fieldInColumns(page).field;

/** The same with the round of each column: where somebody plays twice in a round it has several. */
export function fieldInColumns(page: Played): { readonly field: Field; readonly roundOf: (column: number) => number } {
  const { win_points, draw_points, loss_points, rounds } = page.tournament;
  const numbers = new Map(page.participants.map(({ account, seed }) => [account, seed]));
  const seats = new Map(page.pairings.map((pairing) => [pairing, seatsOf(pairing)]));
  const columns = columnsOf([...seats.values()]);
  const last = columns.through(Math.max(0, ...page.pairings.map(({ round }) => round)));
  const results = new Map<number, (RoundResult | null)[]>();
  for (const [pairing, seat] of seats) {
    for (const color of ['white', 'black'] as const) {
      const number = numbers.get(pairing[color]);
      if (number === undefined) continue;
      const list = results.get(number) ?? Array<RoundResult | null>(last).fill(null);
      list[columns.of(seat) - 1] = resultFor(pairing, color, numbers);
      results.set(number, list);
    }
  }
  const field = {
    rounds: rounds === null ? last : columns.through(rounds),
    points: pointSystem(win_points, draw_points, loss_points),
    entrants: page.participants.map(
      ({ seed, fide_rating }): Entrant => ({ number: seed, rating: fide_rating, results: results.get(seed) ?? [] }),
    ),
  };
  return { field, roundOf: columns.roundOf };
}

/** How the game ended; undefined while it is not finished. */
export function resultOf({ result, outcome }: PairingView): GameResult | undefined {
  const named = GAME_RESULTS.find((known) => known === result);
  if (named !== undefined) return named;
  return outcome === 1 || outcome === 0 || outcome === -1 ? playedResult(outcome) : undefined;
}

const BYES: readonly Bye[] = ['pairing-allocated', 'full-point', 'half-point', 'zero-point'];

export const byeOf = ({ result }: PairingView): Bye => BYES.find((known) => known === result) ?? 'pairing-allocated';

function resultFor(pairing: PairingView, color: Color, numbers: ReadonlyMap<string, number>): RoundResult | null {
  const opponentId = color === 'white' ? pairing.black : pairing.white;
  if (opponentId === BYE) return { kind: 'bye', bye: byeOf(pairing) };
  const opponent = numbers.get(opponentId);
  if (opponent === undefined) return null;
  const result = resultOf(pairing);
  if (result === undefined) return { kind: 'pending', opponent, color };
  const outcome = sideOf(result, color);
  if (isForfeit(result)) return { kind: 'forfeit', opponent, color, outcome: outcome === 'win' ? 'win' : 'loss' };
  return { kind: 'game', opponent, color, outcome };
}
