import type { AccountId, ClubId, OrganizationId, TeamId } from '../ids.ts';

/**
 * What somebody may do for a club or an organisation: its manager, or the holder of a package of power. Who is arbiter by
 * one package and editor by another is both.
 */
export type Grant = 'manager' | 'all' | 'arbiterEditor' | 'arbiter' | 'editor';

/** Account levels: player, club manager, organisation manager, top. */
export type Level = 0 | 1 | 2 | 3;

/** Who is asking. */
export type Actor = Visitor | Person;

export interface Visitor {
  readonly kind: 'visitor';
}

export interface Person {
  readonly kind: 'person';
  readonly account: AccountId;
  readonly name: string;
  readonly level: Level;
  /** Grants by club; an organisation's own people hold theirs for its clubs too (checklist D-33). */
  readonly clubs: Readonly<Record<ClubId, Grant>>;
  readonly organizations: Readonly<Record<OrganizationId, Grant>>;
  /** Teams this person is captain of. */
  readonly captainOf: readonly TeamId[];
}

export const VISITOR: Visitor = { kind: 'visitor' };
