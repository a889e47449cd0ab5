import { isSameBoard, type UndoStep } from '../result-log.ts';
import type { OutboxStore } from './outbox-store.ts';
import { conflictingResult, isAbout } from './result-errors.ts';
import { takenAt } from './taken-results.ts';

/** Sends a list, of which the server stores all or, where a board has another result, nothing. */
export type SendList = (entries: UndoStep) => Promise<{ readonly revision: number }>;

export interface ListAnswer {
  readonly taken: UndoStep;
  readonly revision: number | undefined;
}

/** Sends several results as one list, without the boards on which the server reports another result. */
export async function sendList(store: OutboxStore, entries: UndoStep, send: SendList): Promise<ListAnswer> {
  let rest = entries;
  while (rest.length > 0) {
    try {
      const { revision } = await send(rest);
      store.note({ kind: 'entered', entries: rest });
      store.take(rest.map(({ board, result }) => takenAt(board, result, revision)));
      return { taken: rest, revision };
    } catch (error) {
      const disputed = rest.find(({ board }) => isAbout(error, board));
      const theirs = conflictingResult(error);
      if (disputed === undefined || theirs === undefined) throw error;
      rest = rest.filter(({ board }) => !isSameBoard(board, disputed.board));
      store.step({ kind: 'disputed', entry: disputed, theirs });
    }
  }
  return { taken: [], revision: undefined };
}
