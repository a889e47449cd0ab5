import { BYE, INTERVAL_CODES, UNSCHEDULED } from '../../../contract/http/codes.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { roundsInAll } from '../../../domain/tournament/guards/lifecycle.ts';
import { outcomeOf } from '../../../domain/tournament/value/game-result.ts';
import {
  boardsOf,
  freeRoundsOf,
  playersOf,
  type Tournament,
  teamOfPlayer,
} from '../../../domain/tournament/value/state.ts';
import { matchGameViews } from '../../../services/tournament/views/match-rows.ts';
import { aPage, aPairing, aParticipant } from './tournament-pages.ts';

const iso = (moment: number): string => new Date(moment).toISOString();

/** The page that the server makes of a tournament, as far as the guards of the domain ask. */
export function pageOfValue(value: Tournament): TournamentPage {
  const { settings, phase, ...tournament } = value;
  const first = iso(settings.firstPairingAt);
  const rounds = roundsInAll(settings.format, settings.rounds, tournament.rounds.length);
  return aPage(
    {
      id: tournament.id,
      kind: settings.format,
      defaultOtb: !settings.online,
      selfJoinable: settings.selfJoinable,
      perTeam: settings.perTeam,
      endDate: settings.endDate,
      firstPairingDate: first.slice(0, 10),
      firstPairingTime: first.slice(11, 16),
      onlinePairingIntervalN: settings.interval.count,
      onlinePairingIntervalT: INTERVAL_CODES[settings.interval.unit],
      currentOnlinePairingTime: tournament.nextPairingAt === null ? null : iso(tournament.nextPairingAt),
      rounds,
      roundPause: settings.roundPause,
      roundPlan: settings.roundPlan,
      attendance: settings.attendance,
      postponement: settings.postponement,
      lastEntryRound: settings.lastEntryRound,
      started: phase.kind !== 'open',
      finished: phase.kind === 'finished',
      pairingGenerationFailed: tournament.pairingFailed,
    },
    {
      participants: playersOf(tournament).map(({ account, seed, withdrawnFrom, eliminated }) =>
        aParticipant(account, {
          seed,
          team: teamOfPlayer(value, account)?.team ?? null,
          withdrawn: withdrawnFrom !== null,
          withdrawnFrom,
          eliminated,
        }),
      ),
      pairings: [
        ...tournament.rounds.flatMap((round): PairingView[] => [
          ...boardsOf(round).map(({ white, black, board, result, online, matchGames, postponed }) =>
            aPairing(white, black, {
              round: round.number,
              board,
              result,
              outcome: result === null ? null : outcomeOf(result),
              online,
              matchGames: matchGameViews({ white, black, matchGames }),
              ...(result === null && postponed && { postponed: { state: postponed.kind, startDate: null } }),
            }),
          ),
          ...freeRoundsOf(round).map(({ who, bye }) => aPairing(who, BYE, { round: round.number, result: bye })),
        ]),
        ...tournament.requestedByes.map(({ who, round, bye }) => aPairing(who, BYE, { round, result: bye })),
      ],
      rounds: tournament.rounds.map(({ number, startAt, kind }) => ({
        number,
        name: `Round ${number}`,
        startDate: startAt === null ? UNSCHEDULED : iso(startAt),
        paired: kind === 'paired',
      })),
    },
  );
}
