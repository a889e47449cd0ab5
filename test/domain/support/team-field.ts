import {
  type BoardResult,
  matchOutcome,
  type TeamField,
  type TeamRoundResult,
  teamGamePoints,
  teamMatchPoints,
} from '../../../domain/tournament/value/team-field.ts';

const LETTERS: Readonly<Record<string, BoardResult>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
};
const SEEN_FROM_THERE: Readonly<Record<BoardResult, BoardResult>> = {
  win: 'loss',
  draw: 'draw',
  loss: 'win',
  forfeitWin: 'forfeitLoss',
  forfeitLoss: 'forfeitWin',
};
const BYES: Readonly<Record<string, TeamRoundResult>> = {
  U: { kind: 'bye', bye: 'pairing-allocated' },
  F: { kind: 'bye', bye: 'full-point' },
  H: { kind: 'bye', bye: 'half-point' },
  Z: { kind: 'bye', bye: 'zero-point' },
};

/**
 * Rounds of matches `1-2 1=`: team 1 against team 2, a win on board 1 and a draw on board 2. `1-2 won` is a match that
 * was not played and that team 1 won without play, `1-2 lost` one that both lost, `1-2 open` one that is going on;
 * `3 H` is a bye. Who is not named has the pairing-allocated bye.
 */
export function teamField(teams: number, rounds: readonly (readonly string[])[], boards = 2): TeamField {
  return {
    rounds: rounds.length,
    boards,
    matchPoints: teamMatchPoints(),
    gamePoints: teamGamePoints(),
    teams: Array.from({ length: teams }, (_, index) => ({
      number: index + 1,
      rating: null,
      results: rounds.map((matches) => resultOf(index + 1, matches)),
    })),
  };
}

function resultOf(number: number, matches: readonly string[]): TeamRoundResult | null {
  for (const match of matches) {
    const [who = '', told = ''] = match.split(' ');
    const [first, second] = who.split('-').map(Number);
    if (first === number && second === undefined) return BYES[told] ?? null;
    if (first === number && second !== undefined) return sideOf(second, told, 'white');
    if (second === number && first !== undefined) return sideOf(first, told, 'black');
  }
  return { kind: 'bye', bye: 'pairing-allocated' };
}

function sideOf(opponent: number, told: string, color: 'white' | 'black'): TeamRoundResult {
  if (told === 'open') return { kind: 'pending', opponent };
  if (told === 'won') return { kind: 'forfeit', opponent, outcome: color === 'white' ? 'win' : 'loss' };
  if (told === 'lost') return { kind: 'forfeit', opponent, outcome: 'loss' };
  const first = [...told].map((letter) => LETTERS[letter] ?? 'loss');
  const second = first.map((board) => SEEN_FROM_THERE[board]);
  const [boards, theirs] = color === 'white' ? [first, second] : [second, first];
  return { kind: 'match', opponent, color, outcome: matchOutcome(boards, theirs, teamGamePoints()), boards };
}
