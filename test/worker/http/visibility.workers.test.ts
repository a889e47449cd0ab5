import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { gamesByPairing } from '../../../contract/game/game-row.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { openDb } from '../../../db/client.ts';
import { games } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { app } from '../../../worker/app.ts';
import { firstOf, type Tuple, take } from '../../support/lists.ts';
import { type Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';
import { OpenStream } from '../../support/workers/stream.ts';

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 4>;
/** Only the leader is public; one game is between others, and all are over. */
let event: Event;
let hidden: { readonly game: string; readonly white: string; readonly black: string };
let shown: { readonly game: string; readonly white: string; readonly black: string };

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 4);
  event = await Event.build(host, cast.club, {
    default_game_location: 1,
    online_pairing_interval_t: 1,
    show_only_top: true,
    show_only_top_nr: 1,
  });
  await event.started(players);
  for (const { white, black } of await event.boards(1)) {
    // The best seed wins, the others draw: the leader is known.
    const leads = [white, black].includes(players[0].id);
    const wins = white === players[0].id ? 'whiteWins' : 'blackWins';
    await event.gameEnds(1, white, black, leads ? { result: wins, plies: 10 } : { result: 'draw', plies: 40 });
  }
  const boards = await event.boards(1);
  const gameOf = async (top: boolean) => {
    const board = boards.find(({ white, black }) => [white, black].includes(players[0].id) === top);
    if (board === undefined) throw new Error('no such board');
    const { white, black } = board;
    return { game: firstOf(await event.gamesOf(1, white, black)).id, white, black };
  };
  [shown, hidden] = [await gameOf(true), await gameOf(false)];
});

const print = async (path: string, browser: Browser): Promise<{ readonly status: number; readonly text: string }> => {
  const headers = { ...(browser.cookie !== undefined && { cookie: browser.cookie }) };
  const response = await app.request(`http://localhost${path}`, { headers }, env);
  return { status: response.status, text: await response.text() };
};

describe('a tournament of which only the top is public', () => {
  it('a tournament of which only the top is public shows strangers only the games of the top', async () => {
    for (const browser of [cast.visitor, cast.people.outsider.browser]) {
      expect((await browser.ask(calls.viewGame, { id: shown.game })).status).toBe(200);
      for (const call of [calls.viewGame, calls.openGame, calls.gameInfo] as const)
        expect(refusal(await browser.ask(call, { id: hidden.game }))).toBe('403 forbidden');
    }
  });

  it('a tournament of which only the top is public shows a game to its players and to those who run the tournament', async () => {
    const white = players.find(({ id }) => id === hidden.white);
    for (const browser of [white?.browser ?? cast.visitor, host.browser]) {
      expect((await browser.ask(calls.viewGame, { id: hidden.game })).body).toMatchObject({
        game: { outcome: 'Draw' },
      });
    }
    const other = players[0].browser;
    expect(refusal(await other.ask(calls.viewGame, { id: hidden.game }))).toBe('403 forbidden');
  });

  it('a tournament of which only the top is public shows strangers only the results of the top, also in statistics', async () => {
    const list = await cast.visitor.read(calls.listPairings, { query: { tournament: event.id } });
    expect(list.find(({ white }) => white === hidden.white)).toMatchObject({ outcome: null, result: null });
    expect(list.find(({ white }) => white === shown.white)?.outcome).not.toBeNull();
    expect((await cast.visitor.read(calls.readGames, { id: event.id })).games).toHaveLength(1);
    expect((await host.browser.read(calls.readGames, { id: event.id })).games).toHaveLength(2);
    const longest = async (by: Browser) => (await by.read(calls.readStats, { id: event.id })).longest_game;
    expect([await longest(cast.visitor), await longest(host.browser)]).toEqual([shown.game, hidden.game]);
  });

  it('[CLUB-1] clubs stand with real names, unless the organiser hides them', async () => {
    const clubsFor = async (changes: Record<string, unknown>) => {
      const one = await Event.build(cast.people.manager, cast.club, changes);
      await one.guest({ first_name: 'Gro', last_name: 'Gjest', club: 'Bergens' });
      const by = async (browser: Browser) => (await one.page(browser)).participants.map(({ club }) => club);
      return [await by(cast.visitor), await by(host.browser)];
    };
    expect(await clubsFor({})).toEqual([['Bergens'], ['Bergens']]);
    expect(await clubsFor({ show_clubs: false })).toEqual([[null], ['Bergens']]);
    expect(await clubsFor({ show_only_usernames: true })).toEqual([[null], ['Bergens']]);
  });

  it('[CARD-3] the card of a player hides what the table hides, and shows players their own results', async () => {
    const card = (account: string, by: Browser) => by.read(calls.playerCard, { id: event.id, account });
    const leader = players[0].id;
    expect(await card(leader, cast.visitor)).toMatchObject({
      player: { account: leader, rank: 1, score: 1 },
      rounds: [
        {
          kind: 'game',
          round: 1,
          points: 1,
          opponent: { account: shown.white === leader ? shown.black : shown.white },
        },
      ],
    });
    expect(await card(hidden.white, cast.visitor)).toMatchObject({
      player: { rank: null, score: null },
      performance: null,
      rounds: [{ color: 'white', result: null, points: null, game: hidden.game, opponent: { account: hidden.black } }],
    });
    const own = players.find(({ id }) => id === hidden.white)?.browser ?? cast.visitor;
    for (const browser of [own, host.browser]) {
      expect(await card(hidden.white, browser)).toMatchObject({ rounds: [{ result: 'draw', points: 0.5 }] });
    }
    expect(refusal(await cast.visitor.ask(calls.playerCard, { id: event.id, account: 'nobody' }))).toBe(
      '404 noSuchAccount',
    );
  });

  it('a tournament of which only the top is public has no report file and no pairing explanations for strangers', async () => {
    expect(await print(pathTo(calls.reportFile, { id: event.id }), cast.visitor)).toEqual({
      status: 403,
      text: JSON.stringify({ message: 'forbidden' }),
    });
    expect(refusal(await players[0].browser.ask(calls.explainRound, { id: event.id, round: 1 }))).toBe('403 forbidden');
    expect((await print(pathTo(calls.reportFile, { id: event.id }), host.browser)).text).toContain('Spiller0');
    expect((await host.browser.ask(calls.explainRound, { id: event.id, round: 1 })).status).toBe(200);
  });

  it('a tournament of which only the top is public prints only the results of the top for strangers', async () => {
    const points = (text: string): number => text.match(/<td class="number">(1|½|0)<\/td>/g)?.length ?? 0;
    const pointsSeenBy = async (browser: Browser) =>
      points((await print(pathTo(calls.printResults, { id: event.id, query: { by: 'standings' } }), browser)).text);
    expect(await pointsSeenBy(host.browser)).toBeGreaterThan(await pointsSeenBy(cast.visitor));
    expect((await print(pathTo(calls.printPairings, { id: event.id }), cast.visitor)).text).not.toContain('½–½');
    expect((await print(pathTo(calls.printPairings, { id: event.id }), host.browser)).text).toContain('½–½');
  });

  it('a game below the public top has no outcome in profiles, except for its players and those who run the tournament', async () => {
    const outcome = async (browser: Browser): Promise<number | null | undefined> =>
      (await browser.read(calls.viewProfile, { id: hidden.white })).games.find(({ id }) => id === hidden.game)?.outcome;
    expect(await outcome(cast.visitor)).toBeNull();
    expect(await outcome(players[0].browser)).toBeNull();
    expect(await outcome(host.browser)).toBe(0);
    expect(await outcome(players.find(({ id }) => id === hidden.white)?.browser ?? cast.visitor)).toBe(0);
  });

  it('players see their own finished game below the public top as finished, and not those of others (R-255, D-73)', async () => {
    const own = players.find(({ id }) => id === hidden.white)?.browser ?? cast.visitor;
    const key = `1_${hidden.white}_${hidden.black}`;
    const page = await event.page(own);
    expect(page.games[key]?.[0]).toMatchObject({ finished: true, outcome: 'Draw' });
    expect(page.pairings.find(({ white }) => white === hidden.white)?.result).toBe('draw');
    for (const other of [cast.visitor, players[0].browser]) {
      expect((await event.page(other)).games[key]?.[0]).toMatchObject({ finished: false, outcome: 'Ongoing' });
    }
    expect((await own.read(calls.readGames, { id: event.id })).games).toHaveLength(2);
  });

  it('players below the public top are listed by starting number, on the page and in print', async () => {
    const whole = await event.page();
    const bySeed = whole.participants.slice(1).sort((a, b) => a.seed - b.seed);
    const leader = whole.participants[0];
    expect((await event.page(cast.visitor)).participants.map(({ account }) => account)).toEqual(
      [leader, ...bySeed].map((row) => row?.account),
    );
    const { text } = await print(
      pathTo(calls.printResults, { id: event.id, query: { by: 'standings' } }),
      cast.visitor,
    );
    const places = [leader, ...bySeed].map((row) => text.indexOf(row?.last_name ?? ''));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('a page of which only the top is public may be cached for strangers only', async () => {
    const kept = async (browser: Browser) => {
      const { headers } = await browser.ask(calls.viewTournament, { id: event.id });
      return [headers.get('etag') !== null, headers.get('cache-control')];
    };
    expect(await kept(cast.visitor)).toEqual([true, 'private, no-cache']);
    for (const { browser } of [host, ...players.slice(0, 2)]) expect(await kept(browser)).toEqual([false, 'no-store']);
  });

  it('where only the top is public, the host’s stream has all games, strangers’ the top, and players’ also their own (R-255)', async () => {
    const own = players.find(({ id }) => id === hidden.white);
    const streams = await Promise.all([host.browser, own?.browser, undefined].map((by) => OpenStream.of(event.id, by)));
    const outcomes = async (stream: OpenStream) => {
      const games = gamesByPairing.parse(await stream.event('games'));
      return [shown, hidden].map(({ white, black }) => games[`1_${white}_${black}`]?.[0]?.outcome);
    };
    const [arbiter, player, stranger] = take(await Promise.all(streams.map(outcomes)), 3);
    const leader = firstOf(arbiter);
    expect([arbiter, player, stranger]).toEqual([
      [leader, 'Draw'],
      [leader, 'Draw'],
      [leader, 'Ongoing'],
    ]);
    expect(leader).toMatch(/Wins/);
    for (const stream of streams) await stream.leave();
  });
});

describe('hidden results', () => {
  it('a hidden result is sent to users who see it; others are only notified that something has changed', async () => {
    const live = await Event.build(host, cast.club, { show_only_top: true, show_only_top_nr: 0 });
    await live.started(players);
    must(await live.next());
    const { white, black } = await live.firstBoard(1);
    const player = players.find(({ id }) => id === white)?.browser;
    const [arbiter, own, stranger] = await Promise.all([
      OpenStream.of(live.id, host.browser),
      OpenStream.of(live.id, player),
      OpenStream.of(live.id),
    ]);
    must(await live.result(1, white, black, 1));
    for (const stream of [arbiter, own])
      expect(await stream.event('game-update')).toMatchObject({ white, black, result: 'whiteWins' });
    const { revision } = (await live.page()).tournament;
    // The first one says where the stream begins.
    expect(await stranger.event('changed', 1)).toEqual({ from: revision - 1, rev: revision });
    expect(stranger.received).not.toContain(white);
    for (const stream of [arbiter, own, stranger]) await stream.leave();
  });

  it('a hidden result is withheld from a former host as soon as the role is gone', async () => {
    const live = await Event.build(host, cast.club, { show_only_top: true, show_only_top_nr: 0 });
    await live.started(players);
    must(await live.next());
    const { id, browser } = cast.people.clubArbiter;
    const before = await OpenStream.of(live.id, browser);
    const role = `club:arbiter:${cast.club}`;
    must(await host.browser.ask(calls.revokeClubRole, { id: cast.club, body: { power: role, id } }));
    await before.over();
    const after = await OpenStream.of(live.id, browser);
    const { white, black } = await live.firstBoard(1);
    must(await live.result(1, white, black, 1));
    await after.event('changed', 1);
    expect(after.received).not.toContain('whiteWins');
    await after.leave();
    must(await host.browser.ask(calls.grantClubRole, { account: id, body: { powers: [role], id: cast.club } }));
  });

  it('the ETag of a page reveals no running games that the user does not see', async () => {
    const live = await Event.build(host, cast.club, {
      default_game_location: 1,
      online_pairing_interval_t: 1,
      show_only_top: true,
      show_only_top_nr: 0,
    });
    await live.started(players);
    await openDb(env.DB)
      .update(games)
      .set({ startAt: millis(Date.now() - 1_000) })
      .where(eq(games.tournament, asId(live.id)));
    const tag = async (browser: Browser) =>
      (await browser.ask(calls.viewTournament, { id: live.id })).headers.get('etag');
    expect(await tag(host.browser)).toBeNull();
    expect(await tag(cast.visitor)).not.toBeNull();
  });
});

describe('a private tournament', () => {
  it('a private tournament has no page, game, file or stream for strangers, and no search finds it', async () => {
    const secret = await Event.build(host, cast.club, {
      name: 'Whispered Open',
      publicly_viewable: false,
      default_game_location: 1,
      online_pairing_interval_t: 1,
    });
    await secret.started(players);
    const { white, black } = await secret.firstBoard(1);
    const { id } = firstOf(await secret.gamesOf(1, white, black));
    const { browser } = cast.people.outsider;
    for (const path of [
      pathTo(calls.viewGame, { id }),
      pathTo(calls.openGame, { id }),
      pathTo(calls.viewTournament, { id: secret.id }),
      pathTo(calls.readGames, { id: secret.id }),
      pathTo(calls.readPlayers, { id: secret.id }),
      pathTo(calls.explainRound, { id: secret.id, round: 1 }),
      pathTo(calls.reportFile, { id: secret.id }),
      pathTo(calls.listRounds, { query: { tournament: secret.id } }),
      pathTo(calls.listPairings, { query: { tournament: secret.id } }),
      pathTo(calls.listenToTournament, { id: secret.id }),
    ]) {
      expect([path, refusal(await browser.get(path))]).toEqual([path, '403 tournamentPrivate']);
    }
    const search = (by: Browser) => by.read(calls.searchTournaments, { query: { q: 'whispered' } });
    expect((await search(browser)).results).toEqual([]);
    expect((await players[0].browser.ask(calls.viewGame, { id })).status).toBe(200);
    must(await host.browser.ask(calls.viewTournament, { id: secret.id }));
  });
});
