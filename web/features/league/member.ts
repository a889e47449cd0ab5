/** A player or a team of a league, as in the responses about seasons. */
export interface LeagueMember {
  readonly user_id: string | null;
  readonly team_id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly team_name: string | null;
}

/** Unique among players and teams, which may have the same id. */
export const memberKey = ({ user_id, team_id }: Pick<LeagueMember, 'user_id' | 'team_id'>): string =>
  user_id === null ? `team ${team_id ?? ''}` : `player ${user_id}`;

export const memberName = ({ team_name, first_name, last_name }: LeagueMember): string =>
  team_name ?? `${first_name} ${last_name}`.trim();
