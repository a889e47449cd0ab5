import { parseUci } from '../../../domain/chess/square.ts';
import type { GameCommand, PlayerRequest } from '../../../domain/game/commands.ts';
import { type Game, type GameSetup, openGame, turn } from '../../../domain/game/game.ts';
import { type Step, step } from '../../../domain/game/step.ts';
import { type AccountId, asId, type GameId } from '../../../domain/kernel/ids.ts';
import { MINUTE, millis } from '../../../domain/kernel/time.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import type { GameProgressReport } from '../../../durable-objects/game/game-report.ts';

/** The moment at which the games of the tests begin. */
export const START = 1_800_000_000_000;

export const ARBITER: AccountId = asId('arbiter');

/** A game of three minutes a side between kari (White) and ola (Black). */
export function gameSetup(changes: Partial<GameSetup> = {}): GameSetup {
  return {
    id: asId('game1'),
    tournament: asId('open1'),
    round: 1,
    white: asId('kari'),
    black: asId('ola'),
    variant: 'Chess',
    control: sameForBoth(3 * MINUTE, 0),
    startsAt: millis(START),
    chatEnabled: true,
    ...changes,
  };
}

export const sameForBoth = (initialMs: number, incrementMs: number): GameSetup['control'] => ({
  white: { initialMs, incrementMs },
  black: { initialMs, incrementMs },
});

export const moveRequest = (uci: string, more: { ply?: number; thinkMs?: number } = {}): PlayerRequest => {
  const move = parseUci(uci);
  if (move === undefined) throw new Error(`no move: ${uci}`);
  return { kind: 'move', move, ...more };
};

/** A game with its own watch: each act happens so many milliseconds after the one before. */
export class Table {
  game: Game;
  now: number;
  last: Step | undefined;

  constructor(changes: Partial<GameSetup> = {}) {
    this.game = openGame(gameSetup(changes), millis(START - MINUTE));
    this.now = START;
  }

  /** Both sides are there and the game has begun. */
  static begun(changes: Partial<GameSetup> = {}): Table {
    const table = new Table(changes);
    table.now = START - 1_000;
    table.does({ kind: 'connect', by: 'white' });
    table.does({ kind: 'connect', by: 'black' });
    table.now = START;
    table.does({ kind: 'wake' });
    return table;
  }

  does(command: GameCommand, afterMs = 0): Step {
    this.now += afterMs;
    this.last = step(this.game, command, millis(this.now));
    this.game = this.last.game;
    return this.last;
  }

  asks(by: Color, request: PlayerRequest, afterMs = 0): Step {
    return this.does({ ...request, by }, afterMs);
  }

  /** A move by whoever is to move. */
  moves(uci: string, afterMs = 0, thinkMs?: number): Step {
    return this.asks(turn(this.game), moveRequest(uci, thinkMs === undefined ? {} : { thinkMs }), afterMs);
  }

  line(text: string): this {
    for (const uci of text.split(' ')) {
      const { refusal } = this.moves(uci);
      if (refusal !== null) throw new Error(`${uci}: ${refusal.key}`);
    }
    return this;
  }

  /** A position of which only the board matters. */
  setUp(fen: string, ply = 20): this {
    this.game = { ...this.game, position: { ...this.game.position, fen, ply, reversible: [] } };
    return this;
  }
}

/** What a game tells its tournament of its position after so many half-moves. */
export const progressAfter = (game: GameId, plies: number): GameProgressReport => ({
  game,
  round: 1,
  white: asId('a'),
  black: asId('b'),
  version: plies,
  moves: `${plies} moves`,
  plies,
  whiteMs: 0,
  blackMs: 0,
  running: null,
  freeMs: 0,
  at: millis(0),
});
