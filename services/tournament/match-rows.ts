/** The games of knockout matches on the wire. */
import { OUTCOME_NAMES } from '../../contract/codes.ts';
import type { MatchGameView, TkoSeparation } from '../../contract/tournaments.ts';
import { outcomeOf } from '../../domain/tournament/game-result.ts';
import { hasMatches } from '../../domain/tournament/kinds.ts';
import { type Board, boardsOf, type DecidedGame, type Tournament } from '../../domain/tournament/state.ts';
import type { Visibility } from './visibility.ts';

/** The decided games of a match in their own colours. */
export const matchGames = ({ white, black, decided }: Pick<Board, 'white' | 'black' | 'decided'>): MatchGameView[] =>
  decided.map(({ switched, result, online }) => ({
    white: switched ? black : white,
    black: switched ? white : black,
    outcome: outcomeOf(result),
    result,
    game: online,
  }));

/** What the first two games of each match came to, as the specification has it; absent where there are no matches. */
export function tkoSeparation(tournament: Tournament, visible: Visibility): Record<string, TkoSeparation> | undefined {
  if (!hasMatches(tournament)) return undefined;
  const matches = tournament.rounds.flatMap((round) =>
    boardsOf(round).map((board) => ({ round: round.number, board })),
  );
  return Object.fromEntries(
    matches.map(({ round, board }) => {
      const { white, black, decided } = board;
      const [game1, game2] = visible.result(white, black) ? decided : [];
      const row: TkoSeparation = {
        tournament: tournament.id,
        round,
        player_one: white,
        player_two: black,
        game1: outcomeName(game1),
        game2: outcomeName(game2),
      };
      return [`${round}_${white}`, row];
    }),
  );
}

function outcomeName(game: DecidedGame | undefined): TkoSeparation['game1'] {
  const outcome = game === undefined ? null : outcomeOf(game.result);
  return outcome === null ? 'Ongoing' : OUTCOME_NAMES[outcome];
}
