import { type Context, Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { EMBED_POLICY } from '../../contract/page-headers.ts';
import { pathTo } from '../../contract/request.ts';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { VISITOR } from '../../domain/access/actor.ts';
import type { GameView } from '../../domain/game/view.ts';
import { gameStub } from '../../durable-objects/stubs.ts';
import type { Deps } from '../../services/deps.ts';
import { type SeenGame, seeGame } from '../../services/game/find-game.ts';
import { boardPicture, type Position } from '../../services/picture/board-picture.ts';
import { leadingPosition, positionOf } from '../../services/picture/position.ts';
import { embedPage } from '../../services/printout/embed.ts';
import { embedGame } from '../../services/printout/embed-game.ts';
import { PlayedGames, pagePgn } from '../../services/printout/pgn.ts';
import { Refusal } from '../../services/refusal.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { readPage } from '../tournament-page.ts';

/** What other programs and other sites show of a tournament. */
export const outside = new Hono<AppEnv>();

/** Games whose moves this copy of the Worker has played through lately: nothing but a calculation done once. */
const PLAYED_GAMES = 1_000;
const played = new PlayedGames(PLAYED_GAMES);

answer(outside, calls.tournamentPgn, async (asked) => {
  const page = await readPage(asked, asked.path.id, asked.actor);
  return pgnAnswer(asked.context, page);
});

answer(outside, calls.roundPgn, async (asked) => {
  const page = await readPage(asked, asked.path.id, asked.actor);
  const round = Number(asked.path.round);
  mustHave(page, round);
  return pgnAnswer(asked.context, page, round);
});

/** Always what strangers see: whoever looks at a club's page has not come to show it his log-in. */
answer(outside, calls.embedTournament, async (asked) => {
  const { context, path, query } = asked;
  const page = await readPage(asked, path.id);
  if (query.round !== undefined) mustHave(page, query.round);
  context.header('content-security-policy', EMBED_POLICY);
  const link = `${new URL(context.req.url).origin}/tournament/view/${page.tournament.id}`;
  return context.html(embedPage(page, { ...query, view: path.view, link }));
});

answer(outside, calls.tournamentPicture, async (asked) =>
  pictureAnswer(leadingPosition(await readPage(asked, asked.path.id))),
);

answer(outside, calls.gamePicture, async ({ context, deps, path }) => {
  const { game, tournament, live } = await strangersGame(deps, context.env, path.id);
  return pictureAnswer(positionOf(tournament.variant, live?.record ?? game.moves ?? ''));
});

answer(outside, calls.embedGame, async ({ context, deps, path, query }) => {
  const { live, ...seen } = await strangersGame(deps, context.env, path.id);
  const { id } = seen.game;
  context.header('content-security-policy', EMBED_POLICY);
  const link = `${new URL(context.req.url).origin}/game/view/${id}`;
  return context.html(embedGame({ ...query, seen, live, link, picture: pathTo(calls.gamePicture, { id }) }));
});

/** Where only the top is public, a game is shown to those who have come to its page, and not beside its address. */
async function strangersGame(deps: Deps, env: Env, id: string): Promise<SeenGame & { readonly live: GameView | null }> {
  const seen = await seeGame(deps, VISITOR, id);
  if (seen.tournament.showOnlyTop !== null) throw new Refusal('forbidden');
  return { ...seen, live: seen.game.finishedAt === null ? await gameStub(env, seen.game.id).view() : null };
}

/** So long whoever shows it need not ask again. */
const PICTURE_SECONDS = 60;

async function pictureAnswer(position: Position): Promise<Response> {
  return new Response(await boardPicture(position), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${PICTURE_SECONDS}` },
  });
}

function mustHave({ rounds }: TournamentPage, round: number): void {
  if (!rounds.some(({ number }) => number === round)) throw new Refusal('noSuchRound');
}

/** A file that is the same as the asker's is not sent again. */
async function pgnAnswer(context: Context<AppEnv>, page: TournamentPage, round?: number): Promise<Response> {
  const { origin } = new URL(context.req.url);
  const text = await pagePgn(page, { site: origin, ...(round !== undefined && { round }) }, played);
  const tag = await tagOf(text);
  const headers = { etag: tag, 'cache-control': 'private, no-cache' };
  if (context.req.header('if-none-match') === tag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': 'application/x-chess-pgn; charset=utf-8' } });
}

const TAG_BYTES = 12;

async function tagOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `W/"${[...hash.slice(0, TAG_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
