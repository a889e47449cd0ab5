/** Who is not there for a match of a knockout: the place in the bracket is kept, and the match lost without play. */
import { unseated } from '../match.ts';
import { contestOf } from '../match-score.ts';
import { isPresent } from '../presence.ts';
import { type Board, type Match, playerOf, type Tournament, teamIn } from '../state.ts';
import { type Absence, wonBy } from './contest-games.ts';

/** Who of two that meet in a round has gone. */
export function absenceFrom(tournament: Tournament, met: Board | Match, round: number): Absence | null {
  const [white, black] =
    met.kind === 'match'
      ? [teamIn(tournament, met.white), teamIn(tournament, met.black)]
      : [playerOf(tournament, met.white), playerOf(tournament, met.black)];
  // Who is out by this very match may be back for it.
  const isGone = (entrant: typeof white): boolean =>
    entrant !== undefined && !isPresent({ ...entrant, eliminated: false }, round);
  if (isGone(white)) return isGone(black) ? 'both' : 'white';
  return isGone(black) ? 'black' : null;
}

/**
 * A match of teams whose boards are not made: open, or lost without play by the team that has gone. Where both have, the
 * better seed goes through.
 */
export function withoutAbsent(tournament: Tournament, match: Match, round: number): Match {
  const absence = absenceFrom(tournament, match, round);
  const open = unseated(match);
  if (absence === null) return open;
  const through = wonBy(absence, contestOf(tournament, match));
  return { ...open, lineUps: null, forfeited: FORFEITS[through], through };
}

const FORFEITS = { white: 'whiteWinsByForfeit', black: 'blackWinsByForfeit' } as const;
