import * as z from 'zod/mini';
import { given } from '../../../../../domain/kernel/given.ts';
import { GAME_RESULTS } from '../../../../../domain/tournament/value/game-result.ts';
import { type UserStorage, userKey, userKeys } from '../../../../app/user-storage.ts';
import type { BoardKey } from '../result-log.ts';
import { restored, type Unsent, type UnsentResult } from './unsent-results.ts';

/** The account and the tournament that the results belong to. */
export interface Desk {
  readonly account: string;
  readonly tid: string;
}

const NAME = 'unsent-results';

/** One item for each board, as two tabs may have the same desk open. */
const keyOf = ({ account, tid }: Desk, { round, white, black, game }: BoardKey): string =>
  userKey(account, NAME, tid, round, white, black, ...(game === undefined ? [] : [game]));

const entered = z.nullable(z.enum(GAME_RESULTS));
const kept = z.object({
  round: z.int(),
  white: z.string(),
  black: z.string(),
  game: z.optional(z.int()),
  match: z.optional(z.int()),
  board: z.int(),
  result: entered,
  known: z.array(entered),
  theirs: z.optional(entered),
  /** Position in the order of typing. */
  at: z.int(),
});

/** Stores the changes between two states, so that they survive a reload. */
export function keepUnsent(storage: UserStorage, desk: Desk, before: Unsent, after: Unsent): void {
  const gone = new Set(before.results.map((entry) => keyOf(desk, entry)));
  for (const [at, entry] of after.results.entries()) {
    gone.delete(keyOf(desk, entry));
    if (before.results[at] !== entry) storage.setItem(keyOf(desk, entry), JSON.stringify({ ...entry, at }));
  }
  for (const key of gone) storage.removeItem(key);
}

/** Results typed before a reload and not known to be stored. Unreadable ones are dropped. */
export function readUnsent(storage: UserStorage, { account, tid }: Desk): Unsent {
  const found = userKeys(storage, account, NAME, tid).flatMap((key) => {
    const read = kept.safeParse(parse(storage.getItem(key) ?? ''));
    return read.success ? [read.data] : [];
  });
  const inOrder = found.sort((one, other) => one.at - other.at);
  return restored(
    inOrder.map(
      ({ at: _, game, match, theirs, ...entry }): UnsentResult => ({
        ...entry,
        ...given({ game, match, theirs }),
      }),
    ),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
