import type { GameViewAnswer } from '../../../contract/games.ts';
import { gamePgn } from '../../../domain/chess/pgn.ts';
import { type PlayedMove, replay } from '../../../domain/chess/replay.ts';
import type { Variant } from '../../../domain/chess/rules.ts';
import type { EndReason } from '../../../domain/game/game-end.ts';
import type { RefusalParams } from '../../../domain/result.ts';
import { MINUTE, SECOND } from '../../../domain/time.ts';
import { type Outcome, playedResult } from '../../../domain/tournament/game-result.ts';

/** A game to step through: its moves as far as they are legal, and what is wrong with the next one. */
export interface ReplayedGame {
  readonly moves: readonly PlayedMove[];
  /** Null where all moves are legal; without squares where the record cannot be read at all. */
  readonly fault: RefusalParams | null;
}

export function replayedGame(variant: Variant, record: string): ReplayedGame {
  const whole = replay(variant, record);
  if (whole.ok) return { moves: whole.value, fault: null };
  const playable = replay(variant, playablePart(variant, record));
  return { moves: playable.ok ? playable.value : [], fault: whole.params ?? {} };
}

/** Characters of one entry of a record. */
const ENTRY = 4;

/** The longest beginning of a record that the rules allow, found by halving. */
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

/** Who has won; null where nobody has and it was no draw. */
export const outcomeOfGame = ({ outcome }: GameViewAnswer['game']): Outcome => OUTCOMES[outcome];

/** The game as PGN; null where its moves cannot be written. */
export function pgnOf({ game, tournament }: GameViewAnswer, site: string): string | null {
  const outcome = outcomeOfGame(game);
  const termination = TERMINATIONS[game.reason as EndReason];
  const pgn = gamePgn({
    event: tournament.name,
    site,
    ...(game.start === null ? {} : { date: game.start.slice(0, 10) }),
    round: game.round,
    white: game.white_name,
    black: game.black_name,
    result: outcome === null ? null : playedResult(outcome),
    variant: tournament.game_variant,
    timeControl: { initial: (game.initial_time * MINUTE) / SECOND, increment: game.increment },
    ...(termination === undefined ? {} : { termination }),
    record: game.moves,
    ...(game.clocks !== null && { clocks: game.clocks }),
  });
  return pgn.ok ? pgn.value : null;
}

/** The words that PGN has for ends that are not on the board (section 9.8.1 of its standard). */
const TERMINATIONS: Readonly<Partial<Record<EndReason, string>>> = {
  flag: 'time forfeit',
  flagInsufficientMaterial: 'time forfeit',
  absence: 'abandoned',
  arbiter: 'adjudication',
  annulled: 'abandoned',
};
