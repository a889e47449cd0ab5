/** School chess and team Konrad do not require everyone (formats sheet, sections 6 and 7). */
import { assertNever } from '../../kernel/result.ts';
import { FORMATS, type FormatName } from '../value/formats.ts';
import { type Board, boardsOf, type Player, type Tournament } from '../value/state.ts';
import { isPresent } from './presence.ts';

/** Whether a player can get a game in a round, or why not. */
export type Availability = 'free' | 'playing' | 'away' | 'withdrawn';

export type Online = ReadonlySet<string>;

/** What decides a player's availability besides the player. */
export interface Surroundings {
  readonly format: FormatName;
  readonly isOnline: boolean;
  readonly playing: ReadonlySet<string>;
  readonly online: Online;
}

export interface Attendant extends Pick<Player, 'attendance' | 'withdrawnFrom' | 'eliminated'> {
  readonly account: string;
}

/** Players in a running game are skipped if the format says so. */
export function availabilityOf({ playing, ...around }: Surroundings, round: number, player: Attendant): Availability {
  if (!isPresent(player, round)) return 'withdrawn';
  if (!FORMATS[around.format].waitsForResults && playing.has(player.account)) return 'playing';
  return isThere(around, player) ? 'free' : 'away';
}

/** Over the board only the attendance mark counts, as online players may be at home. */
function isThere(
  { format, isOnline, online }: Omit<Surroundings, 'playing'>,
  { account, attendance }: Attendant,
): boolean {
  const { attendanceRule } = FORMATS[format];
  switch (attendanceRule) {
    case 'everybody':
      return true;
    case 'unlessAway':
      return attendance !== 'away';
    case 'ifHere':
      return attendance === null ? isOnline && online.has(account) : attendance === 'here';
    default:
      return assertNever(attendanceRule);
  }
}

export function availabilityIn(
  { settings, rounds }: Pick<Tournament, 'settings' | 'rounds'>,
  round: number,
  online: Online,
): (player: Player) => Availability {
  const playing = stillPlaying(rounds.flatMap(boardsOf));
  const around = { format: settings.format, isOnline: settings.online, playing, online };
  return (player) => availabilityOf(around, round, player);
}

/** True if presence must be loaded before the next pairing. */
export const needsPresence = ({ settings }: Pick<Tournament, 'settings'>): boolean =>
  settings.online && FORMATS[settings.format].attendanceRule === 'ifHere';

const stillPlaying = (boards: readonly Board[]): ReadonlySet<string> =>
  new Set(boards.flatMap(({ white, black, result }) => (result === null ? [white, black] : [])));
