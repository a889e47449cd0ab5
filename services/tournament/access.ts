import type { TournamentRow } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, type Owner } from '../../domain/access/policy.ts';
import { asId } from '../../domain/ids.ts';
import { allow } from '../authority.ts';

/** The club or organisation whose tournament this is. */
export const organiserOf = (tournament: TournamentRow): Owner =>
  tournament.organiserType === 'club'
    ? { type: 'club', id: asId(tournament.organiser) }
    : { type: 'organization', id: asId(tournament.organiser) };

/** Whether this actor runs this tournament: enters results, pairs, edits. */
export const runs = (actor: Actor, tournament: TournamentRow): boolean =>
  can(actor, { do: 'runTournaments', of: organiserOf(tournament) });

export const mustRun = (actor: Actor, tournament: TournamentRow): void =>
  allow(actor, { do: 'runTournaments', of: organiserOf(tournament) });
