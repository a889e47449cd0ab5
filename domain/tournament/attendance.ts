/**
 * Who is there to be paired, in the formats in which not everybody has to be: school chess, where a pupil may be away,
 * and team Konrad, where whoever is there and free gets a game (formats sheet, sections 6 and 7).
 */
import { assertNever } from '../result.ts';
import { KINDS, type TournamentKind } from './kinds.ts';
import { isPresent } from './presence.ts';
import { type Board, boardsOf, type Player, type Tournament } from './state.ts';

/** What a player could do in a round: get a game, or why not. */
export type Availability = 'free' | 'playing' | 'away' | 'withdrawn';

/** Who of the players is online. */
export type Online = ReadonlySet<string>;

/** What decides, beside the player himself, whether he can be paired. */
export interface Surroundings {
  readonly kind: TournamentKind;
  /** The games are played on the screen. */
  readonly isOnline: boolean;
  /** Who has a game without a result. */
  readonly playing: ReadonlySet<string>;
  readonly online: Online;
}

export interface Attendant extends Pick<Player, 'seen' | 'withdrawnFrom' | 'eliminated'> {
  readonly account: string;
}

/** What a player could do in a round. Who still plays in another one is left alone where the format says so. */
export function availabilityOf({ playing, ...around }: Surroundings, round: number, player: Attendant): Availability {
  if (!isPresent(player, round)) return 'withdrawn';
  if (!KINDS[around.kind].waitsForResults && playing.has(player.account)) return 'playing';
  return isThere(around, player) ? 'free' : 'away';
}

/** Who plays in a hall is seen there: somebody who is online may sit at home. */
function isThere({ kind, isOnline, online }: Omit<Surroundings, 'playing'>, { account, seen }: Attendant): boolean {
  const { attendance } = KINDS[kind];
  switch (attendance) {
    case 'everybody':
      return true;
    case 'unlessAway':
      return seen !== 'away';
    case 'ifHere':
      return seen === null ? isOnline && online.has(account) : seen === 'here';
    default:
      return assertNever(attendance);
  }
}

/** What each player of a tournament could do in this round. */
export function availabilityIn(
  { settings, rounds }: Pick<Tournament, 'settings' | 'rounds'>,
  round: number,
  online: Online,
): (player: Player) => Availability {
  const playing = stillPlaying(rounds.flatMap(boardsOf));
  const around = { kind: settings.kind, isOnline: settings.online, playing, online };
  return (player) => availabilityOf(around, round, player);
}

/** Whether it has to be known who is online before the next round is paired. */
export const asksWhoIsOnline = ({ settings }: Pick<Tournament, 'settings'>): boolean =>
  settings.online && KINDS[settings.kind].attendance === 'ifHere';

const stillPlaying = (boards: readonly Board[]): ReadonlySet<string> =>
  new Set(boards.flatMap(({ white, black, result }) => (result === null ? [white, black] : [])));
