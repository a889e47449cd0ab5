import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { EMBED_POLICY } from '../../../contract/http/page-headers.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { encodeMoves } from '../../../domain/chess/moves.ts';
import { app } from '../../../worker/app.ts';
import { firstOf } from '../../support/lists.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let players: readonly Somebody[];

beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

/** Asks as another site's program does: without anybody logged in. */
const open = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers }, env);

const ONLINE = { default_game_location: 1, online_pairing_interval_t: 1 };

const build = async (changes: Record<string, unknown> = {}) =>
  (await Event.build(cast.people.manager, cast.club, { ...ONLINE, ...changes })).started(players);

describe('the games of a tournament as PGN', () => {
  it('the PGN of a round has its games by board, finished and running ones, and an unchanged file is not sent again', async () => {
    const event = await build({ name: 'Knights "&" Rooks' });
    const { white, black } = await event.firstBoard(1);
    await event.gameEnds(1, white, black, { moves: '', result: 'blackWins' });
    const path = pathTo(calls.roundPgn, { id: event.id, round: '1' });
    const answer = await open(path);
    expect(answer.headers.get('content-type')).toBe('application/x-chess-pgn; charset=utf-8');
    const file = await answer.text();
    expect(file.match(/\[Event "Knights \\"&\\" Rooks"\]/g)).toHaveLength(2);
    expect(file.match(/\[Board "\d"\]/g)).toEqual(['[Board "1"]', '[Board "2"]']);
    expect(file.match(/\[Result "[^"]*"\]/g)).toEqual(['[Result "0-1"]', '[Result "*"]']);
    const tag = answer.headers.get('etag') ?? '';
    expect((await open(path, { 'if-none-match': tag })).status).toBe(304);
    expect(await (await open(pathTo(calls.tournamentPgn, { id: event.id }))).text()).toBe(file);
    expect((await open(pathTo(calls.roundPgn, { id: event.id, round: '9' }))).status).toBe(404);
  });

  it('the PGN of a tournament has user names where real names are hidden, and is refused for a private tournament', async () => {
    const hidden = await build({ show_only_usernames: true });
    const { white } = await hidden.firstBoard(1);
    const shown = (await hidden.page()).participants.find(({ account }) => account === white);
    const file = await (await open(pathTo(calls.tournamentPgn, { id: hidden.id }))).text();
    expect(file).toContain(`[White "${white}"]`);
    expect(file).not.toContain(shown?.last_name ?? '');
    const secret = await build({ publicly_viewable: false });
    expect((await open(pathTo(calls.tournamentPgn, { id: secret.id }))).status).toBe(403);
  });

  it('the PGN of a tournament hides the results of games below the public top', async () => {
    const event = await build({ show_only_top: true, show_only_top_nr: 1 });
    for (const { white, black } of await event.boards(1)) await event.gameEnds(1, white, black);
    const file = await (await open(pathTo(calls.tournamentPgn, { id: event.id }))).text();
    expect(file.match(/\[Result "[^"]*"\]/g)?.sort()).toEqual(['[Result "*"]', '[Result "1-0"]']);
  });
});

describe('embedding', () => {
  it('an embedded part of a tournament may stand in a frame, unlike all other responses, and has no script', async () => {
    const event = await build({ name: 'Rooks & "Co"' });
    const embed = (view: 'standings' | 'pairings') => open(pathTo(calls.embedTournament, { id: event.id, view }));
    for (const view of ['standings', 'pairings'] as const) {
      const answer = await embed(view);
      expect(answer.headers.get('content-security-policy')).toBe(EMBED_POLICY);
      const page = await answer.text();
      expect(page).toContain('Rooks &amp; &quot;Co&quot;');
      expect(page).not.toMatch(/<script|<form|"Co"/);
      expect(page.match(/<tr>/g)).toHaveLength(view === 'standings' ? 5 : 3);
    }
    for (const path of ['/', `/tournament/view/${event.id}`, pathTo(calls.printResults, { id: event.id }), '/embed/x'])
      expect((await open(path)).headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
  });

  it('a name in an embedded table opens the card of the player on the full page', async () => {
    const event = await build();
    const { white } = await event.firstBoard(1);
    const card = new RegExp(
      `<a class="name" href="[^"]*/tournament/view/${event.id}\\?player=${white}" target="_blank"`,
    );
    for (const view of ['standings', 'pairings'] as const) {
      expect(await (await open(pathTo(calls.embedTournament, { id: event.id, view }))).text()).toMatch(card);
    }
  });

  it('an embedded game shows its position as it is played, and its result when it is over', async () => {
    const event = await build({ name: 'Rooks' });
    const { white, black } = await event.firstBoard(1);
    const [game] = await event.gamesOf(1, white, black);
    const { id = '' } = game ?? {};
    const embedded = async () => {
      const answer = await open(pathTo(calls.embedGame, { id, query: { language: 'no' } }));
      expect(answer.headers.get('content-security-policy')).toBe(EMBED_POLICY);
      return answer.text();
    };
    const waiting = await embedded();
    expect(waiting).toContain(`src="${pathTo(calls.gamePicture, { id })}?ply=0"`);
    expect(waiting).toContain('http-equiv="refresh"');
    expect(waiting).not.toMatch(/<script|<form/);
    await event.gameEnds(1, white, black);
    const over = await embedded();
    expect(over).toContain('<h2>Runde 1 · 1–0</h2>');
    expect(over).not.toContain('http-equiv="refresh"');
  });

  it('an embedded page is in the language and of the round that its address names', async () => {
    const event = await build();
    const { white, black } = await event.firstBoard(1);
    await event.gameEnds(1, white, black);
    const asked = { id: event.id, view: 'pairings', query: { language: 'no', round: 1 } } as const;
    const page = await (await open(pathTo(calls.embedTournament, asked))).text();
    expect(page).toContain('<html lang="nb"');
    expect(page).toContain('<h2>Runde 1</h2>');
    expect(page).toContain('1–0');
    const missing = pathTo(calls.embedTournament, { ...asked, query: { round: 3 } });
    expect((await open(missing)).status).toBe(404);
    expect(firstOf(/Stilling/.exec(await standingsOf(event.id)) ?? [])).toBeDefined();
  });

  it('an embedded page shows what strangers see, also to users who see more', async () => {
    const event = await build({ show_only_usernames: true });
    const secret = await build({ publicly_viewable: false });
    const { cookie = '' } = cast.people.manager.browser;
    const name = firstOf((await event.page()).participants).last_name;
    expect(await standingsOf(event.id, { cookie })).not.toContain(name);
    const path = pathTo(calls.embedTournament, { id: secret.id, view: 'standings' });
    expect((await open(path, { cookie })).status).toBe(403);
  });
});

async function standingsOf(id: string, headers: Record<string, string> = {}): Promise<string> {
  const asked = { id, view: 'standings', query: { language: 'no' } } as const;
  return (await open(pathTo(calls.embedTournament, asked), headers)).text();
}

describe('link preview pictures', () => {
  it('the preview picture of a link is a PNG of the position, for a tournament of its first board', async () => {
    const event = await build();
    const { white, black } = await event.firstBoard(1);
    const before = await pictureOf(pathTo(calls.tournamentPicture, { id: event.id }));
    const e4 = encodeMoves([{ from: 12, to: 28 }]);
    await event.gameEnds(1, white, black, { moves: e4, plies: 1 });
    const after = await pictureOf(pathTo(calls.tournamentPicture, { id: event.id }));
    expect(after).not.toEqual(before);
    const { id } = firstOf(await event.gamesOf(1, white, black));
    expect(await pictureOf(pathTo(calls.gamePicture, { id }))).toEqual(after);
  });

  it('the preview picture of a link shows nothing that a stranger may not see', async () => {
    const secret = await build({ publicly_viewable: false });
    const top = await build({ show_only_top: true, show_only_top_nr: 1 });
    const { cookie = '' } = cast.people.manager.browser;
    for (const event of [secret, top]) {
      const { white, black } = await event.firstBoard(1);
      const { id } = firstOf(await event.gamesOf(1, white, black));
      expect((await open(pathTo(calls.gamePicture, { id }), { cookie })).status).toBe(403);
    }
    expect((await open(pathTo(calls.tournamentPicture, { id: secret.id }), { cookie })).status).toBe(403);
  });
});

/** The bytes of a picture of 1200 by 630 pixels. */
async function pictureOf(path: string): Promise<Uint8Array> {
  const answer = await open(path);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const view = new DataView(bytes.buffer);
  expect([view.getUint32(0), view.getUint32(16), view.getUint32(20)]).toEqual([0x89504e47, 1200, 630]);
  return bytes;
}
