/**
 * Who is there to be paired, in the formats in which not everybody has to be: school chess, where a pupil may be away,
 * and team Konrad, where whoever is there and free gets a game (formats sheet, sections 6 and 7).
 */
import type { AccountId } from '../ids.ts';
import { assertNever } from '../result.ts';
import { KINDS } from './kinds.ts';
import { isPresent } from './presence.ts';
import { type Board, boardsOf, type Player, type Tournament } from './state.ts';

/** What a player could do in a round: get a game, or why not. */
export type Availability = 'free' | 'playing' | 'away' | 'withdrawn';

/** Who of these accounts is online. */
export type Online = ReadonlySet<AccountId>;

/** What each player could do in this round. Who still plays in another one is left alone where the format says so. */
export function availabilityIn(
  { settings, rounds }: Pick<Tournament, 'settings' | 'rounds'>,
  round: number,
  online: Online,
): (player: Player) => Availability {
  const { attendance, waitsForResults } = KINDS[settings.kind];
  const playing = waitsForResults ? NOBODY : stillPlaying(rounds.flatMap(boardsOf));
  return (player) => {
    if (!isPresent(player, round)) return 'withdrawn';
    if (playing.has(player.account)) return 'playing';
    return isThere(player) ? 'free' : 'away';
  };

  function isThere({ account, seen }: Player): boolean {
    switch (attendance) {
      case 'everybody':
        return true;
      case 'unlessAway':
        return seen !== 'away';
      case 'ifHere':
        return seen === null ? settings.online && online.has(account) : seen === 'here';
      default:
        return assertNever(attendance);
    }
  }
}

/** Whether it has to be known who is online before the next round is paired: who plays in a hall is seen there. */
export const asksWhoIsOnline = ({ settings }: Pick<Tournament, 'settings'>): boolean =>
  settings.online && KINDS[settings.kind].attendance === 'ifHere';

/** Who has a game without a result. */
export const stillPlaying = (boards: readonly Pick<Board, 'white' | 'black' | 'result'>[]): ReadonlySet<AccountId> =>
  new Set(boards.flatMap(({ white, black, result }) => (result === null ? [white, black] : [])));

const NOBODY: ReadonlySet<AccountId> = new Set();
