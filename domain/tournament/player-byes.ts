/** Half-point byes that players ask for themselves (BYE-1, BYE-2), as the server decides and as a page offers them. */
import { ok, refuse } from '../result.ts';
import { kindOf, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** What is known of somebody's half-point byes: the rounds in which he has had one, or has booked one. */
export interface OwnByes {
  readonly participating: boolean;
  /** How many the tournament grants each player. */
  readonly granted: number;
  readonly rounds: readonly number[];
}

type Timely = Pick<Lifecycle, 'kind' | 'finishedAt' | 'rounds' | 'announcedRounds'>;

/** A player sits out a round that is not paired yet, as long as he has byes left. */
export function mayAskBye(tournament: Timely, round: number, byes: OwnByes): Guard {
  const open = mayChangeBye(tournament, round, byes);
  if (!open.ok) return open;
  const { announcedRounds } = tournament;
  if (announcedRounds !== null && round > announcedRounds) return refuse('roundIsPaired');
  if (byes.rounds.includes(round)) return granted;
  return byes.rounds.length < byes.granted ? granted : refuse('noByesLeft', { limit: byes.granted });
}

/** He plays in it after all. */
export function mayWithdrawBye(tournament: Timely, round: number, byes: OwnByes): Guard {
  const open = mayChangeBye(tournament, round, byes);
  if (!open.ok) return open;
  return byes.rounds.includes(round) ? granted : refuse('noSuchBye');
}

function mayChangeBye(tournament: Timely, round: number, byes: OwnByes): Guard {
  if (!kindOf(tournament).takesWishes || byes.granted === 0) return refuse('byesNotOffered');
  if (!byes.participating) return refuse('notParticipating');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  return round < nextRound(tournament) ? refuse('roundIsPaired') : granted;
}

/** The rounds of which a player can say whether he plays: those that are not paired yet. */
export function roundsToCome(tournament: Timely, byes: OwnByes): Guard<readonly number[]> {
  const from = nextRound(tournament);
  const open = mayChangeBye(tournament, from, byes);
  if (!open.ok) return open;
  const last = tournament.announcedRounds ?? from;
  return ok(Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index));
}
