import { openLineUpsIn } from '../teams/match.ts';
import { boardsOf, type Tournament } from '../value/state.ts';
import type { RoundState } from './current-round.ts';

export const roundStatesOf = ({ rounds }: Pick<Tournament, 'rounds'>): readonly RoundState[] =>
  rounds.map((round) => {
    const boards = boardsOf(round);
    const results = boards.filter(({ result }) => result !== null).length;
    return {
      number: round.number,
      isPaired: round.kind === 'paired',
      open: boards.length - results + openLineUpsIn(round).length,
      results,
    };
  });
