import type { z } from 'zod';
import { camelKeys } from '../contract/codec/case.ts';
import type { CallAddress } from '../contract/http/described-calls.ts';
import type { TournamentPage, tournamentPage } from '../contract/tournament/tournaments.ts';
import { type Actor, VISITOR } from '../domain/access/actor.ts';
import { Refusal } from '../services/refusal.ts';
import { pageOf } from './relays.ts';
import type { RequestContext } from './route.ts';
import { atTournament } from './tournaments.ts';

type PageContext = Pick<RequestContext<CallAddress>, 'context' | 'deps'>;

/** The page of a tournament as this user sees it, with the running games, from the object's memory. */
export async function readPage(
  { context, deps }: PageContext,
  id: string,
  actor: Actor = VISITOR,
): Promise<TournamentPage> {
  const answer = await atTournament(deps, id, (known) =>
    pageOf(context.env, known, { actor, known: null, packed: false }),
  );
  if (answer.kind === 'refused') throw new Refusal(answer.key);
  // A client without a cached copy that accepts no compression gets the whole page.
  if (answer.kind !== 'page' || answer.isPacked) throw new Error('a page was answered as if it were known');
  // Our own server has just built it.
  return camelKeys(JSON.parse(new TextDecoder().decode(answer.body)) as z.output<typeof tournamentPage>);
}
