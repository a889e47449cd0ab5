/** Who is there for a pairing (formats sheet, sections 6 and 7; club-evenings 5.2). */
import { assertNever } from '../../kernel/result.ts';
import { type AttendancePlan, attendancePlanOf } from '../value/attendance-plan.ts';
import { type KnownAttendance, NO_RECORD, recordOf, ruleFor } from '../value/attendance-record.ts';
import { FORMATS, type FormatName } from '../value/formats.ts';
import { type Board, boardsOf, type Player, playersOf, type Tournament } from '../value/state.ts';
import { isPresent } from './presence.ts';

/** Whether a player can get a game in a round, or why not. */
export type Availability = 'free' | 'playing' | 'away' | 'withdrawn';

export type Online = ReadonlySet<string>;

/** What decides a player's availability besides the player. */
export interface Surroundings {
  readonly format: FormatName;
  readonly plan: Pick<AttendancePlan, 'mode' | 'announcedIsEnough'>;
  readonly isOnline: boolean;
  readonly playing: ReadonlySet<string>;
  readonly online: Online;
}

export interface Attendant extends Pick<Player, 'attendance' | 'withdrawnFrom' | 'eliminated'> {
  readonly attendanceRecord?: KnownAttendance | null | undefined;
  readonly account: string;
}

/** Players in a running game are skipped if the format says so. */
export function availabilityOf({ playing, ...around }: Surroundings, round: number, player: Attendant): Availability {
  if (!isPresent(player, round)) return 'withdrawn';
  if (!FORMATS[around.format].waitsForResults && playing.has(player.account)) return 'playing';
  return isThere(around, round, player) ? 'free' : 'away';
}

/** The mark of the round goes before that of all rounds (ATT-4). Over the board being online is no attendance. */
function isThere(
  { plan, isOnline, online }: Pick<Surroundings, 'plan' | 'isOnline' | 'online'>,
  round: number,
  player: Attendant,
): boolean {
  const { card, rounds } = player.attendanceRecord ?? NO_RECORD;
  const rule = ruleFor(plan, card);
  const mark = rounds.find((one) => one.round === round)?.mark ?? player.attendance;
  switch (rule) {
    case 'everybody':
      return true;
    case 'unlessAway':
      return mark !== 'away';
    case 'ifHere':
      if (mark === 'comes' && plan.announcedIsEnough) return true;
      return mark === null || mark === 'comes' ? isOnline && online.has(player.account) : mark === 'here';
    default:
      return assertNever(rule);
  }
}

export function availabilityIn(
  { settings, rounds }: Pick<Tournament, 'settings' | 'rounds'>,
  round: number,
  online: Online,
): (player: Player) => Availability {
  const playing = stillPlaying(rounds.flatMap(boardsOf));
  const { format, online: isOnline } = settings;
  const around = { format, plan: attendancePlanOf(settings), isOnline, playing, online };
  return (player) => availabilityOf(around, round, player);
}

/** True if presence must be loaded before the next pairing. */
export const needsPresence = ({ settings, participants }: Pick<Tournament, 'settings' | 'participants'>): boolean =>
  settings.online &&
  playersOf({ participants }).some((player) => ruleFor(attendancePlanOf(settings), recordOf(player).card) === 'ifHere');

const stillPlaying = (boards: readonly Board[]): ReadonlySet<string> =>
  new Set(boards.flatMap(({ white, black, result }) => (result === null ? [white, black] : [])));
