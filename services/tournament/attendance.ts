import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { playersOf } from '../../domain/tournament/value/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { visibleTournament } from './views/view.ts';

/** The players of a tournament, for organisers, who may know which of them are online. */
export async function playersToArbitrate(deps: Deps, actor: Actor, id: string): Promise<readonly AccountId[]> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  return playersOf(tournament).map(({ account }) => account);
}
