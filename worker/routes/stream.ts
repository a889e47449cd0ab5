import { type Context, Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { ErrorKey } from '../../contract/errors.ts';
import type { TournamentId } from '../../domain/ids.ts';
import { giveLease, takeLease } from '../../durable-objects/leases.ts';
import { found, Refusal } from '../../services/refusal.ts';
import { addressOf } from '../address.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { openStream } from '../relays.ts';
import { atTournament } from '../tournaments.ts';

/** The event stream of a tournament's page. */
export const stream = new Hono<AppEnv>();

answer(stream, calls.listenToTournament, async ({ context, deps, path, query }) => {
  const opened = await atTournament(deps, path.id, (id) => open(context, id, query.rev));
  if ('key' in opened) throw new Refusal(opened.key);
  return opened;
});

const REFUSALS: Readonly<Record<number, ErrorKey>> = { 403: 'tournamentPrivate', 404: 'noSuchTournament' };

async function open(context: Context<AppEnv>, id: TournamentId, rev: number | undefined) {
  const { actor, session } = context.var;
  const account = actor.kind === 'person' ? actor.account : null;
  const comer = { address: addressOf(context), account };
  const lease = found(await takeLease(context.env, comer, { kind: 'tournament', id }), 'tooManyConnections');
  const holder = { tournament: id, session: account && session, lease, since: sinceOf(context, rev) };
  const opened = await openStream(context.env, holder, context.req.raw.signal);
  if (opened.ok) return opened;
  await giveLease(context.env, lease);
  return { key: REFUSALS[opened.status] ?? 'tooManyConnections' };
}

/** The revision that the page has: of its last event where the browser comes back, else as the page says. */
function sinceOf({ req }: Context<AppEnv>, said: number | undefined): number | null {
  const last = /^\d{1,9}$/.exec(req.header('last-event-id') ?? '')?.[0];
  const told = [...(last === undefined ? [] : [Number(last)]), ...(said === undefined ? [] : [said])];
  return told.length === 0 ? null : Math.max(...told);
}
