/** Fields of a tournament archive. */
import { z } from 'zod';
import { type AccountId, asId, type TeamId } from '../../../domain/kernel/ids.ts';
import { NAME_MAX_LENGTH } from '../../../domain/kernel/limits.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { EntrantId } from '../../../domain/tournament/value/state.ts';
import { branded } from '../../codec/record.ts';

export const count = z.number().int().min(0).max(100_000);
export const moment = branded(z.number().int().min(0).max(8_640_000_000_000_000), millis);
export const halves = branded(z.number().int().min(0).max(200), halfPoints);
export const color = z.enum(['white', 'black']);

export const oneLine = z
  .string()
  .max(2 * NAME_MAX_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>]*$/u);

const keyOf = <Id extends EntrantId>() => branded(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), (key) => asId<Id>(key));

/** The keys of a player and a team within the file, and of either. */
export const playerKey = keyOf<AccountId>();
export const teamKey = keyOf<TeamId>();
export const entrantKey = keyOf<EntrantId>();
