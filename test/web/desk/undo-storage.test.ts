import { describe, expect, it } from 'vitest';
import { UNDO_STEPS_MAX } from '../../../domain/kernel/limits.ts';
import { clearOtherUsers } from '../../../web/app/user-storage.ts';
import { keepSteps, readSteps } from '../../../web/features/manage/results/outbox/undo-storage.ts';
import { NOTHING_UNSENT, stepUnsent, undoable } from '../../../web/features/manage/results/outbox/unsent-results.ts';
import { type ResultEntry, stepLog } from '../../../web/features/manage/results/result-log.ts';
import { aMemoryStorage } from '../../support/web/memory-storage.ts';
import { aPage, aPairing } from '../../support/web/tournament-pages.ts';

const desk = { account: 'ragnhild', tid: 'open' };
const won: ResultEntry = {
  board: { round: 1, white: 'anna', black: 'bo', board: 1 },
  result: 'whiteWins',
  before: null,
};
const drawn: ResultEntry = {
  board: { round: 2, white: 'cleo', black: 'dag', board: 2, match: 3, game: 1 },
  result: null,
  before: 'draw',
};

describe('what can be undone after a reload', () => {
  it('stored undo steps belong to one user and one tournament, and are cleared for another user', () => {
    const storage = aMemoryStorage();
    keepSteps(storage, desk, [[won, drawn], [won]]);
    expect(readSteps(storage, desk)).toEqual([[won, drawn], [won]]);
    expect(readSteps(storage, { ...desk, tid: 'cup' })).toEqual([]);
    expect(readSteps(storage, { ...desk, account: 'eirik' })).toEqual([]);
    clearOtherUsers(storage, 'eirik');
    expect(readSteps(storage, desk)).toEqual([]);
  });

  it('stored undo steps that cannot be read count as none, and an empty log leaves nothing behind', () => {
    const storage = aMemoryStorage();
    keepSteps(storage, desk, [[won]]);
    storage.setItem(storage.key(0) ?? '', '[[{"board":1}]]');
    expect(readSteps(storage, desk)).toEqual([]);
    keepSteps(storage, desk, []);
    expect(storage.length).toBe(0);
  });

  it('the log of entered results has a maximum length', () => {
    const log = Array.from({ length: UNDO_STEPS_MAX + 5 }).reduce<ReturnType<typeof stepLog>>(
      (steps) => stepLog(steps, { kind: 'entered', entries: [won] }),
      [],
    );
    expect(log).toHaveLength(UNDO_STEPS_MAX);
  });
});

describe('an entry can be undone', () => {
  const page = (result: string | null, outcome: number | null) =>
    aPage({}, { pairings: [aPairing('anna', 'bo', { result, outcome })] });
  const what = (shown: ReturnType<typeof page>, unsent = NOTHING_UNSENT) => {
    const { possible, changed } = undoable([won], shown, unsent);
    return [possible.length, changed.length];
  };

  it('an entry can be undone while its board is as it was entered', () => {
    expect(what(page('whiteWins', 1))).toEqual([1, 0]);
    expect(what(page('draw', 0))).toEqual([0, 1]);
    expect(what(page(null, null))).toEqual([0, 1]);
  });

  it('an unsent entry can be undone, unless somebody else has entered something different meanwhile', () => {
    const board = { ...won.board, result: null, outcome: null };
    const typed = stepUnsent(NOTHING_UNSENT, { kind: 'typed', board, result: 'whiteWins' });
    expect(what(page(null, null), typed)).toEqual([1, 0]);
    const compared = stepUnsent(typed, { kind: 'compared', page: page('draw', 0) });
    expect(what(page('draw', 0), compared)).toEqual([0, 1]);
  });

  it('an entry cannot be undone after its pairing is gone', () => {
    expect(what(aPage({}, { pairings: [] }))).toEqual([0, 1]);
  });
});
