/** Half-point byes requested by players (BYE-1, BYE-2), for the server and the page. */
import { ok, refuse } from '../../kernel/result.ts';
import { formatOf, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** Rounds in which the player has had or requested a half-point bye. */
export interface OwnByes {
  readonly participating: boolean;
  readonly granted: number;
  readonly rounds: readonly number[];
}

type Timely = Pick<Lifecycle, 'format' | 'finishedAt' | 'rounds' | 'announcedRounds'>;

/** Only in unpaired rounds, while the player has byes left. */
export function mayRequestBye(tournament: Timely, round: number, byes: OwnByes): Guard {
  const open = mayChangeBye(tournament, round, byes);
  if (!open.ok) return open;
  const { announcedRounds } = tournament;
  if (announcedRounds !== null && round > announcedRounds) return refuse('roundIsPaired');
  if (byes.rounds.includes(round)) return granted;
  return byes.rounds.length < byes.granted ? granted : refuse('noByesLeft', { limit: byes.granted });
}

export function mayWithdrawBye(tournament: Timely, round: number, byes: OwnByes): Guard {
  const open = mayChangeBye(tournament, round, byes);
  if (!open.ok) return open;
  return byes.rounds.includes(round) ? granted : refuse('noSuchBye');
}

function mayChangeBye(tournament: Timely, round: number, byes: OwnByes): Guard {
  if (!formatOf(tournament).takesConstraints || byes.granted === 0) return refuse('byesNotOffered');
  if (!byes.participating) return refuse('notParticipating');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  return round < nextRound(tournament) ? refuse('roundIsPaired') : granted;
}

export function roundsToCome(tournament: Timely, byes: OwnByes): Guard<readonly number[]> {
  const from = nextRound(tournament);
  const open = mayChangeBye(tournament, from, byes);
  if (!open.ok) return open;
  const last = tournament.announcedRounds ?? from;
  return ok(Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index));
}
