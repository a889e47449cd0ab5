import { z } from 'zod';
import type { AccountId, ClubId } from '../domain/ids.ts';
import {
  ACCOUNTS_PER_REQUEST,
  DEFAULT_COUNTRY,
  DEFAULT_GENDER,
  FIDE_SEARCH,
  LICHESS_NAME_MIN_LENGTH,
  LIST_MAX_ROWS,
  NAME_MAX_LENGTH,
  RECOVERY_CODE_MAX_LENGTH,
  SETUP_CODE_LENGTH,
} from '../domain/limits.ts';
import { RATING_LISTS } from '../domain/rating/lists.ts';
import { TITLES } from '../domain/titles.ts';
import { GAME_RESULTS } from '../domain/tournament/game-result.ts';
import { expected } from './expectations.ts';
import {
  countryCode,
  dayText,
  emailText,
  idOf,
  idText,
  newPassword,
  newUsername,
  optionalEmail,
  optionalRegion,
  personName,
  typedPassword,
} from './fields.ts';

// Log-in

export const loginPayload = z.object({ id: z.string().min(1).max(100), password: typedPassword });

const accountInfo = z.object({
  id: z.string(),
  name: z.string(),
  level: z.number(),
  /** The password was made by the program and is known to others: the next page asks for a new one. */
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
export type AuthInfo = z.output<typeof authInfoAnswer>;

// Creating accounts

/** A number, or its digits as a form sends them; an empty field is none. */
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
export const fideNumber = optionalNumber(999_999_999);
export const rating = optionalNumber(4_000);
export const optionalSex = z.enum(['M', 'F']).optional();
const optionalCountry = z
  .union([countryCode, z.literal('')])
  .nullish()
  .transform((country) => country || null);

const optionalClub = z
  .union([idOf<ClubId>(), z.literal('').transform(() => null)])
  .nullish()
  .transform((club) => club ?? null);

/** Who somebody is. Both names of a field are accepted where the specification has two (D-18). */
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
    sex: sent.sex ?? sent.gender ?? DEFAULT_GENDER,
    fideNumber: sent.fide_number,
    title: sent.title,
    fideRating: sent.fide_rating,
    federation: sent.fide_federation ?? sent.country ?? DEFAULT_COUNTRY,
    region: sent.region,
    email: sent.email || null,
    level: sent.level,
    ghost: sent.ghost,
    club: sent.club,
  }));

/** The password is told this once; a ghost has none and gets an empty text. */
export const createdAccount = z.object({ id: z.string(), password: z.string() });

/** POST /s/account/create-many: a slice of a list. Sent again, it makes nobody twice. */
export const createAccountsPayload = z.object({
  accounts: z.array(createAccountPayload).min(1).max(ACCOUNTS_PER_REQUEST),
});
/** One for each that was sent, in their order. */
export const createdAccounts = z.object({
  accounts: z.array(
    z.object({
      id: z.string(),
      /** Told this once; empty for a ghost and for one that was refused. */
      password: z.string(),
      /** Why the account was not made; null: it was. */
      refused: z.enum(['usernameExists', 'birthDateOutOfRange']).nullable(),
    }),
  ),
});
export type CreatedAccount = z.output<typeof createdAccounts>['accounts'][number];

// Settings

export const settingsAnswer = z.object({
  email: z.string().nullable(),
  lichess_username: z.string().nullable(),
  show_help_text: z.boolean(),
  /** Whether everybody sees the real name in the lists of clubs and teams, and on the profile (D-78). */
  show_real_name: z.boolean(),
});
export type SettingsAnswer = z.output<typeof settingsAnswer>;

/** GET /s/account/sessions: the log-ins of the caller that still hold, the latest first. */
export const sessionsAnswer = z.array(
  z.object({
    id: z.string(),
    /** Browser and system in words; empty where the browser did not say. */
    device: z.string(),
    created_at: z.string(),
    /** To the day: a log-in is noted as used at most once a day. */
    last_used: z.string(),
    /** The one that asks. */
    current: z.boolean(),
  }),
);
export type OwnSession = z.output<typeof sessionsAnswer>[number];

/** GET /s/account/calendar: when the secret address of the own calendar was made; null where there is none. */
export const calendarAddressAnswer = z.object({ made_at: z.string().nullable() });

/** POST /s/account/calendar: what the address has at its end. It is told once. */
export const madeCalendarAddress = z.object({ token: z.string() });

/** The end of such an address. What is none finds nothing. */
export const addressToken = z.string();

export const lichessName = z
  .string()
  .trim()
  .min(LICHESS_NAME_MIN_LENGTH)
  .max(30)
  .regex(/^[\w-]+$/);

/** PUT /s/account/settings. What is left out stays as it is; the e-mail is changed by its own call. */
export const settingsPayload = z
  .object({
    email: optionalEmail,
    lichess_username: z.union([lichessName, z.literal('').transform(() => null)]).nullish(),
    show_help_text: z.boolean().optional(),
    show_real_name: z.boolean().optional(),
  })
  .transform((sent) => ({
    email: sent.email === '' ? null : sent.email,
    lichessUsername: sent.lichess_username,
    showHelpText: sent.show_help_text,
    showRealName: sent.show_real_name,
  }));

export const changeEmailPayload = z
  .object({ new_email: emailText, pwd: typedPassword })
  .transform((sent) => ({ email: sent.new_email, password: sent.pwd }));

export const changePasswordPayload = z
  .object({ new_pwd: newPassword, pwd: typedPassword })
  .transform((sent) => ({ newPassword: sent.new_pwd, password: sent.pwd }));

export const eraseAccountPayload = z.object({ pwd: typedPassword }).transform(({ pwd }) => ({ password: pwd }));

/** What the page asks for: the present password, and the new one typed twice. */
export const changePasswordForm = z
  .object({ new_pwd: newPassword, again: z.string(), pwd: typedPassword })
  .refine(({ new_pwd, again }) => new_pwd === again, { path: ['again'], message: expected('equalPasswords') });

/** What may be sent as the code of a letter. */
export const recoveryCode = z.string().max(RECOVERY_CODE_MAX_LENGTH);

/** Whose code it is; null where it is not valid, or no longer. */
export const recoveryTest = z.object({ valid: z.boolean(), account: z.string().nullable() });

export const finishRecoveryPayload = z
  .object({ account: idText, recovery_code: recoveryCode, new_password: newPassword })
  .transform((sent) => ({ account: sent.account, code: sent.recovery_code, password: sent.new_password }));

/** What the page asks for: where the letter goes. */
export const recoverForm = z.object({ email: emailText });

/** What the page asks for: the new password, typed twice. */
export const newPasswordForm = z
  .object({ new_password: newPassword, again: z.string() })
  .refine(({ new_password, again }) => new_password === again, { path: ['again'], message: expected('samePassword') });

export const linkLichessPayload = z
  .object({ lichess_username: lichessName })
  .transform((sent) => ({ lichessUsername: sent.lichess_username }));

// The first account of a server

/** GET /s/setup: whether the server has no administrator yet, and takes a code to make one. */
export const setupAnswer = z.object({ open: z.boolean() });

/** POST /s/setup: the operator's code, and who the administrator is. */
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

/** POST /s/account/edit/{id}. Fields that are left out stay as they are; only the top level changes the home club. */
export const editAccountPayload = z
  .object({
    ...personFields,
    username: idText.optional(),
    club: optionalClub.optional(),
    fide_number: fideNumber.optional(),
    title: optionalTitle.optional(),
    fide_rating: rating.optional(),
    fide_federation: optionalCountry.optional(),
    region: optionalRegion.optional(),
  })
  .transform((sent) => ({
    firstName: sent.first_name,
    lastName: sent.last_name,
    birthDate: sent.birth_date,
    ...without({ sex: sent.sex ?? sent.gender }),
    ...without({ fideNumber: sent.fide_number, title: sent.title, fideRating: sent.fide_rating }),
    ...without({ federation: sent.fide_federation ?? undefined, region: sent.region }),
    ...without({ username: sent.username, homeClub: sent.club }),
  }));

export const setPasswordPayload = z.object({ password: newPassword });

// Powers

const POWER = /^(?:(club|organization):(all|arbiter|editor)|team:(captain)):([A-Za-z0-9_-]{1,40})$/;

/** A package of power by its name: club:arbiter:{clubId}, team:captain:{teamId}. */
const powerName = z.string().transform((text, context) => {
  const [, scope, power, captain, entity] = POWER.exec(text) ?? [];
  if (entity !== undefined) {
    if (captain !== undefined) return { scope: 'team', power: 'captain', entity } as const;
    if (scope !== undefined && power !== undefined)
      return { scope: scope as 'club' | 'organization', power: power as 'all' | 'arbiter' | 'editor', entity };
  }
  context.addIssue({ code: 'custom', message: 'no power' });
  return z.NEVER;
});

/** POST /s/account/add-power/club/{playerId} and /organization/{playerId}: exactly one package (D-36). */
export const addPowerPayload = z
  .object({ powers: z.array(powerName).length(1), id: z.string() })
  .transform(({ powers, id }, context) => {
    const [power] = powers;
    if (power !== undefined) return { power, id };
    context.addIssue({ code: 'custom', message: 'no power', path: ['powers'] });
    return z.NEVER;
  });
export const removePowerPayload = z
  .object({ power: powerName, id: idOf<AccountId>() })
  .transform(({ power, id }) => ({ power, account: id }));

const holder = z.object({ account_id: z.string(), first_name: z.string(), last_name: z.string() });
export const clubPowersAnswer = z.object({
  all: z.array(holder),
  arbiter: z.array(holder),
  editor: z.array(holder),
  captain: z.array(holder.extend({ team: z.string(), team_name: z.string() })),
});
export const organizationPowersAnswer = clubPowersAnswer.omit({ captain: true });

const named = z.object({ id: z.string(), name: z.string() });
const offices = z.object({
  manager: z.array(named),
  all: z.array(named),
  arbiter: z.array(named),
  editor: z.array(named),
});
/** GET /s/account/powers: what the caller may organise for, and whose texts he may edit. */
export const powersAnswer = z.object({ organizations: offices, clubs: offices });
export type PowersAnswer = z.output<typeof powersAnswer>;

export const idListAnswer = z.array(z.string());
export const managedTeamsAnswer = z.array(z.object({ id: z.string(), name: z.string(), club: z.string() }));

/** GET /s/account/memberships: what the caller is a member of. */
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
export type MembershipsAnswer = z.output<typeof membershipsAnswer>;

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
export type FidePlayerView = z.output<typeof fidePlayer>;

/** GET /s/account/fide-autocomplete/{number}: without success nobody has the number (checklist D-63). */
export const fideLookUpAnswer = z.object({ success: z.boolean() }).extend(fidePlayer.partial().shape);
export const fideSearchQuery = z.object({ q: z.string().min(FIDE_SEARCH.minCharacters).max(NAME_MAX_LENGTH) });
export const fidePlayersAnswer = z.array(fidePlayer);

/** An account in the lists of a club's managers. Private fields are null unless the club is its home. */
export const accountRow = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  title: z.string().nullable(),
  fide_number: z.number().nullable(),
  fide_rating: z.number().nullable(),
  fide_federation: z.string(),
  ghost: z.boolean(),
  clubs: z.array(z.string()),
  /** Whether the account is at home in a club that the reader manages. */
  at_home: z.boolean(),
  birth_date: z.string().nullable(),
  sex: z.enum(['M', 'F']).nullable(),
  region: z.string().nullable(),
  level: z.number().nullable(),
  /** Managers set the password only of an account without e-mail. */
  has_email: z.boolean().nullable(),
});
export type AccountRowAnswer = z.output<typeof accountRow>;

/** A club, an organisation or a team that somebody belongs to. */
const house = z.object({ id: z.string(), name: z.string(), profile_picture: z.string() });

/** The names are null where the reader may not see them. */
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
  memberships: z.object({ organizations: z.array(house), clubs: z.array(house), teams: z.array(house) }),
  /**
   * The estimate of what FIDE's next list brings, in hundredths of a rating point for each list, from the tournaments since
   * the one of this month (202611); only where a game counts.
   */
  rating_estimate: z.object({
    since: z.number().int(),
    lists: z.array(z.object({ list: z.enum(RATING_LISTS), change: z.number().int(), games: z.number().int() })),
  }),
  /** The rating with which somebody entered each tournament, the oldest first. */
  ratings: z.array(z.object({ date: z.string(), rating: z.number(), tournament: z.string() })),
});
export type ProfileAnswer = z.output<typeof profileAnswer>;

/**
 * GET /s/profile/{id}/against/{other}: how often the first has won, drawn and lost against the other in games that were
 * played, and every meeting that the reader may see, the newest first.
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
      /** The game as it was played online; null for one over the board. */
      game: z.string().nullable(),
    }),
  ),
});
export type HeadToHead = z.output<typeof headToHeadAnswer>;

/** The same fields but those that were not sent. */
function without<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
