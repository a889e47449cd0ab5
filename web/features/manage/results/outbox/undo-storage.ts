import * as z from 'zod/mini';
import { given } from '../../../../../domain/kernel/given.ts';
import { GAME_RESULTS } from '../../../../../domain/tournament/value/game-result.ts';
import { type UserStorage, userKey } from '../../../../app/user-storage.ts';
import type { ResultEntry, UndoStep } from '../result-log.ts';
import type { Desk } from './unsent-storage.ts';

const keyOf = ({ account, tid }: Desk): string => userKey(account, 'undo-steps', tid);

const entered = z.nullable(z.enum(GAME_RESULTS));
const kept = z.array(
  z.array(
    z.object({
      board: z.object({
        round: z.int(),
        white: z.string(),
        black: z.string(),
        game: z.optional(z.int()),
        match: z.optional(z.int()),
        board: z.int(),
      }),
      result: entered,
      before: entered,
    }),
  ),
);

/** Stores the undo steps, so that they survive a reload. */
export function keepSteps(storage: UserStorage, desk: Desk, log: readonly UndoStep[]): void {
  if (log.length === 0) storage.removeItem(keyOf(desk));
  else storage.setItem(keyOf(desk), JSON.stringify(log));
}

/** The undo steps from before a reload, the last first. Unreadable ones are dropped. */
export function readSteps(storage: UserStorage, desk: Desk): readonly UndoStep[] {
  const read = kept.safeParse(parse(storage.getItem(keyOf(desk)) ?? '[]'));
  return read.success ? read.data.map((step) => step.map(toEntry)) : [];
}

function toEntry({ board: { game, match, ...board }, ...entry }: z.output<typeof kept>[number][number]): ResultEntry {
  return { ...entry, board: { ...board, ...given({ game, match }) } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
