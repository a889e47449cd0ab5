import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/ids.ts';
import { playersOf } from '../../domain/tournament/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { visibleTournament } from './view.ts';

/** The players of a tournament, for whoever runs it and may know who of them is online. */
export async function playersToArbitrate(deps: Deps, actor: Actor, id: string): Promise<readonly AccountId[]> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  return playersOf(tournament).map(({ account }) => account);
}
