import { z } from 'zod';
import { dayText, idText, optionalEmail, personName } from './fields.ts';

export const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

export const loginPayload = z.object({ id: z.string().min(1).max(100), password: z.string().min(1).max(1000) });

const accountInfo = z.object({
  id: z.string(),
  name: z.string(),
  level: z.number(),
  powers: z.object({
    organization_all: z.array(z.string()),
    club_all: z.array(z.string()),
    organization_arbiter: z.array(z.string()),
    club_arbiter: z.array(z.string()),
    team_captain: z.array(z.string()),
  }),
});
export const authInfoAnswer = z.object({ authenticated: z.boolean(), info: accountInfo.nullable() });
export type AuthInfo = z.output<typeof authInfoAnswer>;

const optionalNumber = (max: number) =>
  z
    .union([
      z.number().int().min(0).max(max),
      z
        .string()
        .regex(/^\d{0,9}$/)
        .transform((text) => (text === '' ? null : Number(text))),
    ])
    .nullish();

/** POST /s/account/create. Both names of a field are accepted where the specification has two (D-18). */
export const createAccountPayload = z.object({
  username: idText,
  first_name: personName,
  last_name: personName,
  fide_number: optionalNumber(999_999_999),
  title: z.union([z.enum(TITLES), z.literal('')]).nullish(),
  fide_rating: optionalNumber(4_000),
  fide_federation: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  region: z.string().max(60).nullish(),
  birth_date: dayText,
  sex: z.enum(['M', 'F']).optional(),
  gender: z.enum(['M', 'F']).optional(),
  email: optionalEmail,
  level: z.number().int().min(0).max(3).default(0),
  ghost: z.boolean().default(false),
  club: idText.nullish(),
});
export type CreateAccountPayload = z.output<typeof createAccountPayload>;
export const createdAccount = z.object({ id: z.string(), password: z.string() });

export const settingsAnswer = z.object({
  email: z.string().nullable(),
  lichess_username: z.string().nullable(),
  show_help_text: z.boolean(),
});

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
});
