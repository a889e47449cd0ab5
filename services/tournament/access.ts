import type { TournamentRow } from '../../db/read/tournament/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, type Owner, ownerOf } from '../../domain/access/policy.ts';
import { allow } from '../authority.ts';

type Hosted = Pick<TournamentRow, 'organiserType' | 'organiser'>;

export const hostOf = ({ organiserType, organiser }: Hosted): Owner => ownerOf(organiserType, organiser);

/** Whether the actor runs the tournament: enters results, pairs, edits. */
export const runs = (actor: Actor, tournament: Hosted): boolean =>
  can(actor, { do: 'runTournaments', of: hostOf(tournament) });

export const mustRun = (actor: Actor, tournament: Hosted): void =>
  allow(actor, { do: 'runTournaments', of: hostOf(tournament) });

/** Whether the actor may see the tournament; a private one is visible to participants and the host's organisers. */
export const mayView = (
  actor: Actor,
  tournament: Hosted & Pick<TournamentRow, 'publiclyViewable'>,
  participating: boolean,
): boolean =>
  can(actor, { do: 'viewTournament', of: hostOf(tournament), public: tournament.publiclyViewable, participating });
