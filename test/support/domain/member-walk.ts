/** Whole tournaments of teams whose members play for themselves, from a seed: school chess and team Konrad. */
import { VISITOR } from '../../../domain/access/actor.ts';
import type { Chance } from '../../../domain/kernel/chance.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { pointSystem } from '../../../domain/kernel/points.ts';
import { isSame } from '../../../domain/kernel/same.ts';
import { HOUR, MINUTE, type Millis, millis } from '../../../domain/kernel/time.ts';
import type { SystemEvent, TournamentCommand } from '../../../domain/tournament/command.ts';
import { FORMATS, type FormatName } from '../../../domain/tournament/value/formats.ts';
import { BYE_RESULTS } from '../../../domain/tournament/value/settings.ts';
import {
  ATTENDANCE_MARKS,
  boardsOf,
  freeRoundsOf,
  openGames,
  playersOf,
  type Tournament,
} from '../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../chance.ts';
import { withClasses } from './classes.ts';
import { memberFaults, pairingFaults } from './member-faults.ts';
import { changed, decided, newTournament, settled } from './played-tournament.ts';
import { one } from './random-commands.ts';
import { at } from './tournament.ts';
import { faultsOf, faultsOfStep } from './tournament-faults.ts';

export interface MemberWalk {
  readonly faults: readonly string[];
  readonly isFinished: boolean;
  /** The tournament as it was left. */
  readonly last: Tournament;
  /** What was done, and what came of it. */
  readonly diary: string;
  readonly done: ReadonlyMap<string, number>;
}

const STEPS = 160;

/** A tournament from the start to the final table, or as far as the steps go; what went wrong first ends it. */
export function walkMembers(format: FormatName, seed: number): MemberWalk {
  const below = chanceFrom(seed);
  let now: Millis = at(0);
  let tournament = begun(format, below);
  const diary: string[] = [];
  const done = new Map<string, number>();
  const over = (faults: readonly string[]): MemberWalk => ({
    faults,
    isFinished: tournament.phase.kind === 'finished',
    last: tournament,
    diary: diary.join('; '),
    done,
  });
  for (let step = 0; step < STEPS && tournament.phase.kind !== 'finished'; step += 1) {
    const command = nextCommand(tournament, below, now, step > STEPS / 2);
    if (command.kind === 'due') now = millis(now + (one([MINUTE, 20 * MINUTE, HOUR], below) ?? HOUR));
    const online = playersOf(tournament).flatMap(({ account }) => (below(4) === 0 ? [] : [account]));
    const isByItself = command.kind === 'due' || command.kind === 'gameFinished';
    const result = decided(tournament, command, { now, chance: below, online, ...(isByItself && { actor: VISITOR }) });
    diary.push(`${command.kind}: ${result.ok ? 'done' : result.key}`);
    if (!result.ok) continue;
    const after = result.value.after ?? tournament;
    if (after !== tournament) done.set(command.kind, (done.get(command.kind) ?? 0) + 1);
    const faults = [
      ...faultsOfStep(tournament, result.value, false),
      ...faultsOf(tournament, after),
      ...memberFaults(after),
      ...pairingFaults(tournament, after, online),
      ...undoFaults(tournament, after, now),
    ];
    if (faults.length > 0) return over(faults);
    tournament = after;
  }
  return over([]);
}

/** A round that has just been paired goes without a trace, but for the time of the next one. */
function undoFaults(before: Tournament, after: Tournament, now: Millis): readonly string[] {
  const last = after.rounds.at(-1);
  if (last === undefined || after.rounds.length <= before.rounds.length) return [];
  const undone = changed(after, { kind: 'deleteRound', number: last.number }, { now });
  const told = (tournament: Tournament) => ({ ...tournament, revision: 0, nextPairingAt: null, pairingFailed: false });
  return isSame(told(undone), told(before)) ? [] : [`round ${last.number} leaves a trace`];
}

function begun(format: FormatName, below: Chance): Tournament {
  const settings = {
    format,
    online: below(2) === 0,
    rounds: 1 + below(6),
    interval: { count: 1, unit: 'minutes' },
    points: below(2) === 0 ? pointSystem(3, 2, 1) : pointSystem(),
    byeResult: one(BYE_RESULTS, below) ?? null,
  } as const;
  const sizes = Array.from({ length: 2 + below(4) }, () => 1 + below(6));
  const built = withClasses(newTournament(settings, { nextPairingAt: at(0) }), ...sizes);
  const counted = {
    ...built,
    participants: built.participants.map((team) =>
      team.kind === 'team' && below(2) === 0 ? { ...team, memberCount: 1 + below(50) } : team,
    ),
  };
  return settled(changed(counted, { kind: 'start' }, { now: at(-HOUR) }), { now: at(-HOUR) });
}

/** Mostly games that end; now and then somebody goes or is marked. Late in the walk everything is brought to its end. */
function nextCommand(
  tournament: Tournament,
  below: Chance,
  now: Millis,
  isLate: boolean,
): TournamentCommand | SystemEvent {
  const boards = tournament.rounds.flatMap((round) =>
    boardsOf(round).flatMap((board) => (board.result === null ? [{ board, round: round.number }] : [])),
  );
  const open = one(boards, below);
  if (open !== undefined && below(isLate ? 9 : 3) > 0) return ending(open, below, now);
  if (isLate) return toTheEnd(tournament, below);
  const command = below(14);
  if (command < 5) return { kind: 'due' };
  if (command < 7) return { kind: 'pairNextRound', button: 'challenges' };
  if (command < 10) {
    const accounts = playersOf(tournament).flatMap(({ account }) => (below(3) === 0 ? [account] : []));
    return { kind: 'markAttendance', accounts, attendance: one([null, ...ATTENDANCE_MARKS], below) ?? null };
  }
  if (command === 10) return { kind: 'removeParticipant', account: anybody(tournament, below) };
  return rarely(tournament, below);
}

/** Everybody is there, and who has been left over gets a bye. */
function toTheEnd(tournament: Tournament, below: Chance): TournamentCommand | SystemEvent {
  const away = playersOf(tournament).flatMap(({ account, attendance }) => (attendance === 'away' ? [account] : []));
  if (away.length > 0) return { kind: 'markAttendance', accounts: away, attendance: 'here' };
  const round = Math.max(1, tournament.rounds.length);
  const command = below(3);
  if (command === 0)
    return { kind: 'addPairing', round, white: anybody(tournament, below), black: null, online: false };
  return command === 1 ? { kind: 'due' } : { kind: 'pairNextRound', button: 'challenges' };
}

function rarely(tournament: Tournament, below: Chance): TournamentCommand {
  const round = Math.max(1, tournament.rounds.length);
  if (below(3) === 0) return { kind: 'deleteRound', number: round };
  const resting = one(
    tournament.rounds.slice(-1).flatMap((last) => freeRoundsOf(last).map(({ who }) => who as AccountId)),
    below,
  );
  if (resting !== undefined && below(2) === 0) return { kind: 'deletePairing', round, white: resting, black: null };
  const [white, black] = [anybody(tournament, below), below(5) === 0 ? null : anybody(tournament, below)];
  return { kind: 'addPairing', round, white, black, online: below(2) === 0 };
}

const anybody = (tournament: Tournament, below: Chance): AccountId => {
  const player = one(playersOf(tournament), below);
  if (player === undefined) throw new Error('a tournament without players');
  return player.account;
};

type OpenBoard = { readonly board: ReturnType<typeof boardsOf>[number]; readonly round: number };

/** The game on the screen ends by itself, or the arbiter enters what it came to. */
function ending({ board, round }: OpenBoard, below: Chance, now: Millis): TournamentCommand | SystemEvent {
  const result = one(['whiteWins', 'draw', 'blackWins', 'draw', 'whiteWinsByForfeit', 'notPlayed'] as const, below);
  const [game] = openGames(board);
  const { white, black } = board;
  if (game === undefined || below(3) === 0) return { kind: 'setResult', round, white, black, result: result ?? 'draw' };
  return {
    kind: 'gameFinished',
    game: game.id,
    result: result ?? 'draw',
    reason: 'resignation',
    moves: 'AAAA',
    plies: 1,
    clocks: [180_000],
    finishedAt: now,
    absent: [],
  };
}

export const MEMBER_FORMATS = (Object.keys(FORMATS) as FormatName[]).filter(
  (format) => FORMATS[format].paired === 'teamPlayers',
);
