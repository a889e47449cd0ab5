/** School chess (team Monrad) and team Konrad (formats sheet, sections 6 and 7); equals share a place. */
import type { HalfPoints } from '../../kernel/points.ts';
import { schoolWeight } from './school-weight.ts';

export interface MemberTeam<Id> {
  readonly id: Id;
  readonly gameScore: HalfPoints;
  readonly games: number;
  /** Pupils of a school class; null if unknown. */
  readonly memberCount: number | null;
}

export interface MemberTeamRow<Id> extends MemberTeam<Id> {
  readonly rank: number;
}

export interface SchoolTeamRow<Id> extends MemberTeamRow<Id> {
  readonly ssw: number;
}

/** School chess: by weighted points, then points. */
export const schoolStandings = <Id>(teams: readonly MemberTeam<Id>[]): SchoolTeamRow<Id>[] =>
  ranked(
    teams.map((team) => ({ ...team, ssw: schoolWeight(team.gameScore, team.memberCount) })),
    (a, b) => b.ssw - a.ssw || b.gameScore - a.gameScore,
  );

/** Team Konrad: by points, then points per started game. */
export const konradStandings = <Id>(teams: readonly MemberTeam<Id>[]): MemberTeamRow<Id>[] =>
  // Compares by cross-multiplication; a bye gives points without a game.
  ranked(
    teams,
    (a, b) => b.gameScore - a.gameScore || b.gameScore * Math.max(1, a.games) - a.gameScore * Math.max(1, b.games),
  );

/** Equals share the rank: 1, 2, 2, 4. */
function ranked<Team>(teams: readonly Team[], order: (a: Team, b: Team) => number): (Team & { rank: number })[] {
  let rank = 1;
  const sorted = [...teams].sort(order);
  return sorted.map((team, index) => {
    const above = sorted[index - 1];
    if (above !== undefined && order(above, team) !== 0) rank = index + 1;
    return { ...team, rank };
  });
}
