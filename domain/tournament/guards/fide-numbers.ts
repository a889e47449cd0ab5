import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/policy.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { type Player, playersOf, type Tournament } from '../value/state.ts';
import { type Guard, granted } from './refusals.ts';

type Entrant = Pick<Player, 'account' | 'person'>;

/** ENTRY-14: FIDE numbers are unique in a tournament, across all teams. The number of `replaced` counts as free. */
export function fideNumbersAreFree(
  tournament: Tournament,
  newcomers: readonly Entrant[],
  actor: Actor,
  replaced?: AccountId,
): Guard {
  const present = playersOf(tournament).filter(({ account }) => account !== replaced);
  const holders = new Map<number | null, Entrant>(present.map((player) => [player.person.fideNumber, player]));
  for (const newcomer of newcomers) {
    const number = newcomer.person.fideNumber;
    if (number === null) continue;
    const holder = holders.get(number);
    if (holder !== undefined) return refuse('fideNumberEntered', { number, name: nameFor(actor, tournament, holder) });
    holders.set(number, newcomer);
  }
  return granted;
}

/** Where user names are shown, only organisers see real names. */
function nameFor(actor: Actor, { host, settings }: Tournament, { account, person }: Entrant): string {
  const seesNames = !settings.showOnlyUsernames || can(actor, { do: 'runTournaments', of: host });
  return seesNames ? `${person.firstName} ${person.lastName}`.trim() : account;
}
