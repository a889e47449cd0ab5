import type { AccountId, ClubId, OrganizationId, TeamId } from '../kernel/ids.ts';

/** A person's role in a club or organisation; 'arbiterEditor' combines the arbiter and the editor role. */
export type Grant = 'manager' | 'all' | 'arbiterEditor' | 'arbiter' | 'editor';

/** Account levels: player, club manager, organisation manager, top. */
export type Level = 0 | 1 | 2 | 3;

export type Actor = Visitor | Person;

export interface Visitor {
  readonly kind: 'visitor';
}

export interface Person {
  readonly kind: 'person';
  readonly account: AccountId;
  readonly name: string;
  readonly level: Level;
  /** Grants by club; people of an organisation hold theirs for its clubs too (checklist D-33). */
  readonly clubs: Readonly<Record<ClubId, Grant>>;
  readonly organizations: Readonly<Record<OrganizationId, Grant>>;
  /** Teams this person is captain of. */
  readonly captainOf: readonly TeamId[];
}

export const VISITOR: Visitor = { kind: 'visitor' };
