import type { ErrorKey } from '../../contract/http/errors.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { ok, type Result, refuse } from '../../domain/kernel/result.ts';
import { maySee } from '../../domain/tournament/guards/authority.ts';
import { playersOf, type Tournament } from '../../domain/tournament/value/state.ts';

/** The players of a tournament, for organisers, who may know which of them are online. */
export function playersToArbitrate(tournament: Tournament, actor: Actor): Result<readonly AccountId[], ErrorKey> {
  if (!maySee(actor, tournament)) return refuse('tournamentPrivate');
  if (!can(actor, { do: 'runTournaments', of: tournament.host })) return refuse('forbidden');
  return ok(playersOf(tournament).map(({ account }) => account));
}
