/** Nominal typing; the brand does not exist at run time. */
export type Branded<Base, Name extends string> = Base & { readonly __brand: Name };

/** The user name, which is also the account's identity. */
export type AccountId = Branded<string, 'AccountId'>;
export type TournamentId = Branded<string, 'TournamentId'>;
export type TemplateId = Branded<string, 'TemplateId'>;
export type EventId = Branded<string, 'EventId'>;
/** Unique in all events; with the prefix of guests it is the id of the entry's player. */
export type EntryId = Branded<string, 'EntryId'>;
/** Short name of a group within its event. */
export type GroupCode = Branded<string, 'GroupCode'>;
export type GameId = Branded<string, 'GameId'>;
export type ClubId = Branded<string, 'ClubId'>;
export type OrganizationId = Branded<string, 'OrganizationId'>;
export type TeamId = Branded<string, 'TeamId'>;
export type LeagueId = Branded<string, 'LeagueId'>;
/** Unique within its league only. */
export type SeasonId = Branded<string, 'SeasonId'>;
export type CategoryId = Branded<string, 'CategoryId'>;
/** Hash of the session token, so the id itself grants no access. */
export type SessionId = Branded<string, 'SessionId'>;
/** Credential id from the authenticator (base64url). */
export type PasskeyId = Branded<string, 'PasskeyId'>;
/** Hash of an erased account's user name; recognises the name without revealing it. */
export type NameHash = Branded<string, 'NameHash'>;
export type InvitationId = Branded<string, 'InvitationId'>;

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Letters, digits, underscore and hyphen (tournaments specification, section 5). */
export const isId = (text: string): boolean => ID.test(text);

/** Reserved prefix of guest ids: participants without an account, and erased accounts. */
export const GUEST_PREFIX = 'guest-';

export const isGuestId = (id: string): boolean => id.toLowerCase().startsWith(GUEST_PREFIX);

/** Sender of system messages; reserved. */
export const SYSTEM_SENDER = 'system';

/** Reserved ids: the system sender, and the side without an opponent. */
const RESERVED: readonly string[] = [SYSTEM_SENDER, 'bye'];

export const isReservedId = (id: string): boolean => RESERVED.includes(id.toLowerCase());

/** Brands a text that is already known to be an id, from the database or generated. */
export const asId = <Id extends Branded<string, string>>(text: string): Id => text as Id;
