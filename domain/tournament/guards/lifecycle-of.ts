/** Summarises a tournament for the guards and the schedule. */
import type { Millis } from '../../kernel/time.ts';
import { endOfDay } from '../../kernel/time-zone.ts';
import { firstStart, lineUpsCloseAt } from '../rounds/schedule.ts';
import { boardsOfMatch, openLineUpsIn } from '../teams/match.ts';
import { startOfMatch } from '../teams/match-day.ts';
import { attendancePlanOf } from '../value/attendance-plan.ts';
import { FORMATS } from '../value/formats.ts';
import { reminderAt } from '../value/game-reminder.ts';
import { isOpenGame } from '../value/postponed-game.ts';
import {
  type Board,
  boardsOf,
  type EntrantId,
  type Pairing,
  pairingsOf,
  type Round,
  type Tournament,
} from '../value/state.ts';
import type { Lifecycle } from './lifecycle.ts';
import { pairsEverybody, withoutSeat } from './presence.ts';
import { entrantsOf } from './seats.ts';

/** Cached per tournament value, as each change needs it several times. */
export function lifecycleOf(tournament: Tournament): Lifecycle {
  const lifecycle = KNOWN.get(tournament) ?? readLifecycle(tournament);
  KNOWN.set(tournament, lifecycle);
  return lifecycle;
}

const KNOWN = new WeakMap<Tournament, Lifecycle>();

function readLifecycle(tournament: Tournament): Lifecycle {
  const { id, settings, phase, nextPairingAt, pairingFailed } = tournament;
  const { format, online, selfJoinable, perTeam, firstPairingAt, timeZone, interval, roundPause, roundPlan } = settings;
  return {
    id,
    format,
    attendanceRule: attendancePlanOf(settings).mode,
    online,
    selfJoinable,
    perTeam,
    firstPairingAt,
    timeZone,
    interval,
    roundPause,
    roundPlan,
    nextPairingAt,
    pairingFailed,
    endsAt: endOfDay(settings.endDate, timeZone),
    announcedRounds: settings.rounds,
    lastEntryRound: settings.lastEntryRound,
    rounds: progressOf(tournament),
    nextReminderAt: earliest(tournament.rounds.map((round) => countOf(round).nextReminderAt)),
    startedAt: phase.kind === 'open' ? null : phase.startedAt,
    finishedAt: phase.kind === 'finished' ? phase.finishedAt : null,
  };
}

function progressOf({ settings, participants, rounds }: Tournament): Lifecycle['rounds'] {
  const pairsAll = pairsEverybody(FORMATS[settings.format]);
  const entrants = entrantsOf({ settings, participants });
  return rounds.map((round) => {
    const { results, missingBoards, openBoards, openLineUps, firstOpenStart, seated } = countOf(round);
    // Fast check: nobody has two seats in a round that seats everyone.
    const mayLack = round.kind === 'paired' && pairsAll && seated.size < entrants.length;
    return {
      number: round.number,
      startAt: round.startAt,
      pairedAt: round.kind === 'paired' ? round.pairedAt : null,
      results,
      missing: missingBoards.length + openLineUps * boardsOfMatch(settings),
      missingBoards,
      openBoards,
      openLineUps,
      lineUpsCloseAt: lineUpsCloseAt(settings, firstOpenStart),
      unpaired: mayLack ? withoutSeat(round.number, entrants, seated).length : 0,
    };
  });
}

interface RoundCount {
  readonly results: number;
  readonly missingBoards: readonly number[];
  readonly openBoards: readonly number[];
  readonly openLineUps: number;
  readonly firstOpenStart: Millis | null;
  readonly nextReminderAt: Millis | null;
  readonly seated: ReadonlySet<EntrantId>;
}

/** Counts by round, as most rounds do not change. */
const COUNTS = new WeakMap<Round, RoundCount>();

function countOf(round: Round): RoundCount {
  const known = COUNTS.get(round);
  if (known !== undefined) return known;
  const boards = boardsOf(round);
  const open = boards.filter(({ result }) => result === null);
  const boardsOfOpen = (isOne: (board: Board) => boolean) => open.filter(isOne).map(({ board }) => board);
  const count = {
    results: boards.filter(({ result, matchGames }) => result !== null || matchGames.length > 0).length,
    missingBoards: boardsOfOpen((board) => !isOpenGame(board)),
    openBoards: boardsOfOpen(isOpenGame),
    openLineUps: openLineUpsIn(round).length,
    firstOpenStart: firstStart(openLineUpsIn(round).map((match) => startOfMatch(round, match))),
    nextReminderAt: earliest(open.map(reminderAt)),
    seated: new Set(pairingsOf(round).flatMap(sidesIn)),
  };
  COUNTS.set(round, count);
  return count;
}

const earliest = (moments: readonly (Millis | null)[]): Millis | null =>
  moments.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);

const sidesIn = (pairing: Pairing): readonly EntrantId[] =>
  pairing.kind === 'bye' ? [pairing.who] : [pairing.white, pairing.black];
