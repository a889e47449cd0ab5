import type { RoundRow, TournamentState } from '../../db/read/tournament.ts';
import { DAY, millis } from '../../domain/time.ts';
import type { Round, Tournament } from '../../domain/tournament/tournament.ts';

/** The tournament as its lifecycle reads it. */
export function toTournament({ tournament, rounds, pairings }: TournamentState): Tournament {
  return {
    id: tournament.id,
    kind: tournament.kind,
    online: tournament.online,
    selfJoinable: tournament.selfJoinable,
    perTeam: tournament.perTeam,
    firstPairingAt: tournament.firstPairingAt,
    interval: { count: tournament.intervalCount, unit: tournament.intervalUnit },
    nextPairingAt: tournament.nextPairingAt,
    endsAt: millis(Date.parse(`${tournament.endDate}T00:00:00Z`) + DAY),
    announcedRounds: tournament.rounds,
    rounds: rounds.map((round) => toRound(round, pairings)),
    startedAt: tournament.startedAt,
    finishedAt: tournament.finishedAt,
    pairingFailed: tournament.pairingFailed,
  };
}

function toRound({ number, startAt, pairedAt }: RoundRow, pairings: TournamentState['pairings']): Round {
  const boards = pairings.filter((pairing) => pairing.round === number && pairing.black !== null);
  const results = boards.filter(({ result }) => result !== null).length;
  return { number, startAt, pairedAt, results, missing: boards.length - results };
}
