/**
 * Teams are paired like players: a team is an entrant, a match its round, the colour that of board 1, and the points
 * are match points. What players have no counterpart for, the game points, comes beside the field.
 */
import type { HalfPoints } from '../points.ts';
import type { Result } from '../result.ts';
import type { Entrant, Field, RoundResult } from '../tournament/field.ts';
import { type TeamEntrant, type TeamField, type TeamRoundResult, teamGamePointsOf } from '../tournament/team-field.ts';
import type { PairingInput, PairingRefusal, RoundPairing } from './pairing.ts';

export interface TeamPairingInput extends PairingInput {
  /** Game points before the round by team number; a team that is not named has none. */
  readonly gamePoints: ReadonlyMap<number, HalfPoints>;
}

/** A strategy for teams. One for players serves as well where game points do not matter. */
export type PairTeams = (input: TeamPairingInput) => Result<RoundPairing, PairingRefusal>;

/** A field of teams as a strategy reads it, and the game points before the round that is to be paired. */
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
