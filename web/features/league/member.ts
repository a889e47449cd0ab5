/** A player or a team of a league, as in the responses about seasons. */
export interface LeagueMember {
  readonly userId: string | null;
  readonly teamId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly teamName: string | null;
}

/** Unique among players and teams, which may have the same id. */
export const memberKey = ({ userId, teamId }: Pick<LeagueMember, 'userId' | 'teamId'>): string =>
  userId === null ? `team ${teamId ?? ''}` : `player ${userId}`;

export const memberName = ({ teamName, firstName, lastName }: LeagueMember): string =>
  teamName ?? `${firstName} ${lastName}`.trim();
