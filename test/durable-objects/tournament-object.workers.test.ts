import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '../../domain/access/actor.ts';
import { type AccountId, asId, type GameId, type TournamentId } from '../../domain/ids.ts';
import { millis } from '../../domain/time.ts';
import { openTournamentStream } from '../../durable-objects/connect.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { refusal } from '../support/browser.ts';
import { Event, inTime, makePlayers, must } from '../support/event.ts';
import { type Cast, freshId, makeCast, type Somebody } from '../support/people.ts';

const HOUR = 3_600_000;

let cast: Cast;
let players: Somebody[];

beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

/** What the object of this id keeps. */
const kept = (id: TournamentId): Promise<{ rows: unknown[]; tables: unknown[]; alarm: number | null }> =>
  runInDurableObject(tournamentStub(env, id), async (_, { storage }) => ({
    rows: [...storage.kv.list()],
    tables: storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    alarm: await storage.getAlarm(),
  }));
const NOTHING = { rows: [], tables: [], alarm: null };

describe('a tournament that nobody has built', () => {
  it('leaves nothing behind, whatever its object is asked', async () => {
    const id = asId<TournamentId>(freshId('invented'));
    const game = asId<GameId>(freshId('invented'));
    const stub = tournamentStub(env, id);
    const report = {
      id: `${game}:end`,
      game,
      round: 1,
      white: asId<AccountId>('a'),
      black: asId<AccountId>('b'),
    } as const;
    await stub.wake(id);
    expect(await stub.run(id, VISITOR, { kind: 'start' })).toMatchObject({ ok: false, key: 'noSuchTournament' });
    await stub.gameFinished(id, {
      ...report,
      result: 'draw',
      reason: 'agreement',
      moves: '',
      plies: 0,
      finishedAt: millis(0),
      absent: [],
    });
    expect(await stub.liveMoves([game])).toEqual({ [game]: '' });
    expect((await openTournamentStream(env, { tournament: id, session: null, lease: null })).status).toBe(404);
    expect(await kept(id)).toEqual(NOTHING);
  });

  it('has no object at all for the calls of the site', async () => {
    const id = freshId('invented');
    const { browser } = cast.people.manager;
    const calls = [
      browser.post(`/s/tournament/start/${id}`),
      browser.post(`/s/tournament/add-guest/${id}`, { first_name: 'Gro', last_name: 'Gjest' }),
      browser.post('/s/rounds', { tournament: id }),
      browser.get(`/s-tournament/tournament/listen-data/${id}`),
      browser.del(`/s/tournament/${id}`),
    ];
    for (const answer of await Promise.all(calls)) expect(refusal(answer)).toBe('404 noSuchTournament');
    expect(await kept(asId(id))).toEqual(NOTHING);
  });
});

describe('a tournament that is deleted', () => {
  it('leaves nothing behind, and takes away its waiting games', async () => {
    const event = await Event.build(cast.people.manager, cast.club, {
      ...inTime(HOUR),
      kind: 8,
      tb1: undefined,
      tb2: undefined,
      rounds: undefined,
      default_game_location: 1,
    });
    await event.started(players);
    const id = asId<TournamentId>(event.id);
    const ids = Object.values((await event.page()).games).flatMap((list) => list.map((game) => asId<GameId>(game.id)));
    expect(ids).toHaveLength(12);
    expect((await kept(id)).rows).not.toEqual([]);
    must(await event.host.del(`/s/tournament/${event.id}`));
    expect(await kept(id)).toEqual(NOTHING);
    for (const game of ids) expect((await gameStub(env, game).view())?.end?.reason).toBe('annulled');
    // The games report their end, to nobody: that is heard once and for all, and wakes nothing.
    for (const game of ids) await runDurableObjectAlarm(gameStub(env, game));
    expect(await kept(id)).toEqual(NOTHING);
  });
});
