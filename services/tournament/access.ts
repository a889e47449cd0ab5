import type { TournamentRow } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, type Owner, ownerOf } from '../../domain/access/policy.ts';
import { allow } from '../authority.ts';

type Hosted = Pick<TournamentRow, 'organiserType' | 'organiser'>;

/** The club or organisation whose tournament this is. */
export const hostOf = ({ organiserType, organiser }: Hosted): Owner => ownerOf(organiserType, organiser);

/** Whether this actor runs this tournament: enters results, pairs, edits. */
export const runs = (actor: Actor, tournament: Hosted): boolean =>
  can(actor, { do: 'runTournaments', of: hostOf(tournament) });

export const mustRun = (actor: Actor, tournament: Hosted): void =>
  allow(actor, { do: 'runTournaments', of: hostOf(tournament) });

/** Whether this actor may see this tournament: a private one is for those who take part and its host's people. */
export const mayView = (
  actor: Actor,
  tournament: Hosted & Pick<TournamentRow, 'publiclyViewable'>,
  participating: boolean,
): boolean =>
  can(actor, { do: 'viewTournament', of: hostOf(tournament), public: tournament.publiclyViewable, participating });
