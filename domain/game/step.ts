import { canWin } from '../chess/position.ts';
import type { ByColor } from '../chess/square.ts';
import { assertNever, ok, type Refused, refuse } from '../result.ts';
import { type Millis, millis, SECOND } from '../time.ts';
import { type Color, opposite } from '../tournament/field.ts';
import { type Change, changed, finish, noted, type Outcome, unchanged } from './change.ts';
import { adjustClock, flagFallsAt, holdClock, press, releaseClock, startClock } from './clock.ts';
import type { GameCommand, GameEvent, GameRefusal } from './commands.ts';
import { type Game, movesMade } from './game.ts';
import { resultOfLoss } from './game-end.ts';
import { playerRequest } from './player-request.ts';

/** What a command has brought about. A refused command may still find that a flag has fallen in the meantime. */
export interface Step {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly refusal: Refused<GameRefusal> | null;
}

/** After a restart a player who was connected has this long to come back before his time goes on. */
const RESTART_HOLD_MS = 15 * SECOND;

/** One command at one moment: first what the clock says is due, then the command. Time never runs backwards. */
export function step(before: Game, command: GameCommand, time: Millis): Step {
  const now = millis(Math.max(time, before.changedAt));
  const due = whatIsDue(before, command, now);
  const outcome = handle(due.game, command, now);
  const { game, events } = outcome.ok
    ? { game: outcome.value.game, events: [...due.events, ...outcome.value.events] }
    : due;
  return {
    game: events.length === 0 ? before : { ...game, version: before.version + 1, changedAt: now },
    events,
    refusal: outcome.ok ? null : outcome,
  };
}

function whatIsDue(game: Game, command: GameCommand, now: Millis): Change {
  if (game.phase.kind === 'waiting' && now >= game.setup.startsAt) {
    // From now on and not from the time announced: a start that comes late costs White nothing.
    const started: Game = { ...game, phase: { kind: 'running' }, clock: startClock(game.clock, 'white', now) };
    return { game: started, events: [{ kind: 'started' }] };
  }
  return isFlagDown(game, command, now) ? flagFalls(game, now) : { game, events: [] };
}

/** A player's own move or call is judged without the wait for delays that others have to grant (CLOCK-7). */
function isFlagDown({ phase, clock }: Game, command: GameCommand, now: Millis): boolean {
  if (phase.kind !== 'running' || clock.running === null) return false;
  const isDownBy = (caller: 'self' | 'other'): boolean =>
    now >= (flagFallsAt(clock, caller) ?? Number.POSITIVE_INFINITY);
  if (isDownBy('other')) return true;
  const isOwn = 'by' in command && command.by === clock.running.color;
  if (command.kind === 'move' && isOwn) return !press(clock, now, command.thinkMs).ok;
  return command.kind === 'callFlag' && isOwn && isDownBy('self');
}

function flagFalls(game: Game, now: Millis): Change {
  const loser = game.clock.running?.color ?? 'white';
  if (movesMade(game, loser) === 0) {
    const nobodyCame = game.position.ply === 0 && !game.seen.white && !game.seen.black;
    return finish(game, nobodyCame ? 'notPlayed' : resultOfLoss(loser, false), 'absence', now);
  }
  return canWin(game.position, opposite(loser))
    ? finish(game, resultOfLoss(loser, true), 'flag', now)
    : finish(game, 'draw', 'flagInsufficientMaterial', now);
}

function handle(game: Game, command: GameCommand, now: Millis): Outcome {
  switch (command.kind) {
    case 'wake':
      return unchanged(game);
    case 'connect':
      return connect(game, command.by, now);
    case 'disconnect':
      return disconnect(game, command.by);
    case 'restart':
      return restart(game, command.connected, now);
    case 'adjustClock':
      return giveTime(game, command, now);
    case 'decide':
      return isOver(game) ? refuse('gameOver') : ok(finish(game, command.result, 'arbiter', now));
    case 'annul':
      return isOver(game) ? refuse('gameOver') : ok(finish(game, null, 'annulled', now));
    case 'move':
    case 'resign':
    case 'agreeToDraw':
    case 'declineDraw':
    case 'askForAutomaticDraw':
    case 'callFlag':
      return playerRequest(game, command, now);
    default:
      return assertNever(command);
  }
}

const isOver = (game: Game): boolean => game.phase.kind === 'finished';

function connect(game: Game, by: Color, now: Millis): Outcome {
  if (isOver(game) || game.connected[by]) return unchanged(game);
  const next: Game = {
    ...game,
    connected: { ...game.connected, [by]: true },
    seen: { ...game.seen, [by]: true },
    clock: game.clock.running?.color === by ? releaseClock(game.clock, now) : game.clock,
  };
  return changed(next, { kind: 'connected', side: by });
}

function disconnect(game: Game, by: Color): Outcome {
  if (isOver(game) || !game.connected[by]) return unchanged(game);
  return changed({ ...game, connected: { ...game.connected, [by]: false } }, { kind: 'disconnected', side: by });
}

/** GAME-13: whose time runs and who was thrown out by the restart does not lose the time until he is back. */
function restart(game: Game, connected: ByColor<boolean>, now: Millis): Outcome {
  if (isOver(game)) return unchanged(game);
  const gone = (['white', 'black'] as const).filter((side) => game.connected[side] && !connected[side]);
  const running = game.clock.running?.color;
  const held = gone.filter((side) => side === running);
  const next: Game = {
    ...game,
    connected,
    clock: held.length === 0 ? game.clock : holdClock(game.clock, now, millis(now + RESTART_HOLD_MS)),
  };
  return changed(
    next,
    ...gone.map((side) => ({ kind: 'disconnected', side }) as const),
    ...held.map((side) => ({ kind: 'clockHeld', side }) as const),
  );
}

type Adjustment = Extract<GameCommand, { kind: 'adjustClock' }>;

function giveTime(game: Game, { side, deltaMs }: Adjustment, now: Millis): Outcome {
  if (isOver(game)) return refuse('gameOver');
  const adjusted = { ...game, clock: adjustClock(game.clock, side, deltaMs, now) };
  const event = { kind: 'clockAdjusted', side, deltaMs } as const;
  return changed(noted(adjusted, deltaMs > 0 ? 'clockAdded' : 'clockTaken', side), event);
}
