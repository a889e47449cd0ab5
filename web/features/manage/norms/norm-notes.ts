import * as z from 'zod/mini';
import { given } from '../../../../domain/kernel/given.ts';
import { DECLARED_EXEMPTIONS, NORM_OCCASIONS } from '../../../../domain/rating/norms/input.ts';
import { type UserStorage, userKey } from '../../../app/user-storage.ts';

/** What an arbiter has declared and typed for the norms of a tournament. */
export interface NormNotes {
  readonly occasion: (typeof NORM_OCCASIONS)[number];
  readonly exemption: (typeof DECLARED_EXEMPTIONS)[number] | null;
  /** yyyy-mm-dd; empty if unknown. */
  readonly registeredOn: string;
  readonly unchanged: boolean;
  readonly rated: boolean;
  /** In the tournament report. */
  readonly remarks: string;
  /** Federation of the arbiters; null if not stated. */
  readonly federation: string | null;
}

export const NO_NOTES: NormNotes = {
  occasion: 'ordinary',
  exemption: null,
  registeredOn: '',
  unchanged: false,
  rated: false,
  remarks: '',
  federation: null,
};

const kept = z.object({
  occasion: z.enum(NORM_OCCASIONS),
  exemption: z.nullable(z.enum(DECLARED_EXEMPTIONS)),
  registeredOn: z.string(),
  unchanged: z.boolean(),
  rated: z.boolean(),
  remarks: z.string(),
  federation: z.nullable(z.string()),
});

const keyOf = (account: string, tid: string): string => userKey(account, 'norm-notes', tid);

export const keepNotes = (storage: UserStorage, account: string, tid: string, notes: NormNotes): void =>
  storage.setItem(keyOf(account, tid), JSON.stringify(notes));

/** Unreadable notes are dropped. */
export function readNotes(storage: UserStorage, account: string, tid: string): NormNotes {
  const text = storage.getItem(keyOf(account, tid));
  if (text === null) return NO_NOTES;
  const read = kept.safeParse(parse(text));
  return read.success ? read.data : NO_NOTES;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The declarations as the calls take them; what is usual is left out. */
export const queryOf = ({ occasion, exemption, registeredOn, unchanged, rated }: NormNotes) =>
  given({
    occasion: occasion === 'ordinary' ? undefined : occasion,
    exemption: exemption ?? undefined,
    registeredOn: registeredOn === '' ? undefined : registeredOn,
    unchanged: unchanged ? ('true' as const) : undefined,
    rated: rated ? ('true' as const) : undefined,
  });
