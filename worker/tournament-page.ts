import type { CallAddress } from '../contract/described-calls.ts';
import type { TournamentPage } from '../contract/tournaments.ts';
import { type Actor, VISITOR } from '../domain/access/actor.ts';
import { Refusal } from '../services/refusal.ts';
import type { Asked } from './answer.ts';
import { pageOf } from './relays.ts';
import { atTournament } from './tournaments.ts';

type Asking = Pick<Asked<CallAddress>, 'context' | 'deps'>;

/** The page of a tournament as this reader is shown it, with the running games as they stand; from memory, as a page is. */
export async function readPage({ context, deps }: Asking, id: string, actor: Actor = VISITOR): Promise<TournamentPage> {
  const answer = await atTournament(deps, id, (known) =>
    pageOf(context.env, known, { actor, known: null, packed: false }),
  );
  if (answer.kind === 'refused') throw new Refusal(answer.key);
  // Who has nothing and takes it unpacked is given the whole.
  if (answer.kind !== 'page' || answer.isPacked) throw new Error('a page was answered as if it were known');
  // Made by our own server a moment ago.
  return JSON.parse(new TextDecoder().decode(answer.body)) as TournamentPage;
}
