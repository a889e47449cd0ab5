import type { z } from 'zod';
import { INTERVAL_CODES, OUTCOME_NAMES } from '../../contract/http/codes.ts';
import type { FinishedTournament, TournamentCalendarRow, TournamentCard } from '../../contract/tournament/lists.ts';
import type { tournamentGames } from '../../contract/tournament/readings.ts';
import type { CalendarLine, TournamentCardRow } from '../../db/read/tournament/tournament-lists.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import { roundsInAll } from '../../domain/tournament/guards/lifecycle.ts';
import { boardsOf, playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import type { calendar } from '../../services/tournament/lists.ts';
import { playerName } from '../../services/tournament/views/board-rows.ts';
import { iso } from '../../services/tournament/views/live.ts';
import type { Visibility } from '../../services/tournament/views/visibility.ts';
import { inSeconds } from './game.ts';

export function presentCard(card: TournamentCardRow): TournamentCard {
  const { tournament: row, participants, addedRounds, gamesNow } = card;
  return {
    id: row.id,
    name: row.name,
    start_date: row.startDate,
    end_date: row.endDate,
    kind: row.format,
    game_variant: row.variant,
    rounds: roundsInAll(row.format, row.rounds, addedRounds),
    initial_time: row.initialMinutes,
    increment: row.incrementSeconds,
    time_control_known: row.hasTimeControl,
    online_pairing_interval_n: row.intervalCount,
    online_pairing_interval_t: INTERVAL_CODES[row.intervalUnit],
    start: iso(row.firstPairingAt),
    time_zone: row.timeZone,
    profile_picture: row.profilePicture,
    default_otb: !row.online,
    started: row.startedAt !== null,
    finished: row.finishedAt !== null,
    current_round: card.currentRound,
    current_round_start: card.currentStart === null ? null : iso(millis(card.currentStart)),
    current_round_done: card.currentDone === 1,
    participants,
    games_now: gamesNow,
    pinned: row.pinned,
    pinned_order: row.pinnedOrder,
  };
}

export const presentCalendarRow = (row: CalendarLine): TournamentCalendarRow => ({
  id: row.id,
  name: row.name,
  start_date: row.startDate,
  end_date: row.endDate,
  kind: row.kind,
  initial_time: row.initialMinutes,
  increment: row.incrementSeconds,
  time_control_known: row.hasTimeControl,
  default_otb: !row.online,
  started: row.startedAt !== null,
  finished: row.finishedAt !== null,
  participants: row.participants,
  ...presentOrganiser(row),
});

export const presentFinished = ({ row, winners }: Finished): FinishedTournament => ({
  id: row.id,
  name: row.name,
  participants: row.participants,
  ...presentOrganiser(row),
  last_day: iso(millis(row.lastDay * 1000)).slice(0, '2026-11-21'.length),
  winners,
});
type Finished = Awaited<ReturnType<typeof calendar>>['finished'][number];

const presentOrganiser = (
  row: Pick<CalendarLine, 'organiser' | 'organiserType' | 'clubName' | 'organizationName'>,
) => ({
  organiser: row.organiser,
  organiser_type: row.organiserType,
  organiser_name: (row.organiserType === 'club' ? row.clubName : row.organizationName) ?? row.organiser,
});

/** The online games of a tournament with their moves, for building a PGN. */
export function presentPgnGames(tournament: Tournament, visible: Visibility): z.output<typeof tournamentGames> {
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
                  white_name: name(white),
                  black_name: name(black),
                  outcome: end.outcome === null ? ('Ongoing' as const) : OUTCOME_NAMES[end.outcome],
                  moves: end.moves,
                  clocks: inSeconds(end.clocks),
                },
              ],
        ),
    ),
  };
}
