import { given } from '../../kernel/given.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import type { CommandOf } from '../command.ts';
import { type Answer, type Decided, type DecisionContext, done, GAMES_CHANGED } from '../decision.ts';
import { absenceWorth } from '../guards/absence-points.ts';
import { isNoticeOver, mayAnnounce, mayCheckIn, mayMarkRound } from '../guards/attendance-guards.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { isPresent } from '../guards/presence.ts';
import { attendancePlanOf, choosesAttendance } from '../value/attendance-plan.ts';
import {
  type AttendanceRecord,
  attendanceOfRound,
  type MarkSource,
  type RoundMark,
  recordOf,
  withRecord,
  withRound,
} from '../value/attendance-record.ts';
import { withPlayer, withPlayers } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import { type AttendanceMark, type Player, playerOf, playersOf, type Tournament } from '../value/state.ts';

/** The arbiter's marks of a round, or without a round of all rounds to come. */
export function markAttendance(
  before: Tournament,
  { accounts, attendance, round }: CommandOf<'markAttendance'>,
  context: DecisionContext,
): Decided {
  const plan = attendancePlanOf(before.settings);
  if (plan.mode === 'everybody') return refuse('everybodyIsPaired');
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  const known = new Set(playersOf(before).map(({ account }) => account));
  if (!accounts.every((account) => known.has(account))) return refuse('notParticipating');
  if (round === undefined) {
    return attendance === 'comes' ? refuse('invalidInput') : markedForAll(before, new Set(accounts), attendance);
  }
  const allowed = mayMarkRound(lifecycleOf(before), plan, round);
  if (!allowed.ok) return allowed;
  return changedTo(before, accounts, (player) => marked(before, player, round, attendance, 'arbiter', context));
}

function markedForAll(before: Tournament, meant: ReadonlySet<AccountId>, attendance: AttendanceMark | null): Decided {
  const after = withPlayers(before, (player) =>
    meant.has(player.account) && player.attendance !== attendance ? { ...player, attendance } : player,
  );
  return done(after, { events: GAMES_CHANGED });
}

/** A player's own word. An absence is always accepted, and the answer says what it is worth. */
export function announceAttendance(
  before: Tournament,
  { round, attendance }: CommandOf<'announceAttendance'>,
  context: DecisionContext,
): Decided {
  if (context.actor.kind !== 'person') return refuse('forbidden');
  const player = playerOf(before, context.actor.account);
  if (player === undefined || !isPresent(player, round)) return refuse('notParticipating');
  const allowed = mayAnnounce(lifecycleOf(before), attendancePlanOf(before.settings), round, context.now);
  if (!allowed.ok) return allowed;
  const record = marked(before, player, round, attendance, 'player', context);
  const after = withPlayer(before, player.account, (one) => withRecord(one, record));
  return answered(before, player, record, attendance === 'away' ? worthAsAnswer(after, player.account, round) : {});
}

/**
 * At the door. Logged-in players are here; others are only recorded for the arbiter, unless names are trusted, which needs
 * the code of the room. The answer to a name does not depend on its mark, so that nobody learns who is here (CHK-5).
 */
export function checkIn(
  before: Tournament,
  { round, account }: CommandOf<'checkIn'>,
  context: DecisionContext,
): Decided {
  const { actor, now } = context;
  const own = actor.kind === 'person' ? actor.account : undefined;
  const meant = account ?? own;
  if (meant === undefined) return refuse('forbidden');
  const player = playerOf(before, meant);
  if (player === undefined || !isPresent(player, round)) return refuse('notParticipating');
  const plan = attendancePlanOf(before.settings);
  const allowed = mayCheckIn(lifecycleOf(before), plan, round, now);
  if (!allowed.ok) return allowed;
  if (meant !== own && !(plan.trustNames && plan.roomCode)) {
    const isHere = attendanceOfRound(player, round)?.mark === 'here';
    const record = isHere ? recordOf(player) : { ...recordOf(player), unconfirmedRound: round };
    return answered(before, player, record, { confirmed: false });
  }
  const record = marked(before, player, round, 'here', meant === own ? 'player' : 'name', context);
  return answered(before, player, record, { confirmed: true });
}

function answered(before: Tournament, player: Player, record: AttendanceRecord, answer: Answer): Decided {
  const after = withPlayer(before, player.account, (one) => withRecord(one, record));
  return done(isSame(record, recordOf(player)) ? before : after, { events: GAMES_CHANGED, answer });
}

/** The points of the absence in `points`, what is left of the quota in `left`, and why it earns nothing. */
function worthAsAnswer(tournament: Tournament, account: AccountId, round: number): Answer {
  const player = playerOf(tournament, account);
  if (player === undefined) return {};
  const worth = absenceWorth(tournament, player, round);
  switch (worth.bye) {
    case 'full-point':
      return { bye: worth.bye };
    case 'half-point':
      return { bye: worth.bye, quota: worth.quota, ...(worth.left !== null && { left: worth.left }) };
    case 'zero-point':
      return { bye: worth.bye, because: worth.because };
  }
}

/** An excuse marks the player as away. */
export function excuseAbsence(
  before: Tournament,
  { account, round, excused }: CommandOf<'excuseAbsence'>,
  context: DecisionContext,
): Decided {
  const allowed = mayMarkRound(lifecycleOf(before), attendancePlanOf(before.settings), round);
  if (!allowed.ok) return allowed;
  if (playerOf(before, account) === undefined) return refuse('notParticipating');
  return changedTo(before, [account], (player) => {
    const known = attendanceOfRound(player, round);
    if (known?.mark !== 'away' && !excused) return recordOf(player);
    const away = known?.mark === 'away' ? recordOf(player) : marked(before, player, round, 'away', 'arbiter', context);
    return {
      ...away,
      rounds: away.rounds.map((one) => (one.round === round ? { ...one, isExcused: excused } : one)),
    };
  });
}

export function setAttendanceTerms(
  before: Tournament,
  { account, card, noHalfPoints }: CommandOf<'setAttendanceTerms'>,
): Decided {
  const { settings, phase } = before;
  if (!choosesAttendance(FORMATS[settings.format])) return refuse('attendanceNotByRound');
  if (attendancePlanOf(settings).mode === 'everybody') return refuse('everybodyIsPaired');
  if (phase.kind === 'finished') return refuse('tournamentFinished');
  if (playerOf(before, account) === undefined) return refuse('notParticipating');
  return changedTo(before, [account], (player) => ({ ...recordOf(player), ...given({ card, noHalfPoints }) }));
}

/** The same mark keeps its time and author, so that nothing changes. */
function marked(
  before: Tournament,
  player: Player,
  round: number,
  mark: RoundMark | null,
  by: MarkSource,
  { now }: Pick<DecisionContext, 'now'>,
): AttendanceRecord {
  const known = attendanceOfRound(player, round);
  if ((known?.mark ?? null) === mark) return recordOf(player);
  if (mark === null) return withRound(recordOf(player), round, null);
  const isLate = mark === 'away' && isNoticeOver(lifecycleOf(before), attendancePlanOf(before.settings), round, now);
  return withRound(recordOf(player), round, { round, mark, by, at: now, isLate, isExcused: false });
}

function changedTo(
  before: Tournament,
  accounts: readonly AccountId[],
  recordFor: (player: Player) => AttendanceRecord,
): Decided {
  const meant = new Set(accounts);
  const after = withPlayers(before, (player) => {
    if (!meant.has(player.account)) return player;
    const record = recordFor(player);
    return isSame(record, recordOf(player)) ? player : withRecord(player, record);
  });
  return done(after, { events: GAMES_CHANGED });
}
