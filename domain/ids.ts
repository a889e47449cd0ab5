/** A plain value that only its own maker may give the name; no value carries the mark. */
export type Branded<Base, Name extends string> = Base & { readonly __brand: Name };

/** The user name a person logs in with; also the account's identity. */
export type AccountId = Branded<string, 'AccountId'>;
export type TournamentId = Branded<string, 'TournamentId'>;
/** The settings of a tournament, kept by a host to build others of. */
export type TemplateId = Branded<string, 'TemplateId'>;
export type GameId = Branded<string, 'GameId'>;
export type ClubId = Branded<string, 'ClubId'>;
export type OrganizationId = Branded<string, 'OrganizationId'>;
export type TeamId = Branded<string, 'TeamId'>;
export type LeagueId = Branded<string, 'LeagueId'>;
/** Of one league; another may have a season of the same id. */
export type SeasonId = Branded<string, 'SeasonId'>;
export type CategoryId = Branded<string, 'CategoryId'>;
/** A log-in, by the hash of its cookie's token: it proves nothing to who reads it, and opens nothing. */
export type SessionId = Branded<string, 'SessionId'>;
/** A passkey, by the id that its authenticator has given it (base64url). */
export type PasskeyId = Branded<string, 'PasskeyId'>;
/** What is kept of the user name of an erased account: it tells the name again, and does not say it. */
export type NameHash = Branded<string, 'NameHash'>;
export type InvitationId = Branded<string, 'InvitationId'>;

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Letters, digits, underscore and hyphen (tournaments specification, section 5). */
export const isId = (text: string): boolean => ID.test(text);

/**
 * How the ids of guests begin: participants of a tournament without an account of their own, and whoever had one that
 * was erased. Nobody may choose one.
 */
export const GUEST_PREFIX = 'guest-';

export const isGuestId = (id: string): boolean => id.toLowerCase().startsWith(GUEST_PREFIX);

/** The sender of the messages that the program writes. Nobody may choose it. */
export const SYSTEM_SENDER = 'system';

/** What stands in the place of an account: the sender of the program's messages, and the side without an opponent. */
const RESERVED: readonly string[] = [SYSTEM_SENDER, 'bye'];

export const isReservedId = (id: string): boolean => RESERVED.includes(id.toLowerCase());

/** Marks a text that is known to be an id: one read from the database, or made by us. */
export const asId = <Id extends Branded<string, string>>(text: string): Id => text as Id;
