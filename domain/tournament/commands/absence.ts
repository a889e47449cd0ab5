import { isPresent } from '../guards/presence.ts';
import { unseated } from '../teams/match.ts';
import { contestOf } from '../teams/match-score.ts';
import { type Board, type Match, playerOf, type Tournament, teamIn } from '../value/state.ts';
import { type Absence, wonBy } from './teams/contest-games.ts';

export function absenceFrom(tournament: Tournament, pairing: Board | Match, round: number): Absence | null {
  const [white, black] =
    pairing.kind === 'match'
      ? [teamIn(tournament, pairing.white), teamIn(tournament, pairing.black)]
      : [playerOf(tournament, pairing.white), playerOf(tournament, pairing.black)];
  // A player eliminated by this match may be taken back for it.
  const isGone = (entrant: typeof white): boolean =>
    entrant !== undefined && !isPresent({ ...entrant, eliminated: false }, round);
  if (isGone(white)) return isGone(black) ? 'both' : 'white';
  return isGone(black) ? 'black' : null;
}

/** Open, or lost by forfeit if a team has left. If both have left, the better seed advances. */
export function withoutAbsent(tournament: Tournament, match: Match, round: number): Match {
  const absence = absenceFrom(tournament, match, round);
  const open = unseated(match);
  if (absence === null) return open;
  const through = wonBy(absence, contestOf(tournament, match));
  return { ...open, lineUps: null, forfeited: FORFEITS[through], through };
}

const FORFEITS = { white: 'whiteWinsByForfeit', black: 'blackWinsByForfeit' } as const;
