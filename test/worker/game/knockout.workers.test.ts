import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { firstOf, nth, onlyOf, type Tuple } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';
import type { TournamentPage } from '../../support/workers/wire.ts';

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 4>;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 4);
});

const build = (changes: Record<string, unknown> = {}): Promise<Event> =>
  Event.build(host, cast.club, { kind: 0, tb1: undefined, tb2: undefined, rounds: undefined, ...changes });

const enter = (event: Event, round: number, white: string, black: string, result: '1' | '-1' | '0', game?: number) =>
  host.browser.ask(calls.setResult, {
    id: event.id,
    round,
    white,
    black,
    result,
    ...(game === undefined ? {} : { query: { game } }),
  });

/** Two games won by White of the pairing. */
async function won(event: Event, { round, white, black }: TournamentPage['pairings'][number]): Promise<void> {
  must(await enter(event, round, white, black, '1'));
  must(await enter(event, round, black, white, '-1'));
}

describe('a knockout', () => {
  it('a knockout can start only with a number of players that is a power of two', async () => {
    const event = await (await build()).with(players.slice(0, 3));
    expect(refusal(await event.start())).toBe('400 powerOfTwoPlayers');
  });

  it('[CUP-1] a knockout match is one pairing that lists its games', async () => {
    const event = await (await build()).started(players);
    const [one, two] = await event.boards(1);
    if (one === undefined || two === undefined) throw new Error('two matches');
    expect([one.white, one.black]).toEqual([nth(players, 0).id, nth(players, 3).id]);
    expect(one.match_games).toEqual([]);
    expect(refusal(await enter(event, 1, one.white, one.black, '0'))).toBe('400 drawNotAllowed');
    must(await enter(event, 1, one.white, one.black, '1'));
    const page = await event.page(cast.visitor);
    expect(firstOf(page.pairings)).toMatchObject({
      outcome: null,
      match_games: [{ white: one.white, black: one.black, outcome: 1, result: 'whiteWins', game: null }],
    });
    expect(page.tko_separation).toMatchObject({
      [`1_${one.white}`]: { player_one: one.white, player_two: one.black, game1: 'WhiteWins', game2: 'Ongoing' },
    });
    expect(refusal(await enter(event, 1, one.white, one.black, '-1', 3))).toBe('404 noSuchGame');
  });

  it('[CUP-6] [CUP-7] a knockout pairs its final when the semi-finals are over, and ends with the final', async () => {
    const event = await (await build()).started(players);
    for (const match of await event.boards(1)) await won(event, match);
    const final = onlyOf(await event.boards(2));
    expect((await event.page()).participants.filter(({ eliminated }) => eliminated)).toHaveLength(2);
    await won(event, final);
    const page = await event.page();
    expect(page.tournament.finished).toBe(true);
    expect(page.participants.map(({ rank }) => rank)).toEqual([1, 2, 3, 3]);
    expect(firstOf(page.participants).account).toBe(final.white);
  });

  it('[CUP-4] an online knockout match continues with one game after the other until it is decided', async () => {
    const event = await (await build({ default_game_location: 1 })).started(players);
    const { white, black } = await event.firstBoard(1);
    await event.gameEnds(1, white, black, { result: 'draw', reason: 'agreement' });
    const games = await event.gamesOf(1, white, black);
    expect(games.map((game) => [game.white, game.outcome])).toEqual([
      [white, 'Draw'],
      [black, 'Ongoing'],
    ]);
    await event.gameEnds(1, white, black, { result: 'draw', reason: 'agreement' });
    await event.gameEnds(1, white, black, { result: 'whiteWins', reason: 'checkmate' });
    const match = await event.firstBoard(1);
    expect(match).toMatchObject({ outcome: 1, result: 'whiteWins' });
    expect(match.match_games?.map(({ outcome }) => outcome)).toEqual([0, 0, 1]);
    expect(await event.gamesOf(1, white, black)).toHaveLength(3);
  });

  it('[CUP-6] a knockout stage can be deleted to correct a result of the stage before it', async () => {
    const event = await (await build()).started(players);
    const [one, two] = await event.boards(1);
    if (one === undefined || two === undefined) throw new Error('two matches');
    await won(event, one);
    await won(event, two);
    expect(refusal(await enter(event, 1, two.white, two.black, '-1', 1))).toBe('409 nextStagePaired');
    must(await host.browser.ask(calls.deleteRound, { body: { tournament: event.id, number: 2 } }));
    must(await enter(event, 1, two.white, two.black, '-1', 1));
    must(await enter(event, 1, two.black, two.white, '1', 2));
    expect((await event.boards(1)).map(({ outcome }) => outcome)).toEqual([1, -1]);
    expect(await event.boards(2)).toEqual([]);
  });
});
