import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { timeLeft } from '../../../domain/game/clock.ts';
import type { GameCommand } from '../../../domain/game/commands.ts';
import { endOf, type Game, nextWake, openGame, turn } from '../../../domain/game/game.ts';
import { step } from '../../../domain/game/step.ts';
import { millis, SECOND } from '../../../domain/kernel/time.ts';
import { gameSetup, START, sameForBoth } from '../../support/domain/live-game.ts';

/** One act of a random game: what is asked, how long after the act before, and a number that picks a move. */
interface Act {
  readonly kind: (typeof KINDS)[number];
  readonly color: 'white' | 'black';
  readonly pick: number;
  readonly afterMs: number;
  readonly thinkMs: number | null;
}

const KINDS = [
  ...Array.from({ length: 12 }, () => 'legalMove' as const),
  'anyMove',
  'resign',
  'agreeToDraw',
  'declineDraw',
  'callFlag',
  'askForAutomaticDraw',
  'wake',
  'connect',
  'disconnect',
  'restart',
  'adjustClock',
  'decide',
] as const;

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...KINDS),
  color: fc.constantFrom('white' as const, 'black' as const),
  pick: fc.nat(),
  afterMs: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: -500, max: 4_000 }) },
    fc.integer({ min: 0, max: 70_000 }),
  ),
  thinkMs: fc.option(fc.integer({ min: 0, max: 5_000 })),
});

function commandOf(game: Game, { kind, color, pick, thinkMs }: Act): GameCommand {
  switch (kind) {
    case 'legalMove': {
      const moves = [...rulesOf(game.setup.variant).legalDestinations(game.position.fen)].flatMap(([from, squares]) =>
        squares.map((to) => ({ from, to })),
      );
      const move = moves[pick % Math.max(1, moves.length)] ?? { from: 0, to: 0 };
      const isPromotion = rulesOf(game.setup.variant).isPromotion(game.position.fen, move);
      return {
        kind: 'move',
        by: turn(game),
        move: isPromotion ? { ...move, promotion: game.setup.variant === 'PawnVsPawn' ? 'pawn' : 'knight' } : move,
        ...(thinkMs === null ? {} : { thinkMs }),
      };
    }
    case 'anyMove':
      return { kind: 'move', by: color, move: { from: pick % 64, to: (pick >> 6) % 64 }, ply: pick % 5 };
    case 'restart':
      return {
        kind,
        connected: { white: pick % 2 === 0, black: pick % 3 === 0 },
        heartbeatAt: pick % 5 === 0 ? null : millis(game.changedAt + (pick % 31) * SECOND),
      };
    case 'adjustClock':
      return { kind, side: color, deltaMs: pick % 2 === 0 ? 60_000 : -60_000 };
    case 'decide':
      return { kind, result: 'draw' };
    case 'wake':
      return { kind };
    default:
      return { kind, by: color };
  }
}

const INCREMENT_MS = 2 * SECOND;

const setup = fc
  .constantFrom('Chess' as const, 'Antichess' as const, 'PawnVsPawn' as const)
  .map((variant) => gameSetup({ variant, control: sameForBoth(60 * SECOND, INCREMENT_MS) }));

/** Plays the acts and gives every state with the command that led to it. */
function* play(game: Game, acts: readonly Act[]) {
  let now = START - 2_000;
  let before = game;
  for (const one of acts) {
    now += one.afterMs;
    const command = commandOf(before, one);
    const result = step(before, command, millis(now));
    yield { before, command, now: millis(Math.max(now, before.changedAt)), result };
    before = result.game;
  }
}

const games = fc.tuple(setup, fc.array(act, { maxLength: 60 }));
const opened = (of: ReturnType<typeof gameSetup>) => openGame(of, millis(START - 60_000));

describe('random games', () => {
  it('[CLOCK-4] a clock gains time only through the increment and the arbiter', () => {
    fc.assert(
      fc.property(games, ([of, acts]) => {
        for (const { before, command, now, result } of play(opened(of), acts)) {
          for (const side of ['white', 'black'] as const) {
            // What is settled at events: the time shown in between may grow again by a forgiven delay.
            const grown = result.game.clock[side].remainingMs - before.clock[side].remainingMs;
            const moved = result.events.some((event) => event.kind === 'moved' && event.by === side);
            const given = command.kind === 'adjustClock' && command.side === side && command.deltaMs > 0 ? 60_000 : 0;
            expect(grown).toBeLessThanOrEqual((moved ? INCREMENT_MS : 0) + given);
            expect(timeLeft(result.game.clock, side, now).remainingMs).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('[GAME-13] the times logged for a move add up to the clocks, whatever outages there were', () => {
    fc.assert(
      fc.property(games, ([of, acts]) => {
        for (const { before, result } of play(opened(of), acts)) {
          for (const event of result.events) {
            if (event.kind !== 'moved') continue;
            const charged = (event.spentMs ?? 0) - (event.forgivenMs ?? 0);
            const free = before.clock[event.by].firstMoveMs;
            const had = before.clock[event.by].remainingMs;
            expect(event.leftMs).toBe(had - Math.max(0, charged - free) + INCREMENT_MS);
          }
        }
      }),
    );
  });

  it('[GAME-13] no flag falls when an outage is detected, nor in the fifteen seconds after it', () => {
    fc.assert(
      fc.property(games, ([of, acts]) => {
        let heldUntil = Number.NEGATIVE_INFINITY;
        for (const { now, result } of play(opened(of), acts)) {
          if (result.events.some(({ kind }) => kind === 'clockHeld')) heldUntil = now + 15 * SECOND;
          if (result.events.some(({ kind }) => kind === 'connected' || kind === 'moved'))
            heldUntil = Number.NEGATIVE_INFINITY;
          const end = endOf(result.game);
          if (end !== null && now < heldUntil)
            expect(['flag', 'flagInsufficientMaterial', 'absence']).not.toContain(end.reason);
        }
      }),
    );
  });

  it('[GAME-8] a finished game never changes', () => {
    fc.assert(
      fc.property(games, ([of, acts]) => {
        for (const { before, result } of play(opened(of), acts)) {
          if (endOf(before) !== null) expect(result).toEqual({ game: before, events: [], refusal: result.refusal });
        }
      }),
    );
  });

  it('[GAME-11] the same state, command and time give the same step, also after a trip through JSON', () => {
    fc.assert(
      fc.property(games, ([of, acts]) => {
        for (const { before, command, now, result } of play(opened(of), acts)) {
          const copy = JSON.parse(JSON.stringify(before)) as Game;
          expect(copy).toEqual(before);
          expect(step(copy, command, now)).toEqual(step(before, command, now));
          expect(result.game.version).toBe(before.version + (result.events.length > 0 ? 1 : 0));
        }
      }),
    );
  });

  it('[GAME-11] a step without an event returns the same game object', () => {
    fc.assert(
      fc.property(games, ([of, acts]) => {
        for (const { before, result } of play(opened(of), acts)) {
          if (result.events.length === 0) expect(result.game).toBe(before);
        }
      }),
    );
  });

  it('[GAME-6] a wake at the requested moment always advances the game until it is over', () => {
    fc.assert(
      fc.property(games, ([of, acts]) => {
        let game = opened(of);
        for (const { result } of play(game, acts)) game = result.game;
        for (let wakes = 0; endOf(game) === null; wakes += 1) {
          expect(wakes).toBeLessThan(3);
          const at = nextWake(game);
          if (at === null) throw new Error('a game that is not over asks for no wake');
          game = step(game, { kind: 'wake' }, at).game;
        }
        expect(nextWake(game)).toBeNull();
      }),
    );
  });
});
