import { BYE } from '../../contract/codes.ts';
import type { PairingView, TournamentPage } from '../../contract/tournaments.ts';
import { pointSystem } from '../../domain/points.ts';
import type { Bye, Color, Entrant, Field, RoundResult } from '../../domain/tournament/field.ts';
import { GAME_RESULTS, type GameResult, isForfeit, playedResult, sideOf } from '../../domain/tournament/game-result.ts';

/** The tournament of a page as cross tables and performances read it; the seed is the number. */
export function toField(page: Pick<TournamentPage, 'tournament' | 'participants' | 'pairings'>): Field {
  const { win_points, draw_points, loss_points, rounds } = page.tournament;
  const numbers = new Map(page.participants.map(({ account, seed }) => [account, seed]));
  const last = Math.max(0, ...page.pairings.map(({ round }) => round));
  const results = new Map<number, (RoundResult | null)[]>();
  for (const pairing of page.pairings) {
    for (const color of ['white', 'black'] as const) {
      const number = numbers.get(pairing[color]);
      if (number === undefined) continue;
      const list = results.get(number) ?? Array<RoundResult | null>(last).fill(null);
      list[pairing.round - 1] = resultFor(pairing, color, numbers);
      results.set(number, list);
    }
  }
  return {
    rounds: rounds ?? last,
    points: pointSystem(win_points, draw_points, loss_points),
    entrants: page.participants.map(
      ({ seed, fide_rating }): Entrant => ({ number: seed, rating: fide_rating, results: results.get(seed) ?? [] }),
    ),
  };
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
