import type { RoundRow, TournamentState } from '../../db/read/tournament.ts';
import type { AccountId } from '../../domain/ids.ts';
import { DAY, millis } from '../../domain/time.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { type Entrant, pairsEverybody, unpairedIn } from '../../domain/tournament/presence.ts';
import type { Round, Tournament } from '../../domain/tournament/tournament.ts';

/** The tournament as its lifecycle reads it. */
export function toTournament(state: TournamentState): Tournament {
  const { tournament, rounds } = state;
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
    rounds: rounds.map((round) => toRound(round, state)),
    startedAt: tournament.startedAt,
    finishedAt: tournament.finishedAt,
    pairingFailed: tournament.pairingFailed,
  };
}

function toRound({ number, startAt, pairedAt }: RoundRow, state: TournamentState): Round {
  const boards = state.pairings.filter((pairing) => pairing.round === number && pairing.black !== null);
  const results = boards.filter(({ result }) => result !== null).length;
  const hasAll = pairedAt !== null && pairsEverybody(KINDS[state.tournament.kind]);
  const unpaired = hasAll ? unpairedIn(number, entrantsOf(state), state.pairings).length : 0;
  return { number, startAt, pairedAt, results, missing: boards.length - results, unpaired };
}

/** The participants as the rules of presence, of pairing by hand and of withdrawal read them. */
export const entrantsOf = ({ participants }: Pick<TournamentState, 'participants'>): readonly Entrant<AccountId>[] =>
  participants.map(({ account, withdrawnFrom, eliminated }) => ({ id: account, withdrawnFrom, eliminated }));
