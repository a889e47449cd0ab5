import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import { type PlayedMove, replay } from '../../../../domain/chess/replay.ts';
import type { Variant } from '../../../../domain/chess/rules.ts';
import type { RefusalParams } from '../../../../domain/kernel/result.ts';
import type { Outcome } from '../../../../domain/tournament/value/game-result.ts';

/** A game to step through: its moves as far as they are legal, and the fault of the next one. */
export interface ReplayedGame {
  readonly moves: readonly PlayedMove[];
  /** Null where all moves are legal; without squares where the record cannot be decoded. */
  readonly fault: RefusalParams | null;
}

export function replayedGame(variant: Variant, record: string): ReplayedGame {
  const whole = replay(variant, record);
  if (whole.ok) return { moves: whole.value, fault: null };
  const playable = replay(variant, playablePart(variant, record));
  return { moves: playable.ok ? playable.value : [], fault: whole.params ?? {} };
}

/** Characters of one move in a record. */
const ENTRY = 4;

/** The longest legal prefix of a record, found by binary search. */
function playablePart(variant: Variant, record: string): string {
  let good = 0;
  let bad = Math.ceil(record.length / ENTRY);
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (replay(variant, record.slice(0, middle * ENTRY)).ok) good = middle;
    else bad = middle;
  }
  return record.slice(0, good * ENTRY);
}

const OUTCOMES = { WhiteWins: 1, Draw: 0, BlackWins: -1, Ongoing: null } as const;

/** The winner; null where there is none and the game was no draw. */
export const outcomeOfGame = ({ outcome }: GameViewAnswer['game']): Outcome => OUTCOMES[outcome];
