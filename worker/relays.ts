import type { TournamentId } from '../domain/kernel/ids.ts';
import {
  openRelayedStream,
  openTournamentStream,
  RELAYS_HEADER,
  type StreamHolder,
} from '../durable-objects/connections/connect.ts';
import type { RelayRpc } from '../durable-objects/objects.ts';
import { relayStub, tournamentStub } from '../durable-objects/stubs.ts';
import type { PageAnswer, PageWish } from '../durable-objects/tournament/tournament-pages.ts';
import { clock } from '../services/platform/clock.ts';
import { withOwnFields } from '../services/tournament/views/page.ts';

/** How long a tournament's information is valid about which relays have capacity, and that it has relays at all. */
const ROOM_KNOWN_MS = 1_000;
const KNOWN_MS = 10_000;
const ATTEMPTS = 3;
const CROWDED = 421;
const FULL = 503;

interface Known {
  readonly relays: readonly number[];
  readonly at: number;
}

/** Cached relays per tournament. A stale entry only costs a retry. */
const known = new Map<TournamentId, Known>();

/** Opens a stream at the tournament, or at one of the relays that it names to those who see what visitors see. */
export async function openStream(env: Env, holder: StreamHolder, signal: AbortSignal): Promise<Response> {
  let answer = new Response(null, { status: FULL });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const relays = await relaysOf(env, holder, signal);
    if (relays instanceof Response) return relays;
    answer = await openRelayedStream(env, { ...holder, relay: oneOf(relays) }, signal);
    if (answer.status !== FULL) return answer;
    known.delete(holder.tournament);
  }
  return answer;
}

/** The relays with capacity, or the stream itself if the tournament has capacity. */
async function relaysOf(env: Env, holder: StreamHolder, signal: AbortSignal): Promise<readonly number[] | Response> {
  // Only the tournament knows what a logged-in user sees.
  const last = holder.session === null ? known.get(holder.tournament) : undefined;
  if (last !== undefined && last.at > clock.now() - ROOM_KNOWN_MS) return last.relays;
  if (holder.session === null) known.delete(holder.tournament);
  const answer = await openTournamentStream(env, holder, signal);
  if (answer.status !== CROWDED) return answer;
  const relays = JSON.parse(answer.headers.get(RELAYS_HEADER) ?? '[]') as readonly number[];
  known.set(holder.tournament, { relays, at: clock.now() });
  return relays;
}

/** A page of a tournament. If it has relays, visitors get it from one of them, and others what they share with visitors. */
export async function pageOf(env: Env, id: TournamentId, wish: PageWish): Promise<PageAnswer> {
  const last = known.get(id);
  if (last === undefined || last.at < clock.now() - KNOWN_MS) return tournamentStub(env, id).page(id, wish);
  const { actor, known: tag, packed, region = null } = wish;
  const relay = relayStub(env, id, oneOf(last.relays));
  if (actor.kind === 'visitor') return relay.page(id, { known: tag, packed });
  const own = await tournamentStub(env, id).ownFields(id, actor, region);
  const shared = own && (await sharedPageOf(relay, id));
  if (own === null || shared === null) return tournamentStub(env, id).page(id, wish);
  return { kind: 'page', tag: null, body: withOwnFields(shared, own), isPacked: false };
}

interface SharedPage {
  readonly tag: string;
  readonly body: Uint8Array;
}

/** Visitors' pages, to be completed for logged-in users: those of as many tournaments as fit into an instance. */
const sharedPages = new Map<TournamentId, SharedPage>();
const MOST_SHARED_PAGES = 8;

/** The visitors' page, uncompressed; null if there is none for everybody. */
async function sharedPageOf(relay: DurableObjectStub<RelayRpc>, id: TournamentId): Promise<Uint8Array | null> {
  const kept = sharedPages.get(id);
  const answer: PageAnswer = await relay.page(id, { known: kept?.tag ?? null, packed: false });
  if (answer.kind === 'unchanged') return kept?.body ?? null;
  if (answer.kind !== 'page' || answer.isPacked) return null;
  const { tag, body } = answer;
  if (tag === null) return body;
  const [oldest] = sharedPages.keys();
  if (oldest !== undefined && sharedPages.size >= MOST_SHARED_PAGES) sharedPages.delete(oldest);
  sharedPages.set(id, { tag, body });
  return body;
}

const oneOf = (relays: readonly number[]): number => relays[Math.floor(Math.random() * relays.length)] ?? 1;
