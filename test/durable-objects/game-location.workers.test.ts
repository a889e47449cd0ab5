import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../../domain/access/actor.ts';
import { type AccountId, asId, type GameId, type TournamentId } from '../../domain/kernel/ids.ts';
import type { Region } from '../../domain/lib/regions.ts';
import { openGameSocket } from '../../durable-objects/connections/connect.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { TournamentObject } from '../../durable-objects/tournament/tournament-object.ts';
import { gameSetup } from '../support/domain/live-game.ts';
import { eventually } from '../support/eventually.ts';
import { Event, makePlayers } from '../support/workers/event.ts';
import { type Cast, freshId, makeCast, type Somebody } from '../support/workers/people.ts';

let cast: Cast;
let players: readonly Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

const created = vi.spyOn(Object.getPrototypeOf(env.GAME) as DurableObjectNamespace, 'getByName');
beforeEach(() => {
  created.mockClear();
});

const hintsOf = (game: string) => created.mock.calls.filter(([name]) => name === game).map(([, options]) => options);

const actorOf = (account: string): Person => ({
  kind: 'person',
  account: asId<AccountId>(account),
  name: account,
  level: 0,
  clubs: {},
  organizations: {},
  captainOf: [],
});

const entered = async (): Promise<{ event: Event; id: TournamentId }> => {
  const event = await Event.build(cast.people.manager, cast.club, {
    default_game_location: 1,
    online_pairing_interval_t: 1,
  });
  await event.with(players);
  return { event, id: asId<TournamentId>(event.id) };
};

async function seenFrom(id: TournamentId, account: string, region: Region): Promise<void> {
  await tournamentStub(env, id).page(id, { actor: actorOf(account), known: null, packed: false, region });
}

it('a game is created where its players are, not where the organiser is', async () => {
  const { event, id } = await entered();
  for (const { id: account } of players) await seenFrom(id, account, 'oc');
  await event.start();
  const games = Object.values((await event.page()).games).flat();
  expect(games).toHaveLength(2);
  for (const { id: game } of games) expect(hintsOf(game)[0]).toEqual({ locationHint: 'oc' });
});

it('the game of players of whom nothing is known is created where the platform likes', async () => {
  const { event } = await entered();
  await event.start();
  const [game] = Object.values((await event.page()).games).flat();
  expect(hintsOf(game?.id ?? '')[0]).toEqual({});
});

it('the page of a tournament notes where a player asks from', async () => {
  const { event } = await entered();
  const page = vi.spyOn(TournamentObject.prototype, 'page');
  await event.page(players[0]?.browser);
  expect(page.mock.calls[0]?.[1]).toHaveProperty('region');
  page.mockRestore();
});

it('the report of a game tells its tournament where the sockets of the players came from', async () => {
  const finished = vi.spyOn(TournamentObject.prototype, 'gameFinished').mockResolvedValue();
  const setup = gameSetup({ id: asId<GameId>(freshId('game')) });
  await gameStub(env, setup.id).open(setup);
  const holder = { session: null, lease: null, byRight: false, revision: 1, format: 'changes', page: null } as const;
  const request = new Request('https://rokade.example/socket', {
    headers: { upgrade: 'websocket' },
    cf: { latitude: '-33.9', longitude: '151.2' },
  });
  const { webSocket } = await openGameSocket(env, setup.id, request, { ...holder, account: setup.white });
  webSocket?.accept();
  await gameStub(env, setup.id).decide('draw');
  await eventually(() => expect(finished).toHaveBeenCalled());
  expect(finished.mock.calls[0]?.[1].regions).toEqual({ white: 'oc', black: null });
  webSocket?.close();
});
