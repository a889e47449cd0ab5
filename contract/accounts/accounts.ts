import { z } from 'zod';
import type { AccountId, ClubId } from '../../domain/kernel/ids.ts';
import {
  ACCOUNTS_PER_REQUEST,
  DEFAULT_COUNTRY,
  FIDE_NUMBER_MAX,
  FIDE_SEARCH,
  LICHESS_NAME_MIN_LENGTH,
  LIST_MAX_ROWS,
  NAME_MAX_LENGTH,
  RECOVERY_CODE_MAX_LENGTH,
  SETUP_CODE_LENGTH,
} from '../../domain/kernel/limits.ts';
import { TITLES } from '../../domain/people/titles.ts';
import { RATING_LISTS } from '../../domain/rating/lists.ts';
import { GAME_RESULTS } from '../../domain/tournament/value/game-result.ts';
import type { CamelKeys } from '../codec/case.ts';
import {
  countryCode,
  dayText,
  emailText,
  idOf,
  idText,
  nationalId,
  newPassword,
  newUsername,
  optionalEmail,
  optionalRegion,
  personName,
  pictureUrl,
  typedPassword,
} from '../http/fields.ts';
import { expected } from '../tournament/expectations.ts';

// Log-in

export const loginPayload = z.object({ id: z.string().min(1).max(100), password: typedPassword });

const accountInfo = z.object({
  id: z.string(),
  name: z.string(),
  level: z.literal([0, 1, 2, 3]),
  /** The password was generated and is known to others: the next page asks for a new one. */
  must_change_password: z.boolean(),
  show_help_text: z.boolean(),
  powers: z.object({
    organization_all: z.array(z.string()),
    club_all: z.array(z.string()),
    organization_arbiter: z.array(z.string()),
    club_arbiter: z.array(z.string()),
    organization_editor: z.array(z.string()),
    club_editor: z.array(z.string()),
    team_captain: z.array(z.string()),
  }),
});
export const authInfoAnswer = z.object({ authenticated: z.boolean(), info: accountInfo.nullable() });
export type AuthInfo = CamelKeys<z.output<typeof authInfoAnswer>>;

// Creating accounts

/** A number, or its digits as a form sends them; an empty field means none. */
const optionalNumber = (max: number) =>
  z
    .union([
      z.number().int().min(0).max(max),
      z
        .string()
        .regex(/^\d{0,9}$/)
        .transform((text) => (text === '' ? null : Number(text)))
        .refine((number) => number === null || number <= max),
    ])
    .nullish()
    .transform((number) => number || null);

export const optionalTitle = z
  .union([z.enum(TITLES), z.literal('')])
  .nullish()
  .transform((title) => title || null);
export const fideNumber = optionalNumber(FIDE_NUMBER_MAX);
export const rating = optionalNumber(4_000);
export const optionalSex = z.enum(['M', 'F']).nullable().optional();
const optionalCountry = z
  .union([countryCode, z.literal('')])
  .nullish()
  .transform((country) => country || null);

const optionalClub = z
  .union([idOf<ClubId>(), z.literal('').transform(() => null)])
  .nullish()
  .transform((club) => club ?? null);

/** Personal details. Where the specification has two names for a field, both are accepted (D-18). */
const personFields = {
  first_name: personName,
  last_name: personName,
  birth_date: dayText,
  sex: optionalSex,
  gender: optionalSex,
};

/** POST /s/account/create. */
export const createAccountPayload = z
  .object({
    username: newUsername,
    ...personFields,
    fide_number: fideNumber,
    /** In the rating list of the federation. */
    national_id: nationalId.optional(),
    title: optionalTitle,
    fide_rating: rating,
    fide_federation: optionalCountry,
    country: optionalCountry,
    region: optionalRegion,
    email: optionalEmail,
    level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
    ghost: z.boolean().default(false),
    club: optionalClub,
  })
  .transform((sent) => ({
    username: sent.username,
    firstName: sent.first_name,
    lastName: sent.last_name,
    birthDate: sent.birth_date,
    sex: sent.sex ?? sent.gender ?? null,
    fideNumber: sent.fide_number,
    nationalId: sent.national_id ?? null,
    title: sent.title,
    fideRating: sent.fide_rating,
    federation: sent.fide_federation ?? sent.country ?? DEFAULT_COUNTRY,
    region: sent.region,
    email: sent.email || null,
    level: sent.level,
    ghost: sent.ghost,
    club: sent.club,
  }));

/** The password is returned only once; empty for a ghost, which has none. */
export const createdAccount = z.object({ id: z.string(), password: z.string() });

/** POST /s/account/create-many: a slice of a list. Sending it again creates no duplicates. */
export const createAccountsPayload = z.object({
  accounts: z.array(createAccountPayload).min(1).max(ACCOUNTS_PER_REQUEST),
});
/** The outcomes in the order of the request. */
export const createdAccounts = z.object({
  accounts: z.array(
    z.object({
      id: z.string(),
      /** Returned only once; empty for a ghost and for a refused account. */
      password: z.string(),
      /** Why the account was refused; null if it was created. */
      refused: z.enum(['usernameExists', 'birthDateOutOfRange', 'fideNumberTaken']).nullable(),
      /** Parameters for the refusal's text: the FIDE number and the account that has it. */
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});
export type CreatedAccount = CamelKeys<z.output<typeof createdAccounts>['accounts'][number]>;

// Settings

export const settingsAnswer = z.object({
  email: z.string().nullable(),
  lichess_username: z.string().nullable(),
  show_help_text: z.boolean(),
  /** Whether everybody sees the real name in the lists of clubs and teams and on the profile (D-78). */
  show_real_name: z.boolean(),
  /** Shown on the profile; empty for none. */
  profile_picture: z.string(),
});
export type SettingsAnswer = CamelKeys<z.output<typeof settingsAnswer>>;

/** GET /s/account/sessions: the caller's valid sessions, the latest first. */
export const sessionsAnswer = z.array(
  z.object({
    id: z.string(),
    /** Browser and system; empty if unknown. */
    device: z.string(),
    created_at: z.string(),
    /** Rounded to the day, because the use of a session is recorded at most once a day. */
    last_used: z.string(),
    /** The session of this request. */
    current: z.boolean(),
  }),
);
export type OwnSession = CamelKeys<z.output<typeof sessionsAnswer>[number]>;

/** GET /s/account/calendar: when the caller's secret calendar address was created; null if there is none. */
export const calendarAddressAnswer = z.object({ made_at: z.string().nullable() });

/** POST /s/account/calendar: the token at the end of the address, which is returned only once. */
export const madeCalendarAddress = z.object({ token: z.string() });

/** The last part of such an address. An invalid one is not found. */
export const addressToken = z.string();

export const lichessName = z
  .string()
  .trim()
  .min(LICHESS_NAME_MIN_LENGTH)
  .max(30)
  .regex(/^[\w-]+$/);

/** PUT /s/account/settings. Omitted fields stay unchanged; the e-mail address has its own call. */
export const settingsPayload = z
  .object({
    email: optionalEmail,
    lichess_username: z.union([lichessName, z.literal('').transform(() => null)]).nullish(),
    show_help_text: z.boolean().optional(),
    show_real_name: z.boolean().optional(),
    profile_picture: pictureUrl.optional(),
  })
  .transform((sent) => ({
    email: sent.email === '' ? null : sent.email,
    lichessUsername: sent.lichess_username,
    showHelpText: sent.show_help_text,
    showRealName: sent.show_real_name,
    profilePicture: sent.profile_picture,
  }));

/** The part of it that the picture form sends. */
export const picturePayload = z.object({ profile_picture: pictureUrl });

export const changeEmailPayload = z
  .object({ new_email: emailText, pwd: typedPassword })
  .transform((sent) => ({ email: sent.new_email, password: sent.pwd }));

export const changePasswordPayload = z
  .object({ new_pwd: newPassword, pwd: typedPassword })
  .transform((sent) => ({ newPassword: sent.new_pwd, password: sent.pwd }));

export const eraseAccountPayload = z.object({ pwd: typedPassword }).transform(({ pwd }) => ({ password: pwd }));

/** The form: the current password, and the new one twice. */
export const changePasswordForm = z
  .object({ new_pwd: newPassword, again: z.string(), pwd: typedPassword })
  .refine(({ new_pwd, again }) => new_pwd === again, { path: ['again'], message: expected('equalPasswords') });

/** Any text is accepted as the code of an e-mail, up to this length. */
export const recoveryCode = z.string().max(RECOVERY_CODE_MAX_LENGTH);

/** The account of a code; null if the code is invalid or expired. */
export const recoveryTest = z.object({ valid: z.boolean(), account: z.string().nullable() });

export const finishRecoveryPayload = z
  .object({ account: idText, recovery_code: recoveryCode, new_password: newPassword })
  .transform((sent) => ({ account: sent.account, code: sent.recovery_code, password: sent.new_password }));

export const recoverForm = z.object({ email: emailText });

/** The form: the new password, twice. */
export const newPasswordForm = z
  .object({ new_password: newPassword, again: z.string() })
  .refine(({ new_password, again }) => new_password === again, { path: ['again'], message: expected('samePassword') });

export const linkLichessPayload = z
  .object({ lichess_username: lichessName })
  .transform((sent) => ({ lichessUsername: sent.lichess_username }));

// The first account of a server

/** GET /s/setup: whether the server still has no administrator and accepts a setup code. */
export const setupAnswer = z.object({ open: z.boolean() });

/** POST /s/setup: the operator's code and the new administrator. */
export const setupPayload = z
  .object({
    code: z.string().min(1).max(SETUP_CODE_LENGTH.max),
    username: newUsername,
    first_name: personName,
    last_name: personName,
    email: optionalEmail,
    password: newPassword,
  })
  .transform((sent) => ({
    code: sent.code,
    username: sent.username,
    firstName: sent.first_name,
    lastName: sent.last_name,
    email: sent.email || null,
    password: sent.password,
  }));

// Managers over the accounts of their club

/** POST /s/account/edit/{id}. Omitted fields stay unchanged; only the top level changes the home club. */
export const editAccountPayload = z
  .object({
    ...personFields,
    username: idText.optional(),
    club: optionalClub.optional(),
    fide_number: fideNumber.optional(),
    national_id: nationalId.optional(),
    title: optionalTitle.optional(),
    fide_rating: rating.optional(),
    fide_federation: optionalCountry.optional(),
    region: optionalRegion.optional(),
  })
  .transform((sent) => ({
    firstName: sent.first_name,
    lastName: sent.last_name,
    birthDate: sent.birth_date,
    ...without({ sex: sent.sex === undefined ? sent.gender : sent.sex }),
    ...without({
      fideNumber: sent.fide_number,
      nationalId: sent.national_id,
      title: sent.title,
      fideRating: sent.fide_rating,
    }),
    ...without({ federation: sent.fide_federation ?? undefined, region: sent.region }),
    ...without({ username: sent.username, homeClub: sent.club }),
  }));

export const setPasswordPayload = z.object({ password: newPassword });

// Roles

const ROLE = /^(?:(club|organization):(all|arbiter|editor)|team:(captain)):([A-Za-z0-9_-]{1,40})$/;

/** A role as text: club:arbiter:{clubId}, team:captain:{teamId}. */
const roleName = z.string().transform((text, context) => {
  const [, scope, role, captain, entity] = ROLE.exec(text) ?? [];
  if (entity !== undefined) {
    if (captain !== undefined) return { scope: 'team', role: 'captain', entity } as const;
    if (scope !== undefined && role !== undefined)
      return { scope: scope as 'club' | 'organization', role: role as 'all' | 'arbiter' | 'editor', entity };
  }
  context.addIssue({ code: 'custom', message: 'no role' });
  return z.NEVER;
});

/** POST /s/account/add-power/club/{playerId} and /organization/{playerId}: exactly one role (D-36). */
export const grantRolePayload = z
  .object({ powers: z.array(roleName).length(1), id: z.string() })
  .transform(({ powers, id }, context) => {
    const [role] = powers;
    if (role !== undefined) return { role, id };
    context.addIssue({ code: 'custom', message: 'no role', path: ['powers'] });
    return z.NEVER;
  });
export const revokeRolePayload = z
  .object({ power: roleName, id: idOf<AccountId>() })
  .transform(({ power: role, id }) => ({ role, account: id }));

const holder = z.object({ account_id: z.string(), first_name: z.string(), last_name: z.string() });
export const clubRolesAnswer = z.object({
  all: z.array(holder),
  arbiter: z.array(holder),
  editor: z.array(holder),
  captain: z.array(holder.extend({ team: z.string(), team_name: z.string() })),
});
export const organizationRolesAnswer = clubRolesAnswer.omit({ captain: true });

const named = z.object({ id: z.string(), name: z.string() });
const heldRoles = z.object({
  manager: z.array(named),
  all: z.array(named),
  arbiter: z.array(named),
  editor: z.array(named),
});
/** GET /s/account/powers: hosts whose tournaments the caller runs or whose texts they may edit. */
export const rolesAnswer = z.object({ organizations: heldRoles, clubs: heldRoles });
export type RolesAnswer = CamelKeys<z.output<typeof rolesAnswer>>;

export const idListAnswer = z.array(z.string());
export const managedTeamsAnswer = z.array(z.object({ id: z.string(), name: z.string(), club: z.string() }));

/** GET /s/account/memberships: the clubs and teams of which the caller is a member. */
export const membershipsAnswer = z.object({
  clubs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The home club manages the account. */
      home: z.boolean(),
    }),
  ),
  teams: z.array(z.object({ id: z.string(), name: z.string(), club: z.string() })),
});
export type MembershipsAnswer = CamelKeys<z.output<typeof membershipsAnswer>>;

// Other people

export const onlineStatusesPayload = z.object({ accounts: z.array(idOf<AccountId>()).max(LIST_MAX_ROWS) });
export const onlineStatusesAnswer = z.array(z.object({ account: z.string(), online: z.boolean() }));

export const fideAccountAnswer = z.object({
  success: z.boolean(),
  account: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
});

const fidePlayer = z.object({
  number: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  title: z.string().nullable(),
  rating: z.number().nullable(),
  federation: z.string(),
  birth_year: z.number().nullable(),
  sex: z.enum(['M', 'F']).nullable(),
});
export type FidePlayerView = CamelKeys<z.output<typeof fidePlayer>>;

/** GET /s/account/fide-autocomplete/{number}: `success` is false if no player has the number (checklist D-63). */
export const fideLookUpAnswer = z.object({ success: z.boolean() }).extend(fidePlayer.partial().shape);
export const fideSearchQuery = z.object({ q: z.string().min(FIDE_SEARCH.minCharacters).max(NAME_MAX_LENGTH) });
export const fidePlayersAnswer = z.array(fidePlayer);

/** An account in the lists for a club's managers. Private fields are null unless the club is its home club. */
export const accountRow = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  title: z.string().nullable(),
  fide_number: z.number().nullable(),
  /** Only for the home club. */
  national_id: z.string().nullable(),
  fide_rating: z.number().nullable(),
  fide_federation: z.string(),
  ghost: z.boolean(),
  clubs: z.array(z.string()),
  /** Whether the caller manages the account's home club. */
  at_home: z.boolean(),
  may_edit: z.boolean(),
  may_set_password: z.boolean(),
  birth_date: z.string().nullable(),
  sex: z.enum(['M', 'F']).nullable(),
  region: z.string().nullable(),
  level: z.number().nullable(),
  /** Managers may set passwords of accounts without an e-mail address only. */
  has_email: z.boolean().nullable(),
});
export type AccountRowAnswer = CamelKeys<z.output<typeof accountRow>>;

const affiliation = z.object({ id: z.string(), name: z.string(), profile_picture: z.string() });

/** Names are null if the viewer may not see them. */
export const profileAnswer = z.object({
  account: z.object({
    id: z.string(),
    username: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    title: z.string().nullable(),
    fide_rating: z.number().nullable(),
    fide_federation: z.string(),
    profile_picture: z.string().nullable(),
  }),
  online: z.enum(['true', 'false']),
  tournaments: z.array(z.object({ id: z.string(), name: z.string(), start_date: z.string(), end_date: z.string() })),
  games: z.array(
    z.object({
      id: z.string(),
      white_name: z.string(),
      black_name: z.string(),
      start: z.string(),
      tournament_name: z.string(),
      initial_time: z.number(),
      increment: z.number(),
      outcome: z.number().nullable(),
    }),
  ),
  memberships: z.object({
    organizations: z.array(affiliation),
    clubs: z.array(affiliation),
    teams: z.array(affiliation),
  }),
  /**
   * The estimated change in FIDE's next list, in hundredths of a rating point per list, from the tournaments since this
   * month's list (202611). Only lists with a counting game.
   */
  rating_estimate: z.object({
    since: z.number().int(),
    lists: z.array(z.object({ list: z.enum(RATING_LISTS), change: z.number().int(), games: z.number().int() })),
  }),
  /** The rating on entry to each tournament, in chronological order. */
  ratings: z.array(z.object({ date: z.string(), rating: z.number(), tournament: z.string() })),
});
export type ProfileAnswer = CamelKeys<z.output<typeof profileAnswer>>;

/**
 * GET /s/profile/{id}/against/{other}: wins, draws and losses of the first player in played games, and every pairing
 * that the caller may see, the latest first.
 */
export const headToHeadAnswer = z.object({
  account: z.string(),
  other: z.string(),
  wins: z.number(),
  draws: z.number(),
  losses: z.number(),
  meetings: z.array(
    z.object({
      tournament: z.string(),
      tournament_name: z.string(),
      date: z.string(),
      round: z.number(),
      white: z.string(),
      black: z.string(),
      result: z.enum(GAME_RESULTS).nullable(),
      /** The online game; null for an over-the-board game. */
      game: z.string().nullable(),
    }),
  ),
});
export type HeadToHead = CamelKeys<z.output<typeof headToHeadAnswer>>;

function without<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
