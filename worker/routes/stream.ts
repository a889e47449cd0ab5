import { Hono } from 'hono';
import { openTournamentStream } from '../../durable-objects/connect.ts';
import { giveLease, takeLease } from '../../durable-objects/leases.ts';
import { found, Refusal } from '../../services/refusal.ts';
import { knownTournament } from '../../services/tournament/view.ts';
import { addressOf } from '../address.ts';
import type { AppEnv } from '../context.ts';

/** The event stream of a tournament's page, under /s-tournament/tournament. */
export const stream = new Hono<AppEnv>().get('/tournament/listen-data/:id', async (context) => {
  const { deps, actor, session } = context.var;
  const { id } = await knownTournament(deps, context.req.param('id'));
  const account = actor.kind === 'person' ? actor.account : null;
  const comer = { address: addressOf(context), account };
  const lease = found(await takeLease(context.env, comer, { kind: 'tournament', id }), 'tooManyConnections');
  const holder = { tournament: id, session: account && session, lease };
  const answer = await openTournamentStream(context.env, holder, context.req.raw.signal);
  if (answer.ok) return answer;
  await giveLease(context.env, lease);
  throw new Refusal(answer.status === 403 ? 'tournamentPrivate' : 'noSuchTournament');
});
