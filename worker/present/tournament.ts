import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import { INTERVAL_CODES, OUTCOME_NAMES } from '../../contract/http/codes.ts';
import type { FinishedTournament, TournamentCalendarRow, TournamentCard } from '../../contract/tournament/lists.ts';
import type { tournamentGames } from '../../contract/tournament/readings.ts';
import type { CalendarLine, TournamentCardRow } from '../../db/read/tournament/tournament-lists.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import { roundsInAll } from '../../domain/tournament/guards/lifecycle.ts';
import { runningAmong } from '../../domain/tournament/rounds/listed-progress.ts';
import { boardsOf, playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import type { Visibility } from '../../domain/view/audience.ts';
import type { FinishedRow } from '../../services/tournament/lists.ts';
import { playerName } from '../../services/tournament/views/board-rows.ts';
import { iso } from '../../services/tournament/views/live.ts';
import { inSeconds } from './game.ts';

export const presentCard = (row: TournamentCardRow, now: Millis): TournamentCard => ({
  ...presentCalendarRow(row),
  gameVariant: row.variant,
  rounds: roundsInAll(row.kind, row.rounds, row.addedRounds),
  onlinePairingIntervalN: row.intervalCount,
  onlinePairingIntervalT: INTERVAL_CODES[row.intervalUnit],
  start: iso(row.firstPairingAt),
  timeZone: row.timeZone,
  profilePicture: row.profilePicture,
  organiserPicture: row.hostPicture ?? '',
  currentRound: row.currentRound,
  currentRoundStart: row.currentStart === null ? null : iso(row.currentStart),
  currentRoundDone: row.currentDone,
  gamesNow: runningAmong(row.openGames, now),
  pinned: row.pinned,
  pinnedOrder: row.pinnedOrder,
});

export const presentCalendarRow = (row: CalendarLine): TournamentCalendarRow => ({
  id: row.id,
  name: row.name,
  startDate: row.startDate,
  endDate: row.endDate,
  kind: row.kind,
  initialTime: row.initialMinutes,
  increment: row.incrementSeconds,
  timeControlKnown: row.hasTimeControl,
  defaultOtb: !row.online,
  started: row.startedAt !== null,
  finished: row.finishedAt !== null,
  participants: row.participants,
  ...presentOrganiser(row),
  city: townOf(row),
});

/** Online there is no town, whatever was typed before. */
const townOf = ({ online, city }: Pick<CalendarLine, 'online' | 'city'>): string => (online ? '' : (city ?? ''));

export const presentFinished = ({ row, winners }: FinishedRow): FinishedTournament => ({
  id: row.id,
  name: row.name,
  participants: row.participants,
  ...presentOrganiser(row),
  lastDay: iso(millis(row.lastDay * 1000)).slice(0, '2026-11-21'.length),
  winners,
});

export const presentOrganiser = (
  row: Pick<CalendarLine, 'organiser' | 'organiserType' | 'clubName' | 'organizationName'>,
) => ({
  organiser: row.organiser,
  organiserType: row.organiserType,
  organiserName: (row.organiserType === 'club' ? row.clubName : row.organizationName) ?? row.organiser,
});

/** The online games of a tournament with their moves, for building a PGN. */
export function presentPgnGames(
  tournament: Tournament,
  visible: Visibility,
): CamelKeys<z.output<typeof tournamentGames>> {
  const people = new Map(playersOf(tournament).map((player) => [player.account, player]));
  const name = (account: AccountId): string => {
    const player = people.get(account);
    return player === undefined ? account : playerName(player, visible.names);
  };
  return {
    name: tournament.settings.name,
    games: tournament.rounds.flatMap((round) =>
      boardsOf(round)
        .flatMap(({ games }) => games)
        .flatMap(({ white, black, startAt, end }) =>
          end === null || !visible.result(white, black)
            ? []
            : [
                {
                  start: iso(startAt),
                  round: round.number,
                  whiteName: name(white),
                  blackName: name(black),
                  outcome: end.outcome === null ? ('Ongoing' as const) : OUTCOME_NAMES[end.outcome],
                  moves: end.moves,
                  clocks: inSeconds(end.clocks),
                },
              ],
        ),
    ),
  };
}
