import type { BuildPayload } from '../../contract/tournament/payload.ts';
import { readEventOfTournament } from '../../db/read/event.ts';
import { readTournament } from '../../db/read/tournament/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import type { ChessEvent, Group } from '../../domain/event/value/event.ts';
import { asId, type GroupCode, type TournamentId } from '../../domain/kernel/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/kernel/limits.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { buildTournament } from '../tournament/build.ts';
import { managedEventOf } from './find-event.ts';

export interface MadeTournament {
  readonly group: GroupCode;
  readonly tournament: TournamentId;
}

/**
 * Builds a tournament for each group that has none; only players are entered, so not of teams. Each is linked before the
 * next is built: after a failure halfway, the rest is made by asking again.
 */
export async function makeTournaments(
  deps: Deps,
  actor: Actor,
  id: string,
  { settings, link }: { readonly settings: BuildPayload; readonly link: (made: MadeTournament) => Promise<unknown> },
): Promise<readonly MadeTournament[]> {
  const { event } = await managedEventOf(deps, actor, id);
  const made: MadeTournament[] = [];
  for (const group of event.groups) {
    if (group.tournament !== null) continue;
    const tournament = await buildTournament(deps, actor, payloadOf(deps, event, group, settings));
    await link({ group: group.code, tournament });
    made.push({ group: group.code, tournament });
  }
  return made;
}

/** Named by event and group; an event of one group gives it its own name. */
function payloadOf(deps: Deps, event: ChessEvent, group: Group, settings: BuildPayload): BuildPayload {
  const { host, settings: plan, groups } = event;
  if (!isOfPlayers(settings.kind)) throw new Refusal('formatNotOffered');
  return {
    ...settings,
    id: deps.newId(PROPOSED_ID_LENGTH.max),
    name: groups.length === 1 ? plan.name : `${plan.name}, ${group.name}`,
    organiser: host.id,
    organiserType: host.type,
    timeZone: plan.timeZone,
    fideRated: plan.fideRated,
    selfJoinable: false,
  };
}

const isOfPlayers = (format: keyof typeof FORMATS): boolean => FORMATS[format].paired === 'players';

/** A tournament of the same host that has not started, is of players, and belongs to no event. */
export async function tournamentToLink(deps: Deps, actor: Actor, host: Owner, id: string): Promise<TournamentId> {
  const tournament = orNotFound(await readTournament(deps.db, asId<TournamentId>(id)), 'noSuchTournament');
  allow(actor, { do: 'runTournaments', of: tournament.host });
  if (tournament.host.type !== host.type || tournament.host.id !== host.id) throw new Refusal('forbidden');
  if (!isOfPlayers(tournament.settings.format)) throw new Refusal('formatNotOffered');
  if (tournament.phase.kind !== 'open') throw new Refusal('tournamentStarted');
  if ((await readEventOfTournament(deps.db, tournament.id)) !== null) throw new Refusal('tournamentInEvent');
  return tournament.id;
}
