import { type Context, Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { EMBED_POLICY } from '../../contract/http/page-headers.ts';
import { pathTo } from '../../contract/http/request.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { VISITOR } from '../../domain/access/actor.ts';
import type { GameView } from '../../domain/game/view.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { outcomeOf } from '../../domain/tournament/value/game-result.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import type { GamePlay } from '../../domain/view/pgn.ts';
import type { GameReview } from '../../durable-objects/objects.ts';
import { gameStub } from '../../durable-objects/stubs.ts';
import type { Deps } from '../../services/deps.ts';
import { loadVisibleGame, type VisibleGame } from '../../services/game/find-game.ts';
import { boardPicture, type Position } from '../../services/picture/board-picture.ts';
import { leadingBoard } from '../../services/picture/leading-board.ts';
import { leadingPosition, positionOf } from '../../services/picture/position.ts';
import { embedGame } from '../../services/printout/embeds/game.tsx';
import { embedTournament } from '../../services/printout/embeds/tournament.tsx';
import { type PgnRequest, PgnTournaments, PlayedGames, pagePgn, singlePgn } from '../../services/printout/pgn.ts';
import { orNotFound, Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';
import { type RequestContext, route } from '../route.ts';
import { siteOrigin } from '../site-origin.ts';
import { readPage } from '../tournament-page.ts';

/** PGN files, embeds and pictures of tournaments and games, for other programs and sites. */
export const outside = new Hono<AppEnv>();

/** Games that this isolate has replayed recently, so that a move does not replay the whole game. */
const PLAYED_GAMES = 1_000;
const played = new PlayedGames(PLAYED_GAMES);
/** Tournaments that this isolate has read recently for their games. */
const KNOWN_TOURNAMENTS = 8;
const known = new PgnTournaments(KNOWN_TOURNAMENTS);

route(outside, calls.tournamentPgn, async (request) => {
  const page = await readPage(request, request.path.id, request.actor);
  return pagePgnAnswer(request, page);
});

route(outside, calls.roundPgn, async (request) => {
  const page = await readPage(request, request.path.id, request.actor);
  const round = Number(request.path.round);
  mustHave(page, round);
  return pagePgnAnswer(request, page, round);
});

route(outside, calls.gamePgn, async ({ context, deps, actor, path }) => {
  const { game, tournament: row } = await loadVisibleGame(deps, actor, path.id);
  const tournament = await known.of(deps, row.id, row.revision);
  const review = game.finishedAt === null ? await gameStub(context.env, game.id).review() : null;
  const request = await pgnRequest(context, deps, visibilityFor(actor, tournament).names);
  const text = singlePgn(tournament, game.id, review && playSoFar(review), request, played);
  return pgnAnswer(context, orNotFound(text, 'noSuchGame'));
});

const playSoFar = ({ view, clocks }: GameReview): GamePlay => ({
  record: view.record,
  clocks,
  outcome: view.end?.result ? outcomeOf(view.end.result) : null,
  reason: view.end?.reason ?? null,
});

/** Embeds always show the public view: visitors of a club's page have not chosen to show it their session. */
route(outside, calls.embedTournament, async (request) => {
  const { context, path, query } = request;
  const page = await readPage(request, path.id);
  if (query.round !== undefined) mustHave(page, query.round);
  context.header('content-security-policy', EMBED_POLICY);
  const link = `${siteOrigin(context)}/tournament/view/${page.tournament.id}`;
  return context.html(embedTournament(page, { ...query, view: path.view, link }));
});

route(outside, calls.leadingBoard, async (request) => ({
  board: leadingBoard(await readPage(request, request.path.id)),
}));

route(outside, calls.tournamentPicture, async (request) =>
  pictureAnswer(leadingPosition(await readPage(request, request.path.id))),
);

route(outside, calls.gamePicture, async ({ context, deps, path }) => {
  const { game, tournament, live } = await strangersGame(deps, context.env, path.id);
  return pictureAnswer(positionOf(tournament.variant, live?.record ?? game.moves ?? ''));
});

route(outside, calls.embedGame, async ({ context, deps, path, query }) => {
  const { live, ...seen } = await strangersGame(deps, context.env, path.id);
  const { id } = seen.game;
  context.header('content-security-policy', EMBED_POLICY);
  const link = `${siteOrigin(context)}/game/view/${id}`;
  return context.html(embedGame({ ...query, seen, live, link, picture: pathTo(calls.gamePicture, { id }) }));
});

/** If only the top is public, a game is shown on its own page, but not in embeds and link previews. */
async function strangersGame(
  deps: Deps,
  env: Env,
  id: string,
): Promise<VisibleGame & { readonly live: GameView | null }> {
  const seen = await loadVisibleGame(deps, VISITOR, id);
  if (seen.tournament.showOnlyTop !== null) throw new Refusal('forbidden');
  return { ...seen, live: seen.game.finishedAt === null ? await gameStub(env, seen.game.id).view() : null };
}

/** How long clients may cache a picture. */
const PICTURE_SECONDS = 60;

async function pictureAnswer(position: Position): Promise<Response> {
  return new Response(await boardPicture(position), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${PICTURE_SECONDS}` },
  });
}

function mustHave({ rounds }: TournamentPage, round: number): void {
  if (!rounds.some(({ number }) => number === round)) throw new Refusal('noSuchRound');
}

async function pagePgnAnswer(
  { context, deps, actor }: Pick<RequestContext<typeof calls.roundPgn>, 'context' | 'deps' | 'actor'>,
  page: TournamentPage,
  round?: number,
): Promise<Response> {
  const { id, revision } = page.tournament;
  const tournament = await known.of(deps, asId(id), revision);
  const visible = visibilityFor(actor, tournament);
  const request = { ...(await pgnRequest(context, deps, visible.names)), ...(round !== undefined && { round }) };
  return pgnAnswer(context, await pagePgn(page, tournament, visible, request, played));
}

const pgnRequest = async (context: Context<AppEnv>, deps: Deps, names: boolean): Promise<PgnRequest> => {
  const origin = siteOrigin(context);
  return { names, addressOf: (id) => `${origin}/game/view/${id}`, openings: await deps.openings() };
};

/** Responds with 304 if the client already has the same file. */
async function pgnAnswer(context: Context<AppEnv>, text: string): Promise<Response> {
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
