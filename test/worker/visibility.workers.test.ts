import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileAnswer } from '../../contract/accounts.ts';
import { pairingList } from '../../contract/rounds.ts';
import { tournamentGames, tournamentSearch, tournamentStats } from '../../contract/tournaments.ts';
import { app } from '../../worker/app.ts';
import { type Browser, refusal } from '../support/browser.ts';
import { Event, makePlayers, must } from '../support/event.ts';
import { type Cast, makeCast, type Somebody } from '../support/people.ts';

let cast: Cast;
let host: Somebody;
let players: Somebody[];
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
    return { game: (await event.gamesOf(1, board.white, board.black))[0].id, white: board.white, black: board.black };
  };
  [shown, hidden] = [await gameOf(true), await gameOf(false)];
});

const print = async (path: string, browser: Browser): Promise<{ readonly status: number; readonly text: string }> => {
  const headers = { ...(browser.cookie !== undefined && { cookie: browser.cookie }) };
  const response = await app.request(`http://localhost/s/tournament/printout/${path}`, { headers }, env);
  return { status: response.status, text: await response.text() };
};

describe('a tournament of which only the top is public', () => {
  it('shows strangers the games of the top, and refuses the others', async () => {
    for (const browser of [cast.visitor, cast.people.outsider.browser]) {
      expect((await browser.get(`/s/game/view/${shown.game}`)).status).toBe(200);
      for (const path of [`view/${hidden.game}`, `play/${hidden.game}`, `${hidden.game}/accounts/info`]) {
        expect(refusal(await browser.get(`/s/game/${path}`))).toBe('403 forbidden');
      }
    }
  });

  it('shows a game to its own players and to those who run the tournament', async () => {
    const white = players.find(({ id }) => id === hidden.white);
    for (const browser of [white?.browser ?? cast.visitor, host.browser]) {
      expect((await browser.get(`/s/game/view/${hidden.game}`)).body).toMatchObject({ game: { outcome: 'Draw' } });
    }
    const other = players[0].browser;
    expect(refusal(await other.get(`/s/game/view/${hidden.game}`))).toBe('403 forbidden');
  });

  it('gives the results of the top only: in pairings, in games, in stats', async () => {
    const list = await cast.visitor.read(pairingList, `/s/pairings?tournament=${event.id}`);
    expect(list.find(({ white }) => white === hidden.white)).toMatchObject({ outcome: null, result: null });
    expect(list.find(({ white }) => white === shown.white)?.outcome).not.toBeNull();
    expect((await cast.visitor.read(tournamentGames, `/s/tournament/games/${event.id}`)).games).toHaveLength(1);
    expect((await host.browser.read(tournamentGames, `/s/tournament/games/${event.id}`)).games).toHaveLength(2);
    const longest = async (by: Browser) =>
      (await by.read(tournamentStats, `/s/tournament/stats/${event.id}`)).longest_game;
    expect([await longest(cast.visitor), await longest(host.browser)]).toEqual([shown.game, hidden.game]);
  });

  it('has no report file and no reasons of its pairings for strangers: both tell all scores', async () => {
    expect(await print(`trf/${event.id}`, cast.visitor)).toEqual({
      status: 403,
      text: JSON.stringify({ message: 'forbidden' }),
    });
    expect(refusal(await players[0].browser.get(`/s/tournament/explain/${event.id}/1`))).toBe('403 forbidden');
    expect((await print(`trf/${event.id}`, host.browser)).text).toContain('Spiller0');
    expect((await host.browser.get(`/s/tournament/explain/${event.id}/1`)).status).toBe(200);
  });

  it('prints the results of the top only', async () => {
    const points = (text: string): number => text.match(/<td class="n">(1|½|0)<\/td>/g)?.length ?? 0;
    const [stranger, arbiter] = [cast.visitor, host.browser].map((browser) => print(`results/${event.id}`, browser));
    expect(points((await arbiter).text)).toBeGreaterThan(points((await stranger).text));
    expect((await print(`pairings/${event.id}`, cast.visitor)).text).not.toContain('½ - ½');
    expect((await print(`pairings/${event.id}`, host.browser)).text).toContain('½ - ½');
  });

  it('tells no outcome in profiles, save to the player and to those who run it', async () => {
    const outcome = async (browser: Browser): Promise<number | null | undefined> =>
      (await browser.read(profileAnswer, `/s/profile/${hidden.white}`)).games.find(({ id }) => id === hidden.game)
        ?.outcome;
    expect(await outcome(cast.visitor)).toBeNull();
    expect(await outcome(players[0].browser)).toBeNull();
    expect(await outcome(host.browser)).toBe(0);
    expect(await outcome(players.find(({ id }) => id === hidden.white)?.browser ?? cast.visitor)).toBe(0);
  });

  it('streams the results of the top only', async () => {
    const response = await app.request(`http://localhost/s-tournament/tournament/listen-data/${event.id}`, {}, env);
    const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    const { value = '' } = await reader.read();
    await reader.cancel();
    expect(value).not.toContain('"Draw"');
    expect(value).toMatch(/"(White|Black)Wins"/);
  });
});

describe('a private tournament', () => {
  it('has no page, game, file or stream for strangers, and is found by nobody', async () => {
    const secret = await Event.build(host, cast.club, {
      name: 'Whispered Open',
      publicly_viewable: false,
      default_game_location: 1,
      online_pairing_interval_t: 1,
    });
    await secret.started(players);
    const [{ white, black }] = await secret.boards(1);
    const [{ id }] = await secret.gamesOf(1, white, black);
    const { browser } = cast.people.outsider;
    for (const path of [
      `/s/game/view/${id}`,
      `/s/game/play/${id}`,
      `/s/tournament/view/${secret.id}`,
      `/s/tournament/games/${secret.id}`,
      `/s/tournament/players/${secret.id}`,
      `/s/tournament/explain/${secret.id}/1`,
      `/s/tournament/printout/trf/${secret.id}`,
      `/s/rounds?tournament=${secret.id}`,
      `/s/pairings?tournament=${secret.id}`,
      `/s-tournament/tournament/listen-data/${secret.id}`,
    ]) {
      expect([path, refusal(await browser.get(path))]).toEqual([path, '403 tournamentPrivate']);
    }
    const search = (by: Browser) => by.read(tournamentSearch, '/s/tournament/search?q=whispered');
    expect((await search(browser)).results).toEqual([]);
    expect((await players[0].browser.get(`/s/game/view/${id}`)).status).toBe(200);
    must(await host.browser.get(`/s/tournament/view/${secret.id}`));
  });
});
