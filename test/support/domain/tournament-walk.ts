import type { Chance } from '../../../domain/kernel/chance.ts';
import { HOUR, MINUTE, type Millis, millis } from '../../../domain/kernel/time.ts';
import { FIRST_ROUNDS } from '../../../domain/pairing/pairing.ts';
import {
  ABSENCE_NOTICES,
  ABSENCE_POINTS,
  type ChosenAttendance,
} from '../../../domain/tournament/value/attendance-plan.ts';
import {
  ATTENDANCE_RULES,
  FORMAT_NAMES,
  FORMATS,
  type FormatName,
  STARTING_ORDERS,
} from '../../../domain/tournament/value/formats.ts';
import { noticesOf } from '../../../domain/tournament/value/notices.ts';
import { type ChosenPostponement, UNRESOLVED_RULES } from '../../../domain/tournament/value/postponement-plan.ts';
import { MISSED_ROUNDS } from '../../../domain/tournament/value/settings.ts';
import type { Tournament } from '../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../chance.ts';
import { decided, newTournament, withPlayers, withTeamsEntered } from './played-tournament.ts';
import { COMMAND_NAMES, type CommandName, one, randomCommand } from './random-commands.ts';
import { at, FIRST_PAIRING } from './tournament.ts';
import { faultsOf, faultsOfNotices, faultsOfStep } from './tournament-faults.ts';

const ROUND_ROBIN_TIEBREAKS = ['koya/L-1', 'sonnebornBerger/C2', 'rating/R', 'pairingNumber/R'] as const;

export interface Fault {
  readonly seed: number;
  readonly faults: readonly string[];
  /** What was done, in order, and what came of it. */
  readonly diary: string;
}

/** Called with each tournament of a walk and the one before it. */
export type Look = (before: Tournament, after: Tournament) => readonly string[];

/** So many commands in a row from a seed; what went wrong first, or null. `done` counts what was not refused. */
export function walk(
  seed: number,
  commands: number,
  done: Map<string, number>,
  look: Look = () => [],
  formats: readonly FormatName[] = ['SwissDutch', 'SwissDutch', ...PLAYER_FORMATS],
): Fault | null {
  const below = chanceFrom(seed);
  for (const name of COMMAND_NAMES) done.set(name, done.get(name) ?? 0);
  const format = one(formats, below) ?? 'SwissDutch';
  let now: Millis = at(-HOUR);
  const { isTeam, roundMaking, participants } = FORMATS[format];
  const built = newTournament(
    {
      format,
      online: below(2) === 0,
      rounds: 2 + below(4),
      droppedRounds: seed % 2,
      // With days in between, a round that is paired has often not begun.
      interval: { count: 1, unit: below(2) === 0 ? 'minutes' : 'days' },
      selfJoinable: below(2) === 0,
      requestableByes: below(3),
      playersReport: below(4) > 0,
      playersPostpone: below(3) > 0,
      postponement: somePostponement(below),
      startingOrder: one(STARTING_ORDERS, below) ?? 'rating',
      firstRound: one(FIRST_ROUNDS, below) ?? 'neighbours',
      maxMeetings: below(2) === 0 ? null : 1 + below(3),
      missedRounds: one(MISSED_ROUNDS, below) ?? 'zero',
      attendance: someAttendance(below),
      lastEntryRound: below(3) === 0 ? 1 + below(4) : null,
      reverseLastRounds: below(2) === 0,
      ...(format === 'RoundRobin' && below(2) === 0 && { tieBreaks: ROUND_ROBIN_TIEBREAKS }),
    },
    { nextPairingAt: roundMaking === 'decided' ? FIRST_PAIRING : null },
  );
  const players = participants === 'powerOfTwo' ? 2 ** (1 + below(3)) : 3 + below(7);
  let tournament: Tournament = isTeam
    ? withTeamsEntered(built, 2 + below(3), 1 + below(3))
    : withPlayers(built, players);
  const diary: string[] = [format];
  for (let step = 0; step < commands; step += 1) {
    now = millis(now + (one([0, 0, MINUTE, 20 * MINUTE, HOUR], below) ?? 0));
    const made = randomCommand(tournament, below, now);
    const result = decided(tournament, made.command, { actor: made.actor, now, chance: below });
    diary.push(`${made.name}: ${result.ok ? 'done' : result.key}`);
    if (!result.ok) continue;
    done.set(made.name, (done.get(made.name) ?? 0) + Number(result.value.after !== tournament));
    const after = result.value.after ?? tournament;
    const faults = [
      ...faultsOfStep(tournament, result.value, isPairedByProgram(made.name, tournament)),
      ...faultsOf(tournament, after),
      ...faultsOfNotices(noticesOf(tournament, after, made.actor), after),
      ...look(tournament, after),
    ];
    if (faults.length > 0) return { seed, faults, diary: diary.join('; ') };
    tournament = after;
  }
  return null;
}

/** By the clock a draft is published as somebody has left it, if there is one. */
const isPairedByProgram = (name: CommandName, { draft }: Tournament): boolean =>
  name === 'pairNextRound' || name === 'adjournAndPair' || (name === 'due' && draft === null);

/** Those of matches between teams have walks of their own. */
const PLAYER_FORMATS = FORMAT_NAMES.filter((format) => FORMATS[format].paired !== 'teams');

/** The tournament that a walk leads to; its faults are for the test of the walks. */
export function walkTo(seed: number, commands: number): Tournament {
  let reached = newTournament();
  walk(seed, commands, new Map(), (_, after) => {
    reached = after;
    return [];
  });
  return reached;
}

/** Often the usual plan. */
function somePostponement(below: Chance): ChosenPostponement {
  if (below(2) === 0) return null;
  return {
    notice: below(90),
    maxOpenGames: 1 + below(2),
    noPostponeLast: below(3),
    maxPostponements: below(2) === 0 ? null : below(3),
    opponentMustAgree: below(2) === 0,
    until: below(3) === 0 ? { kind: 'date', date: '2026-11-22' } : { kind: 'rounds', rounds: 1 + below(3) },
    unresolvedRule: one(UNRESOLVED_RULES, below) ?? 'arbiter',
  };
}

/** Often that of the format. */
function someAttendance(below: Chance): ChosenAttendance {
  if (below(2) === 0) return null;
  return {
    mode: one(ATTENDANCE_RULES, below) ?? 'everybody',
    closesAt: below(20),
    absencePoints: one(ABSENCE_POINTS, below) ?? 'zero',
    absenceQuota: below(3),
    absenceNotLast: below(2),
    absenceNotice: one(ABSENCE_NOTICES, below) ?? 'none',
    noShowToOnCall: below(2) === 0,
    withdrawAfterNoShows: below(3),
    announcedIsEnough: below(2) === 0,
    checkInOpens: below(60),
    roomCode: below(2) === 0,
    trustNames: below(2) === 0,
  };
}
