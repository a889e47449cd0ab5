import { type Context, Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { ErrorKey } from '../../contract/http/errors.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { releaseLease, takeLease } from '../../durable-objects/connections/leases.ts';
import { orNotFound, Refusal } from '../../services/refusal.ts';
import { addressOf } from '../address.ts';
import type { AppEnv } from '../context.ts';
import { openStream } from '../relays.ts';
import { route } from '../route.ts';
import { atTournament } from '../tournaments.ts';

export const stream = new Hono<AppEnv>();

route(stream, calls.listenToTournament, async ({ context, deps, path, query }) => {
  const opened = await atTournament(deps, path.id, (id) => open(context, id, query));
  if ('key' in opened) throw new Refusal(opened.key);
  return opened;
});

const REFUSALS: Readonly<Record<number, ErrorKey>> = { 403: 'tournamentPrivate', 404: 'noSuchTournament' };

interface Wanted {
  readonly rev?: number | undefined;
  readonly games?: string | undefined;
}

async function open(context: Context<AppEnv>, id: TournamentId, { rev, games }: Wanted) {
  const { actor, session } = context.var;
  const account = actor.kind === 'person' ? actor.account : null;
  const client = { address: addressOf(context), account };
  const lease = orNotFound(await takeLease(context.env, client, { kind: 'tournament', id }), 'tooManyConnections');
  const wanted = { since: sinceOf(context, rev), games: games === undefined ? null : sorted(games) };
  const holder = { tournament: id, session: account && session, lease, ...wanted };
  const opened = await openStream(context.env, holder, context.req.raw.signal);
  if (opened.ok) return opened;
  await releaseLease(context.env, lease);
  return { key: REFUSALS[opened.status] ?? 'tooManyConnections' };
}

/** Clients that show the same games share what is sent to them. */
const sorted = (games: string): string => [...new Set(games.split(','))].sort().join(',');

/** The revision that the page has: of its last event after a reconnect, otherwise the given one. */
function sinceOf({ req }: Context<AppEnv>, said: number | undefined): number | null {
  const last = /^\d{1,9}$/.exec(req.header('last-event-id') ?? '')?.[0];
  const revisions = [...(last === undefined ? [] : [Number(last)]), ...(said === undefined ? [] : [said])];
  return revisions.length === 0 ? null : Math.max(...revisions);
}
