import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { openTournamentStream } from '../../durable-objects/connect.ts';
import { giveLease, takeLease } from '../../durable-objects/leases.ts';
import { found, Refusal } from '../../services/refusal.ts';
import { knownTournament } from '../../services/tournament/view.ts';
import { addressOf } from '../address.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';

/** The event stream of a tournament's page. */
export const stream = new Hono<AppEnv>();

answer(stream, calls.listenToTournament, async ({ context, deps, actor, path }) => {
  const { session } = context.var;
  const { id } = await knownTournament(deps, path.id);
  const account = actor.kind === 'person' ? actor.account : null;
  const comer = { address: addressOf(context), account };
  const lease = found(await takeLease(context.env, comer, { kind: 'tournament', id }), 'tooManyConnections');
  const holder = { tournament: id, session: account && session, lease };
  const opened = await openTournamentStream(context.env, holder, context.req.raw.signal);
  if (opened.ok) return opened;
  await giveLease(context.env, lease);
  throw new Refusal(opened.status === 403 ? 'tournamentPrivate' : 'noSuchTournament');
});
