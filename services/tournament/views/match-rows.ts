/** The games of knockout matches in wire format. */
import { OUTCOME_NAMES } from '../../../contract/http/codes.ts';
import type { MatchGameView, TkoSeparation } from '../../../contract/tournament/tournaments.ts';
import { hasMatches } from '../../../domain/tournament/value/formats.ts';
import { outcomeOf } from '../../../domain/tournament/value/game-result.ts';
import { type Board, type BoardGame, boardsOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import type { Visibility } from '../../../domain/view/audience.ts';

/** The decided games of a match, each with its own colours. */
export const matchGameViews = ({
  white,
  black,
  matchGames,
}: Pick<Board, 'white' | 'black' | 'matchGames'>): MatchGameView[] =>
  matchGames.map(({ switched, result, online }) => ({
    white: switched ? black : white,
    black: switched ? white : black,
    outcome: outcomeOf(result),
    result,
    game: online,
  }));

/** The outcome of the first two games of each match, as specified; absent without matches. */
export function tkoSeparation(tournament: Tournament, visible: Visibility): Record<string, TkoSeparation> | undefined {
  if (!hasMatches(tournament)) return undefined;
  const matches = tournament.rounds.flatMap((round) =>
    boardsOf(round).map((board) => ({ round: round.number, board })),
  );
  return Object.fromEntries(
    matches.map(({ round, board }) => {
      const { white, black, matchGames } = board;
      const [game1, game2] = visible.result(white, black) ? matchGames : [];
      const row: TkoSeparation = {
        tournament: tournament.id,
        round,
        playerOne: white,
        playerTwo: black,
        game1: outcomeName(game1),
        game2: outcomeName(game2),
      };
      return [`${round}_${white}`, row];
    }),
  );
}

function outcomeName(game: BoardGame | undefined): TkoSeparation['game1'] {
  const outcome = game === undefined ? null : outcomeOf(game.result);
  return outcome === null ? 'Ongoing' : OUTCOME_NAMES[outcome];
}
