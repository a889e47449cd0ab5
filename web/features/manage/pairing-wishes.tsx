import type { TournamentPage } from '../../../contract/tournaments.ts';
import { mayWish } from '../../../domain/tournament/round-guards.ts';
import { tournamentOf } from '../../model/tournament-of.ts';
import { Acceleration } from './acceleration.tsx';
import { Bans } from './bans.tsx';
import { BookedByes } from './booked-byes.tsx';

/** What the organiser asks of the pairings to come, where the program chooses them (ROUND-8, ROUND-9). */
export function PairingWishes({ page }: { readonly page: TournamentPage }) {
  if (page.wishes === undefined || !mayWish(tournamentOf(page)).ok) return null;
  return (
    <>
      <BookedByes page={page} />
      <Bans page={page} bans={page.wishes.bans} />
      <Acceleration page={page} acceleration={page.wishes.acceleration} />
    </>
  );
}
