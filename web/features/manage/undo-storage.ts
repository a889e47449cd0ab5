import * as z from 'zod/mini';
import { GAME_RESULTS } from '../../../domain/tournament/game-result.ts';
import { type PersonalStorage, personalKey } from '../../personal-storage.ts';
import type { Entry, Step } from './result-log.ts';
import type { Desk } from './unsent-storage.ts';

const keyOf = ({ account, tid }: Desk): string => personalKey(account, 'undo-steps', tid);

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

/** Keeps what can be undone, so that it still can be after a reload. */
export function keepSteps(storage: PersonalStorage, desk: Desk, log: readonly Step[]): void {
  if (log.length === 0) storage.removeItem(keyOf(desk));
  else storage.setItem(keyOf(desk), JSON.stringify(log));
}

/** What could be undone before a reload, the last first. What cannot be read is nothing. */
export function readSteps(storage: PersonalStorage, desk: Desk): readonly Step[] {
  const read = kept.safeParse(parse(storage.getItem(keyOf(desk)) ?? '[]'));
  return read.success ? read.data.map((step) => step.map(toEntry)) : [];
}

function toEntry({ board: { game, match, ...board }, ...entry }: z.output<typeof kept>[number][number]): Entry {
  return {
    ...entry,
    board: { ...board, ...(game !== undefined && { game }), ...(match !== undefined && { match }) },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
