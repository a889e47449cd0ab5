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
      default_otb: !settings.online,
      self_joinable: settings.selfJoinable,
      per_team: settings.perTeam,
      end_date: settings.endDate,
      first_pairing_date: first.slice(0, 10),
      first_pairing_time: first.slice(11, 16),
      online_pairing_interval_n: settings.interval.count,
      online_pairing_interval_t: INTERVAL_CODES[settings.interval.unit],
      current_online_pairing_time: tournament.nextPairingAt === null ? null : iso(tournament.nextPairingAt),
      rounds,
      started: phase.kind !== 'open',
      finished: phase.kind === 'finished',
      pairing_generation_failed: tournament.pairingFailed,
    },
    {
      participants: playersOf(tournament).map(({ account, seed, withdrawnFrom, eliminated }) =>
        aParticipant(account, {
          seed,
          team: teamOfPlayer(value, account)?.team ?? null,
          withdrawn: withdrawnFrom !== null,
          withdrawn_from: withdrawnFrom,
          eliminated,
        }),
      ),
      pairings: [
        ...tournament.rounds.flatMap((round): PairingView[] => [
          ...boardsOf(round).map(({ white, black, board, result, online, matchGames }) =>
            aPairing(white, black, {
              round: round.number,
              board,
              result,
              outcome: result === null ? null : outcomeOf(result),
              online,
              match_games: matchGameViews({ white, black, matchGames }),
            }),
          ),
          ...freeRoundsOf(round).map(({ who, bye }) => aPairing(who, BYE, { round: round.number, result: bye })),
        ]),
        ...tournament.requestedByes.map(({ who, round, bye }) => aPairing(who, BYE, { round, result: bye })),
      ],
      rounds: tournament.rounds.map(({ number, startAt, kind }) => ({
        number,
        name: `Round ${number}`,
        start_date: startAt === null ? UNSCHEDULED : iso(startAt),
        paired: kind === 'paired',
      })),
    },
  );
}
