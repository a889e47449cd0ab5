import type { ParticipantView, TournamentPage } from '../../contract/tournaments.ts';
import { type Availability, availabilityOf, type Online } from '../../domain/tournament/attendance.ts';
import { nextRound } from '../../domain/tournament/lifecycle.ts';
import { isGame, isPending } from './progress.ts';
import { tournamentOf } from './tournament-of.ts';

/** What a participant of the page could do in the round that is paired next. */
export function attendanceOf(page: TournamentPage, online: Online): (participant: ParticipantView) => Availability {
  const { kind, default_otb } = page.tournament;
  const round = nextRound(tournamentOf(page));
  const open = page.pairings.filter((pairing) => isGame(pairing) && isPending(pairing));
  const playing = new Set(open.flatMap(({ white, black }) => [white, black]));
  const around = { kind, isOnline: !default_otb, playing, online };
  return ({ account, seen, withdrawn_from, eliminated }) =>
    availabilityOf(around, round, { account, seen, withdrawnFrom: withdrawn_from, eliminated });
}
