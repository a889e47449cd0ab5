import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { asId } from '../../../domain/kernel/ids.ts';
import { gameStub } from '../../../durable-objects/stubs.ts';
import { firstOf, nth, onlyOf, type Tuple, take } from '../../support/lists.ts';
import { must } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';
import type { PairingView } from '../../support/workers/wire.ts';

const HOUR = 3_600_000;

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 4>;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 4);
});

const ROBIN = { kind: 8, meetings: 1, rounds: undefined, tb1: undefined, tb2: undefined };
const build = (changes: Record<string, unknown> = {}): Promise<Event> =>
  Event.build(host, cast.club, { ...ROBIN, ...changes });

const gamesOf = async (event: Event, account: string): Promise<PairingView[]> =>
  (await event.page()).pairings.filter(({ white, black }) => [white, black].includes(account));
const wins = ({ white, result }: PairingView, account: string): boolean =>
  result === (white === account ? 'whiteWinsByForfeit' : 'blackWinsByForfeit');
const scores = async (event: Event): Promise<Record<string, number | null>> =>
  Object.fromEntries((await event.page()).participants.map(({ account, score }) => [account, score]));

describe('withdrawal from a round robin (FIDE C.06, chapter V, article 4)', () => {
  it('a withdrawal before half of the games forfeits the rest, and none of the player’s games counts for anybody', async () => {
    const event = await (await build()).started(players);
    const first = firstOf(await gamesOf(event, players[0].id));
    must(await event.result(1, first.white, first.black, first.white === players[0].id ? 1 : -1));
    expect((await scores(event))[players[0].id]).toBe(1);
    must(await event.remove(players[0].id));
    const [begun, ...games] = take(await gamesOf(event, players[0].id), 3);
    for (const game of games) {
      expect(wins(game, game.white === players[0].id ? game.black : game.white)).toBe(true);
    }
    expect(begun.result).toBe(first.white === players[0].id ? 'whiteWins' : 'blackWins');
    expect(Object.values(await scores(event))).toEqual([0, 0, 0, 0]);
    expect((await event.page()).participants.find(({ account }) => account === players[0].id)).toMatchObject({
      withdrawn: true,
      withdrawn_from: 2,
    });
  });

  it('a withdrawal after half of the games forfeits the rest, and all of the player’s games count', async () => {
    const event = await (await build()).started(players);
    for (const round of [1, 2]) await event.playOut(round);
    must(await event.remove(players[0].id));
    const [, , third] = take(await gamesOf(event, players[0].id), 3);
    const winner = third.white === players[0].id ? third.black : third.white;
    expect(wins(third, winner)).toBe(true);
    const after = await scores(event);
    expect(after[players[0].id]).toBe(2);
    const played = (await event.boards(3)).find(({ white }) => white !== third.white);
    expect(played?.result).toBeNull();
  });

  it('a withdrawal can be undone, which restores the games that it had closed', async () => {
    const event = await (await build()).started(players);
    await event.playOut(1);
    const before = await event.page();
    must(await event.remove(players[0].id));
    must(await event.add(players[0].id));
    const after = await event.page();
    expect(after.pairings).toEqual(before.pairings);
    expect(after.participants).toEqual(before.participants);
  });

  it('a withdrawal ends the online games to come, which are opened again when the player returns', async () => {
    const event = await (
      await build({
        default_game_location: 1,
        online_pairing_interval_n: 1,
        online_pairing_interval_t: 1,
        ...inTime(-HOUR / 60),
      })
    ).started(players);
    // The first round begins within seconds; the game of it that is to run is the one whose time has come.
    const [, second] = take(await gamesOf(event, players[0].id), 2);
    const idsOf = async (pairing: PairingView) =>
      (await event.gamesOf(pairing.round, pairing.white, pairing.black)).map(({ id }) => id);
    const waiting = onlyOf(await idsOf(second));
    must(await event.remove(players[0].id));
    expect(nth(await gamesOf(event, players[0].id), 1).result).toMatch(/ByForfeit$/);
    expect((await gameStub(env, asId(waiting)).view())?.end).toMatchObject({ reason: 'arbiter' });
    must(await event.add(players[0].id));
    expect(nth(await gamesOf(event, players[0].id), 1).result).toBeNull();
    const anew = onlyOf(await idsOf(second));
    expect(anew).not.toBe(waiting);
    expect(await gameStub(env, asId(anew)).view()).toMatchObject({ end: null });
  });

  it('a game of two withdrawn players is lost by both, and does not keep the tournament from ending', async () => {
    const event = await (await build()).started(players.slice(0, 3));
    must(await event.remove(players[0].id));
    must(await event.remove(players[1].id));
    const between = (await gamesOf(event, players[0].id)).find(({ white, black }) =>
      [white, black].includes(players[1].id),
    );
    expect(between?.result).toBe('notPlayed');
    expect((await event.page()).tournament.finished).toBe(true);
  });
});
