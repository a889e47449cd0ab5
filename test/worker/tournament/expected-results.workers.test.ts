import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import type { GameResult } from '../../../domain/tournament/value/game-result.ts';
import { firstOf, take } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';
import type { PairingView } from '../../support/workers/wire.ts';

let cast: Cast;
let host: Somebody;
let players: readonly Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 4);
});

const paired = async (changes: Record<string, unknown> = {}) => {
  const event = await (await Event.build(host, cast.club, changes)).started(players);
  if ((await event.boards(1)).length === 0) must(await event.next());
  return { event, boards: take(await event.boards(1), 2) };
};

const resultOn = async (event: Event, { white, black }: PairingView) =>
  (await event.page()).pairings.find((one) => one.white === white && one.black === black)?.result ?? null;

const enter = (
  { id }: Event,
  { round, white, black }: PairingView,
  result: string,
  query: { readonly expected?: string; readonly game?: number },
) => host.browser.ask(calls.setResult, { id, round, white, black, result, query });

describe('results with an expected previous result', () => {
  it('[EXPECT-1] a result replaces only the result that its sender expects, and a refusal has the current one', async () => {
    const { event, boards } = await paired();
    const [board] = boards;
    must(await enter(event, board, '1', { expected: 'none' }));
    const { revision } = (await event.page()).tournament;
    const second = await enter(event, board, '-1', { expected: 'none' });
    expect(refusal(second)).toBe('409 changedMeanwhile');
    expect(second.body).toMatchObject({
      params: { result: 'whiteWins', board: board.board, white: board.white, black: board.black },
    });
    expect(await resultOn(event, board)).toBe('whiteWins');
    expect((await event.page()).tournament.revision).toBe(revision);
    must(await enter(event, board, '-1', { expected: '1' }));
    expect((await enter(event, board, 'none', { expected: 'whiteWins' })).body).toMatchObject({
      params: { result: 'blackWins' },
    });
    must(await enter(event, board, 'none', { expected: 'blackWins' }));
    expect((await enter(event, board, '1', { expected: '0' })).body).toMatchObject({ params: { result: 'none' } });
  });

  it('[EXPECT-1] of twenty concurrent results one is entered, and those that differ from it are refused with it', async () => {
    const { event, boards } = await paired();
    const [board] = boards;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => enter(event, board, index % 2 === 0 ? '1' : '-1', { expected: 'none' })),
    );
    const stands = await resultOn(event, board);
    for (const [index, answer] of answers.entries()) {
      const isSame = (stands === 'whiteWins') === (index % 2 === 0);
      expect(refusal(answer)).toBe(isSame ? '200' : '409 changedMeanwhile');
      if (!isSame) expect(answer.body).toMatchObject({ params: { result: stands } });
    }
  });

  it('[EXPECT-1] a result that is already entered is no conflict, and a result without an expectation replaces any', async () => {
    const { event, boards } = await paired();
    const [board] = boards;
    must(await enter(event, board, '1', { expected: 'none' }));
    must(await enter(event, board, '1', { expected: 'none' }));
    must(await event.result(1, board.white, board.black, -1));
    expect(await resultOn(event, board)).toBe('blackWins');
  });

  it('[EXPECT-1] a list of results changes nothing where one of its boards was changed meanwhile', async () => {
    const { event, boards } = await paired();
    const [one, two] = boards;
    must(await event.result(1, two.white, two.black, 0));
    const list = (expected: GameResult | null | 'none') => [
      { white: one.white, black: one.black, result: 'whiteWins', expected: null },
      { white: two.white, black: two.black, result: 'blackWins', expected },
    ];
    const sent = (expected: GameResult | null | 'none') =>
      host.browser.ask(calls.setResults, { id: event.id, round: 1, body: { results: list(expected) } });
    for (const none of [null, 'none'] as const) {
      const refused = await sent(none);
      expect(refusal(refused)).toBe('409 changedMeanwhile');
      expect(refused.body).toMatchObject({ params: { result: 'draw', white: two.white, black: two.black } });
    }
    expect(await resultOn(event, one)).toBeNull();
    must(await sent('draw'));
    expect(await resultOn(event, two)).toBe('blackWins');
  });

  it('[EXPECT-1] a list of results is compared with what was entered before the list', async () => {
    const { event, boards } = await paired();
    const [{ white, black }] = boards;
    const results = (['whiteWins', 'draw'] as const).map((result) => ({ white, black, result, expected: null }));
    must(await host.browser.ask(calls.setResults, { id: event.id, round: 1, body: { results } }));
    expect(await resultOn(event, boards[0])).toBe('draw');
  });

  it('[EXPECT-1] reports of players are confirmed unless another arbiter has entered a different result', async () => {
    const { event, boards } = await paired({ players_report: true });
    const reported = async ({ white, black }: PairingView) => {
      for (const account of [white, black]) {
        const { browser } = firstOf(players.filter(({ id }) => id === account));
        must(await browser.ask(calls.reportResult, { id: event.id, round: 1, white, black, body: { result: 'draw' } }));
      }
    };
    for (const board of boards) await reported(board);
    const [one, two] = boards;
    const confirm = (board: PairingView) => {
      const { white, black } = board;
      const body = { boards: [{ white, black, result: 'draw', expected: null }] };
      return host.browser.ask(calls.confirmReports, { id: event.id, round: 1, body });
    };
    must(await event.result(1, one.white, one.black, 1));
    const refused = await confirm(one);
    expect(refusal(refused)).toBe('409 changedMeanwhile');
    expect(refused.body).toMatchObject({ params: { result: 'whiteWins', board: one.board } });
    must(await confirm(two));
    // Pressed twice.
    must(await confirm(two));
    expect(await resultOn(event, two)).toBe('draw');
  });

  it('[EXPECT-1] the result of a knockout game is compared in the colours of that game', async () => {
    const settings = { kind: 0, tb1: undefined, tb2: undefined, rounds: undefined };
    const { event, boards } = await paired(settings);
    const [board] = boards;
    must(await enter(event, board, '1', { game: 1, expected: 'none' }));
    const refused = await enter(event, board, '-1', { game: 1, expected: 'none' });
    expect(refused.body).toMatchObject({ message: 'changedMeanwhile', params: { result: 'whiteWins' } });
    const back = { ...board, white: board.black, black: board.white };
    must(await enter(event, back, '1', { game: 2, expected: 'none' }));
    const second = await enter(event, back, '-1', { game: 2, expected: 'none' });
    expect(second.body).toMatchObject({ message: 'changedMeanwhile', params: { result: 'whiteWins' } });
    const taken = await enter(event, back, 'none', { game: 2, expected: '-1' });
    expect(taken.body).toMatchObject({ message: 'changedMeanwhile', params: { result: 'whiteWins' } });
    must(await enter(event, back, 'none', { game: 2, expected: '1' }));
  });
});

describe('pairing requests for a given round', () => {
  it('[EXPECT-2] the response to a pairing request has the round, and a repeated request pairs no other one', async () => {
    const event = await (await Event.build(host, cast.club)).started(players);
    const press = (round: number) =>
      host.browser.ask(calls.pairNextRound, { id: event.id, button: 'pairings', query: { round } });
    const first = must(await press(1));
    expect(first.body).toMatchObject({ round: 1 });
    expect((await event.boards(1)).length).toBe(2);
    await event.playOut(1);
    expect(must(await press(1)).body).toMatchObject({ round: 1 });
    expect(await event.boards(2)).toEqual([]);
    expect(must(await press(2)).body).toMatchObject({ round: 2 });
    expect(refusal(await event.next())).toBe('409 roundNotFinished');
  });

  it('[EXPECT-2] a draft is published once, and a repeated request gets the same response', async () => {
    const event = await (await Event.build(host, cast.club)).started(players);
    must(await host.browser.ask(calls.draftRound, { id: event.id }));
    const { version = 0 } = (await event.page()).draft ?? {};
    const publish = (body: object) => host.browser.ask(calls.publishDraft, { id: event.id, body });
    expect(must(await publish({ version, round: 1 })).body).toMatchObject({ round: 1 });
    expect(must(await publish({ version, round: 1 })).body).toMatchObject({ round: 1 });
    expect(refusal(await publish({ version }))).toBe('409 noDraft');
  });
});

describe('the response to a command', () => {
  it('[TOUR-1] the response to a command has the revision that contains it', async () => {
    const { event, boards } = await paired();
    const { revision } = (await event.page()).tournament;
    const board = firstOf(boards);
    const entered = must(await enter(event, board, '1', {}));
    expect(entered.body).toEqual({ revision: revision + 1 });
    // Nothing to do.
    expect(must(await enter(event, board, '1', {})).body).toEqual({ revision: revision + 1 });
    expect((await event.page()).tournament.revision).toBe(revision + 1);
  });
});
