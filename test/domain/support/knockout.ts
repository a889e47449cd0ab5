import { HOUR, type Millis } from '../../../domain/kernel/time.ts';
import type { GameResult } from '../../../domain/tournament/value/game-result.ts';
import type { Settings } from '../../../domain/tournament/value/settings.ts';
import { type Board, boardsOf, openGames, type Tournament } from '../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../support/chance.ts';
import { boardIn, changed, newTournament, settled, startedWith } from '../../support/domain/played-tournament.ts';
import { withTeams } from '../../support/domain/team-tournament.ts';
import { at, FIRST_PAIRING } from '../../support/domain/tournament.ts';

/** A knockout of so many players whose first stage is paired: p1 is the first seed. */
export const knockoutOf = (count: number, settings: Partial<Settings> = {}): Tournament =>
  startedWith(
    count,
    newTournament({ format: 'Knockout', rounds: null, ...settings }, { nextPairingAt: FIRST_PAIRING }),
  );

/** A knockout of teams of these sizes whose first stage is paired: A is the first seed, and a1 its first player. */
export const teamKnockoutOf = (sizes: readonly number[], settings: Partial<Settings> = {}): Tournament => {
  const built = newTournament(
    { format: 'TeamKnockout', rounds: null, perTeam: 2, ...settings },
    { nextPairingAt: FIRST_PAIRING },
  );
  return settled(changed(withTeams(built, sizes), { kind: 'start' }, { now: at(-HOUR) }), { now: at(0) });
};

/** The games of a match as they are entered: colours in turn from those of the pairing. */
export function entered(
  before: Tournament,
  round: number,
  board: number,
  results: readonly GameResult[],
  now: Millis = at(0),
): Tournament {
  return results.reduce((tournament, result) => {
    const { white, black, matchGames } = boardIn(tournament, round, board);
    const seats = matchGames.at(-1)?.switched === false ? { white: black, black: white } : { white, black };
    return changed(tournament, { kind: 'setResult', round, ...seats, result }, { now });
  }, before);
}

/** All matches of a stage won by White of the pairing, two to nothing; what follows by itself is done. */
export function stageWon(before: Tournament, round: number): Tournament {
  const found = before.rounds[round - 1];
  const boards = found === undefined ? [] : boardsOf(found).filter(({ result }) => result === null);
  return settled(
    boards.reduce((tournament, { board }) => entered(tournament, round, board, ['whiteWins', 'blackWins']), before),
  );
}

/** The game that is played on the screen. */
export function runningOf(board: Board) {
  const [game] = openGames(board);
  if (game === undefined) throw new Error('no game runs');
  return game;
}

/** The game of a match that runs on the screen has ended. */
export const ended = (
  before: Tournament,
  { round, board, result, now = at(0) }: { round: number; board: number; result: GameResult | null; now?: Millis },
): Tournament =>
  changed(
    before,
    {
      kind: 'gameFinished',
      game: runningOf(boardIn(before, round, board)).id,
      result,
      reason: result === null ? 'annulled' : 'agreement',
      moves: 'AAAA',
      plies: 1,
      finishedAt: now,
      absent: [],
    },
    { now, chance: lots(before) },
  );

/** Other lots for each revision: games that are opened one after the other have names of their own. */
export const lots = ({ revision }: Tournament) => chanceFrom(1000 + revision);
