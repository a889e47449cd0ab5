import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import { INTERVAL_CODES, OUTCOME_NAMES } from '../../contract/http/codes.ts';
import type { FinishedTournament, TournamentCalendarRow, TournamentCard } from '../../contract/tournament/lists.ts';
import type { tournamentGames } from '../../contract/tournament/readings.ts';
import type { CalendarLine, TournamentCardRow } from '../../db/read/tournament/tournament-lists.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import { roundsInAll } from '../../domain/tournament/guards/lifecycle.ts';
import { boardsOf, playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import type { Visibility } from '../../domain/view/audience.ts';
import type { calendar } from '../../services/tournament/lists.ts';
import { playerName } from '../../services/tournament/views/board-rows.ts';
import { iso } from '../../services/tournament/views/live.ts';
import { inSeconds } from './game.ts';

export function presentCard(card: TournamentCardRow): TournamentCard {
  const { tournament: row, participants, addedRounds, gamesNow } = card;
  return {
    id: row.id,
    name: row.name,
    startDate: row.startDate,
    endDate: row.endDate,
    kind: row.format,
    gameVariant: row.variant,
    rounds: roundsInAll(row.format, row.rounds, addedRounds),
    initialTime: row.initialMinutes,
    increment: row.incrementSeconds,
    timeControlKnown: row.hasTimeControl,
    onlinePairingIntervalN: row.intervalCount,
    onlinePairingIntervalT: INTERVAL_CODES[row.intervalUnit],
    start: iso(row.firstPairingAt),
    timeZone: row.timeZone,
    profilePicture: row.profilePicture,
    ...presentOrganiser({ ...card, ...row }),
    organiserPicture: card.hostPicture ?? '',
    city: townOf(row),
    defaultOtb: !row.online,
    started: row.startedAt !== null,
    finished: row.finishedAt !== null,
    currentRound: card.currentRound,
    currentRoundStart: card.currentStart === null ? null : iso(millis(card.currentStart)),
    currentRoundDone: card.currentDone === 1,
    participants,
    gamesNow,
    pinned: row.pinned,
    pinnedOrder: row.pinnedOrder,
  };
}

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
const townOf = ({ online, officialData }: Pick<CalendarLine, 'online' | 'officialData'>): string =>
  online ? '' : (officialData.city ?? '');

export const presentFinished = ({ row, winners }: Finished): FinishedTournament => ({
  id: row.id,
  name: row.name,
  participants: row.participants,
  ...presentOrganiser(row),
  lastDay: iso(millis(row.lastDay * 1000)).slice(0, '2026-11-21'.length),
  winners,
});
type Finished = Awaited<ReturnType<typeof calendar>>['finished'][number];

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
