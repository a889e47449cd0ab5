import { describe, expect, it } from 'vitest';
import { clearOtherUsers } from '../../../web/app/user-storage.ts';
import {
  NOTHING_UNSENT,
  nextToSend,
  restored,
  stepUnsent,
  type Unsent,
  type UnsentEvent,
  withUnsent,
} from '../../../web/features/manage/results/outbox/unsent-results.ts';
import { keepUnsent, readUnsent } from '../../../web/features/manage/results/outbox/unsent-storage.ts';
import { aMemoryStorage } from '../../support/web/memory-storage.ts';
import { aPage, aPairing } from '../../support/web/tournament-pages.ts';

const anna = aPairing('anna', 'bo', { board: 1 });
const cleo = aPairing('cleo', 'dag', { board: 2 });

const having = (events: readonly UnsentEvent[], from: Unsent = NOTHING_UNSENT) => events.reduce(stepUnsent, from);
const typed = (pairing: typeof anna, result: 'whiteWins' | 'draw' | 'blackWins' | null): UnsentEvent => ({
  kind: 'typed',
  board: pairing,
  result,
});
const server = (board1: 'whiteWins' | 'draw' | 'blackWins' | null): UnsentEvent => ({
  kind: 'compared',
  page: { pairings: [{ ...anna, result: board1, outcome: null }, cleo] },
});
const boards = ({ results }: Unsent) => results.map(({ board, result }) => [board, result]);
const first = (state: Unsent) => {
  const [entry] = state.results;
  if (entry === undefined) throw new Error('nothing waits');
  return entry;
};

describe('the games of a match on their way to the server', () => {
  const first = { round: 1, board: 1, white: 'anna', black: 'bo', game: 1, result: null, outcome: null };
  const played = (white: string, black: string, result: string): UnsentEvent => ({
    kind: 'compared',
    page: { pairings: [{ ...anna, matchGames: [{ white, black, result, outcome: 1, game: null }] }] },
  });

  it('unsent games of a match have one entry each, even if their colours are switched', () => {
    const state = having([
      { kind: 'typed', board: first, result: 'whiteWins' },
      { kind: 'typed', board: { ...first, game: 2 }, result: 'draw' },
      { kind: 'typed', board: { ...first, white: 'bo', black: 'anna' }, result: 'blackWins' },
    ]);
    expect(state.results.map(({ game, white, result }) => [game, white, result])).toEqual([
      [1, 'bo', 'blackWins'],
      [2, 'anna', 'draw'],
    ]);
  });

  it('unsent games of a match are compared in their own colours with what somebody else has entered', () => {
    const typedFirst: UnsentEvent = { kind: 'typed', board: first, result: 'whiteWins' };
    expect(having([typedFirst, played('bo', 'anna', 'blackWins')]).results).toEqual([]);
    expect(having([typedFirst, played('bo', 'anna', 'whiteWins')]).results).toMatchObject([{ theirs: 'blackWins' }]);
  });
});

describe('results on their way to the server', () => {
  it('unsent results are sent in the order they were typed, and each is removed when the server has taken it', () => {
    const state = having([typed(cleo, 'draw'), typed(anna, 'whiteWins')]);
    expect(boards(state)).toEqual([
      [2, 'draw'],
      [1, 'whiteWins'],
    ]);
    expect(nextToSend(state)?.board).toBe(2);
    const taken = having([{ kind: 'taken', entry: first(state) }], state);
    expect(boards(taken)).toEqual([[1, 'whiteWins']]);
  });

  it('unsent results are shown over the page, which keeps what the server has', () => {
    const page = aPage();
    const shown = withUnsent(page, having([typed(anna, 'whiteWins')]));
    expect(shown.pairings[0]).toMatchObject({ result: 'whiteWins', outcome: 1 });
    expect(page.pairings[0]).toMatchObject({ result: null, outcome: null });
  });

  it('a result that is typed again keeps its place in the queue and replaces the first', () => {
    const state = having([typed(anna, 'whiteWins'), typed(cleo, 'draw'), typed(anna, 'blackWins')]);
    expect(boards(state)).toEqual([
      [1, 'blackWins'],
      [2, 'draw'],
    ]);
  });

  it('a result that is removed before it is sent is not sent at all', () => {
    expect(having([typed(anna, 'whiteWins'), typed(anna, null)]).results).toEqual([]);
  });

  it('a corrected result is sent after the first one, which is on its way', () => {
    const state = having([typed(anna, 'whiteWins')]);
    const underWay = having([{ kind: 'sent', entry: first(state) }, typed(anna, 'draw')], state);
    const answered = having([{ kind: 'taken', entry: first(state) }], underWay);
    expect(answered.results).toMatchObject([{ result: 'draw', known: ['whiteWins'] }]);
  });

  it('an unsent result that the server refuses is dropped', () => {
    const state = having([typed(anna, 'whiteWins'), typed(cleo, 'draw')]);
    expect(boards(having([{ kind: 'refused', entry: first(state) }], state))).toEqual([[2, 'draw']]);
  });
});

describe('results that waited while the server was away', () => {
  const lost = having([typed(anna, 'whiteWins'), { kind: 'lost' }]);

  it('results that waited for the server are compared with its results before they are sent', () => {
    expect(lost.contact).toBe('away');
    expect(having([{ kind: 'triedAgain' }], lost).contact).toBe('unsure');
    expect(having([{ kind: 'triedAgain' }, server(null)], lost)).toMatchObject({
      contact: 'sure',
      results: [{ result: 'whiteWins' }],
    });
  });

  it('a waiting result that the server already has is not sent again', () => {
    expect(having([server('whiteWins')], lost).results).toEqual([]);
  });

  it('a waiting result overwrites an earlier one of the same arbiter that got no response', () => {
    const state = having([typed(anna, 'whiteWins')]);
    const again = having([{ kind: 'sent', entry: first(state) }, { kind: 'lost' }, typed(anna, 'draw')], state);
    expect(nextToSend(having([server('whiteWins')], again))).toMatchObject({ result: 'draw' });
  });

  it('a waiting result does not overwrite what another arbiter has entered meanwhile', () => {
    const disputed = having([server('blackWins')], lost);
    expect(disputed.results).toMatchObject([{ result: 'whiteWins', theirs: 'blackWins' }]);
    expect(nextToSend(disputed)).toBeUndefined();
  });

  it('the arbiter decides whether their own or the other result of a disputed board is kept', () => {
    const disputed = having([server('blackWins')], lost);
    const decide = (own: boolean) => having([{ kind: 'decided', entry: first(disputed), own }], disputed);
    expect(decide(false).results).toEqual([]);
    expect(nextToSend(decide(true))).toMatchObject({ result: 'whiteWins', known: ['blackWins'] });
  });

  it('a disputed result does not hold up the others', () => {
    const both = having([typed(cleo, 'draw'), server('blackWins')], lost);
    expect(nextToSend(both)?.board).toBe(2);
  });
});

describe('what is kept through a reload', () => {
  const desk = { account: 'ragnhild', tid: 'open' };
  const disputed = having([
    typed(anna, 'whiteWins'),
    { kind: 'lost' },
    server('draw'),
    typed(cleo, null),
    typed(cleo, 'draw'),
  ]);

  it('unsent results are stored in their order, and nothing is stored when there are none', () => {
    const storage = aMemoryStorage();
    keepUnsent(storage, desk, NOTHING_UNSENT, disputed);
    expect(readUnsent(storage, desk)).toEqual(restored(disputed.results));
    expect(readUnsent(storage, desk).contact).toBe('unsure');
    keepUnsent(storage, desk, disputed, NOTHING_UNSENT);
    expect(storage.length).toBe(0);
  });

  it('stored unsent results belong to one tournament and one account', () => {
    const storage = aMemoryStorage();
    keepUnsent(storage, desk, NOTHING_UNSENT, disputed);
    expect(readUnsent(storage, { ...desk, tid: 'cup' })).toEqual(NOTHING_UNSENT);
    expect(readUnsent(storage, { ...desk, account: 'ragn' })).toEqual(NOTHING_UNSENT);
  });

  it('stored unsent results are cleared for another user and for a visitor', () => {
    for (const user of ['eirik', undefined]) {
      const storage = aMemoryStorage();
      storage.setItem('rokade-game', 'sounds');
      keepUnsent(storage, desk, NOTHING_UNSENT, disputed);
      clearOtherUsers(storage, 'ragnhild');
      expect(readUnsent(storage, desk).results).toHaveLength(2);
      clearOtherUsers(storage, user);
      expect(readUnsent(storage, desk)).toEqual(NOTHING_UNSENT);
      expect(storage.length).toBe(1);
    }
  });

  it('stored unsent results that cannot be read count as none', () => {
    const storage = aMemoryStorage();
    keepUnsent(storage, desk, NOTHING_UNSENT, having([typed(anna, 'whiteWins')]));
    storage.setItem(storage.key(0) ?? '', '{"round":"one"}');
    expect(readUnsent(storage, desk)).toEqual(NOTHING_UNSENT);
  });
});
