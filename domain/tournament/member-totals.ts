/**
 * The team tables of the formats in which everybody plays for himself and the team collects: school chess (team Monrad)
 * and team Konrad (formats sheet, sections 6 and 7). Who is equal after the figures of the format shares the place.
 */
import type { HalfPoints } from '../points.ts';
import { schoolWeight } from './school-weight.ts';

export interface MemberTeam<Id> {
  readonly id: Id;
  /** Sum of the members' points. */
  readonly gameScore: HalfPoints;
  /** Games that the members have started. */
  readonly games: number;
  /** Pupils of a school class; null where nobody told. */
  readonly memberCount: number | null;
}

export interface MemberTeamRow<Id> extends MemberTeam<Id> {
  readonly rank: number;
}

export interface SchoolTeamRow<Id> extends MemberTeamRow<Id> {
  /** The weighted points of the class. */
  readonly ssw: number;
}

/** School chess: by weighted points, then by points. */
export const schoolStandings = <Id>(teams: readonly MemberTeam<Id>[]): SchoolTeamRow<Id>[] =>
  ranked(
    teams.map((team) => ({ ...team, ssw: schoolWeight(team.gameScore, team.memberCount) })),
    (a, b) => b.ssw - a.ssw || b.gameScore - a.gameScore,
  );

/** Team Konrad: by points, then by points for each game started. */
export const konradStandings = <Id>(teams: readonly MemberTeam<Id>[]): MemberTeamRow<Id>[] =>
  // Points for each game compared without dividing; points may come without a game, as for a bye.
  ranked(
    teams,
    (a, b) => b.gameScore - a.gameScore || b.gameScore * Math.max(1, a.games) - a.gameScore * Math.max(1, b.games),
  );

/** In the order given; equals share the rank: 1, 2, 2, 4. */
function ranked<Team>(teams: readonly Team[], order: (a: Team, b: Team) => number): (Team & { rank: number })[] {
  let rank = 1;
  const sorted = [...teams].sort(order);
  return sorted.map((team, index) => {
    const above = sorted[index - 1];
    if (above !== undefined && order(above, team) !== 0) rank = index + 1;
    return { ...team, rank };
  });
}
