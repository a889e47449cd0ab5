import type { TournamentPage, TournamentView } from '../../contract/tournament/tournaments.ts';
import { fromPoints, type HalfPoints, type PointSystem } from '../../domain/kernel/points.ts';
import { annulledIn } from '../../domain/tournament/guards/withdrawal.ts';
import { pointsBefore } from '../../domain/tournament/standings/points-before.ts';
import { fieldOf, meetingsOf } from './field.ts';
import { entrantsOf } from './tournament-of.ts';

/**
 * Each player's score before a round, by account, as the standings count it: games of a player who left a round robin
 * too early are annulled.
 */
export function scoresBefore(page: TournamentPage, round: number): ReadonlyMap<string, HalfPoints> {
  const annulled = new Set(annulledIn(page.tournament.kind, entrantsOf(page), meetingsOf(page)));
  const out = new Set(
    page.participants
      .filter(({ account, team }) => annulled.has(account) || (team !== null && annulled.has(team)))
      .map(({ account }) => account),
  );
  const pairings = page.pairings.filter(({ white, black }) => !out.has(white) && !out.has(black));
  const { field, through } = fieldOf({ ...page, pairings });
  const worth = withByes(field.points, page.tournament);
  const points = pointsBefore({ ...field, points: worth }, through(round - 1) + 1);
  return new Map(
    page.participants.flatMap(({ account, seed }) => {
      const own = points.get(seed);
      return own === undefined ? [] : [[account, own] as const];
    }),
  );
}

/** Each player's scores after the rounds, from the first, by account. */
export function scoresByRound(page: TournamentPage, rounds: number): ReadonlyMap<string, readonly HalfPoints[]> {
  const after = Array.from({ length: rounds }, (_, at) => scoresBefore(page, at + 2));
  return new Map(
    page.participants.map(({ account }) => [account, after.flatMap((scores) => scores.get(account) ?? [])]),
  );
}

/** In some tournaments byes have their own values. */
const withByes = (points: PointSystem, { byePoints: byes }: TournamentView): PointSystem => ({
  ...points,
  pairingAllocatedBye: fromPoints(byes['pairing-allocated']),
  fullPointBye: fromPoints(byes['full-point']),
  halfPointBye: fromPoints(byes['half-point']),
  zeroPointBye: fromPoints(byes['zero-point']),
});
