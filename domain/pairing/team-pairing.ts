/** A match is a round, with board 1's colour and match points; game points are passed separately. */
import type { HalfPoints } from '../kernel/points.ts';
import type { Result } from '../kernel/result.ts';
import type { Entrant, Field, RoundResult } from '../tournament/value/field.ts';
import {
  type TeamEntrant,
  type TeamField,
  type TeamRoundResult,
  teamGamePointsOf,
} from '../tournament/value/team-field.ts';
import type { PairingInput, PairingRefusal, RoundPairing } from './pairing.ts';

export interface TeamPairingInput extends PairingInput {
  /** Game points before the round by team number; missing teams have none. */
  readonly gamePoints: ReadonlyMap<number, HalfPoints>;
}

/** A team strategy; strategies for players are valid where game points do not matter. */
export type PairTeams = (input: TeamPairingInput) => Result<RoundPairing, PairingRefusal>;

export function teamsToPair(teams: TeamField, round: number): Pick<TeamPairingInput, 'field' | 'gamePoints'> {
  return {
    field: { rounds: teams.rounds, points: teams.matchPoints, entrants: teams.teams.map(asEntrant) } satisfies Field,
    gamePoints: new Map(teams.teams.map((team) => [team.number, gamePointsBefore(team, teams, round)])),
  };
}

function gamePointsBefore(team: TeamEntrant, teams: TeamField, round: number): HalfPoints {
  const results = team.results.slice(0, round - 1);
  return results.reduce((sum, result) => sum + teamGamePointsOf(result, teams), 0) as HalfPoints;
}

const asEntrant = ({ number, rating, results }: TeamEntrant): Entrant => ({
  number,
  rating,
  results: results.map(asRoundResult),
});

function asRoundResult(result: TeamRoundResult | null): RoundResult | null {
  if (result === null || result.kind === 'bye') return result;
  if (result.kind !== 'match') return { ...result, color: null };
  const { opponent, color, outcome } = result;
  return { kind: 'game', opponent, color, outcome };
}
