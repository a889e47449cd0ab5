import { DAY } from '../../kernel/time.ts';
import { secondsForMeasuredMoves } from '../../kernel/time-control.ts';
import { localDayOf } from '../../kernel/time-zone.ts';
import { listByTime, type RatingList } from '../../rating/lists.ts';
import { NORM_ROUNDS_A_DAY } from '../../rating/norms/event-conditions.ts';
import { timeControlOf } from '../value/settings.ts';
import { boardsOf, freeRoundsOf, matchesOf, type PairedRound, playersOf, type Tournament } from '../value/state.ts';
import type { Finding } from './finding.ts';

/** B.02: hours of play in a day, and rounds of rapid and blitz. */
const DAY_HOURS_MAX = 12;
const DAY_ROUNDS_MAX: Readonly<Record<RatingList, number | null>> = { standard: null, rapid: 15, blitz: 30 };
/** Longer events are reported by month. */
const SPAN_DAYS_MAX = 30;
/** Rounds without a game of their players that still look like a tournament. */
const UNPLAYED_PERCENT_MAX = 30;

const isPaired = (round: Tournament['rounds'][number]): round is PairedRound => round.kind === 'paired';

/** The rounds: their results, their days, and how much is played in a day. */
export function roundFindings(tournament: Tournament): Finding[] {
  const rounds = tournament.rounds.filter(isPaired);
  return [
    ...(tournament.phase.kind === 'open' ? [] : unfinished(tournament, rounds)),
    ...dayFindings(tournament, rounds),
    ...playingDays(tournament, rounds),
    ...unplayed(tournament, rounds),
  ];
}

function unfinished(tournament: Tournament, rounds: readonly PairedRound[]): Finding[] {
  const { draft, settings } = tournament;
  const toCome = (settings.rounds ?? tournament.rounds.length) - rounds.length;
  const open = rounds.flatMap((round): Finding[] => {
    const waiting = matchesOf(round).filter(({ lineUps }) => lineUps !== null);
    const boards = boardsOf(round).filter(({ result }) => result === null);
    const missing = [...waiting, ...boards].map(({ board }) => board);
    return missing.length === 0 ? [] : [{ kind: 'resultMissing', round: round.number, boards: missing }];
  });
  return [
    ...open,
    ...(draft === null ? [] : [{ kind: 'draftOpen', round: draft.round } as const]),
    ...(tournament.phase.kind === 'running' && toCome > 0 ? [{ kind: 'roundsToCome', count: toCome } as const] : []),
  ];
}

interface RoundDay {
  readonly round: number;
  /** `YYYY-MM-DD` in the tournament's time zone; null if unscheduled. */
  readonly day: string | null;
}

const daysOf = ({ settings }: Tournament, rounds: readonly PairedRound[]): RoundDay[] =>
  rounds.map(({ number, startAt }) => ({
    round: number,
    day: startAt === null ? null : localDayOf(startAt, settings.timeZone),
  }));

function dayFindings(tournament: Tournament, rounds: readonly PairedRound[]): Finding[] {
  const { startDate, endDate } = tournament.settings;
  const days = daysOf(tournament, rounds);
  const known = days.flatMap(({ day }) => day ?? []);
  const span = daysBetween(known[0] ?? startDate, known.at(-1) ?? endDate) + 1;
  return [
    ...days.flatMap(({ round, day }, index): Finding[] => {
      if (day === null) return [{ kind: 'roundWithoutDay', round }];
      const before = days[index - 1]?.day ?? null;
      return [
        ...(day < startDate || day > endDate ? [{ kind: 'roundOutsideDates', round, day } as const] : []),
        ...(before !== null && before > day ? [{ kind: 'roundOutOfOrder', round } as const] : []),
      ];
    }),
    ...(span > SPAN_DAYS_MAX ? [{ kind: 'longSpan', days: span } as const] : []),
  ];
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

function playingDays(tournament: Tournament, rounds: readonly PairedRound[]): Finding[] {
  if (!tournament.hasTimeControl) return [];
  const control = timeControlOf(tournament.settings);
  const list = listByTime(control);
  const most = DAY_ROUNDS_MAX[list];
  const roundHours = (2 * secondsForMeasuredMoves(control.white)) / 3600;
  const days = daysOf(tournament, rounds).flatMap(({ day }) => day ?? []);
  return [...new Set(days)].flatMap((day): Finding[] => {
    const count = days.filter((one) => one === day).length;
    const hours = count * roundHours;
    return [
      ...(hours > DAY_HOURS_MAX ? [{ kind: 'longDay', day, hours } as const] : []),
      ...(most !== null && count > most ? [{ kind: 'manyRounds', day, rounds: count, most } as const] : []),
      ...(list === 'standard' && count > NORM_ROUNDS_A_DAY
        ? [{ kind: 'tooManyForNorms', day, rounds: count } as const]
        : []),
    ];
  });
}

/** Rounds in which the players of the event had no game. */
function unplayed(tournament: Tournament, rounds: readonly PairedRound[]): Finding[] {
  const places = rounds.length * playersOf(tournament).length;
  if (places === 0) return [];
  const games = rounds.flatMap(boardsOf).length;
  const isOfTeams = rounds.some((round) => matchesOf(round).length > 0 || freeRoundsOf(round).length === 0);
  const percent = Math.round(100 * (1 - (2 * games) / places));
  // Reserves of teams sit out by design.
  return isOfTeams || percent <= UNPLAYED_PERCENT_MAX ? [] : [{ kind: 'fewGames', percent }];
}
