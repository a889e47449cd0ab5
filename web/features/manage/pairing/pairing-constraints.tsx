import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { maySetConstraints } from '../../../../domain/tournament/guards/round-guards.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { Acceleration } from './acceleration.tsx';
import { ForbiddenPairs } from './forbidden-pairs.tsx';
import { RequestedByes } from './requested-byes.tsx';

/** The organiser's constraints on future pairings, where the program pairs (ROUND-8, ROUND-9). */
export function PairingConstraints({ page }: { readonly page: TournamentPage }) {
  if (page.constraints === undefined || !maySetConstraints(tournamentOf(page)).ok) return null;
  return (
    <>
      <RequestedByes page={page} />
      <ForbiddenPairs page={page} pairs={page.constraints.forbiddenPairs} />
      <Acceleration page={page} acceleration={page.constraints.acceleration} />
    </>
  );
}
