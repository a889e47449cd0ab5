import { canWin } from '../chess/position.ts';
import { ALARM_TOLERANCE_MS, OUTAGE_HOLD_MS } from '../kernel/limits.ts';
import { assertNever, ok, type Refused, refuse } from '../kernel/result.ts';
import { type Millis, millis } from '../kernel/time.ts';
import { type Color, opposite } from '../tournament/value/field.ts';
import { type Change, changed, finish, noted, type Outcome, unchanged } from './change.ts';
import { adjustClock, flagFallsAt, holdClock, press, releaseClock, startClock } from './clock.ts';
import type { GameCommand, GameEvent, GameRefusal } from './commands.ts';
import { type Game, lastStoredAt, movesMade, nextHeartbeat, nextWake } from './game.ts';
import { resultOfLoss } from './game-end.ts';
import { playerRequest } from './player-request.ts';

/** The outcome of a command. A refused command may still reveal a fallen flag. */
export interface Step {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly refusal: Refused<GameRefusal> | null;
}

/** Processes what the clock says is due, then the command. Time never goes backwards. */
export function step(before: Game, command: GameCommand, time: Millis): Step {
  const now = millis(Math.max(time, before.changedAt));
  // Outages come first: nothing that fell due during one has happened.
  const loaded = command.kind === 'restart' ? restart(before, command, now) : { game: before, events: [] };
  const due = whatIsDue(loaded, command, now);
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

function whatIsDue({ game, events }: Change, command: GameCommand, now: Millis): Change {
  if (game.phase.kind === 'waiting' && now >= game.setup.startsAt) {
    // The clock starts now rather than at the announced time, so a late start costs White nothing.
    const started: Game = { ...game, phase: { kind: 'running' }, clock: startClock(game.clock, 'white', now) };
    return { game: started, events: [...events, { kind: 'started' }] };
  }
  if (!isFlagDown(game, command, now)) return { game, events };
  const fallen = flagFalls(game, now);
  return { game: fallen.game, events: [...events, ...fallen.events] };
}

/** The mover's own move or call is judged without the lag grace (CLOCK-7). */
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
    case 'restart':
      return unchanged(game);
    case 'connect':
      return connect(game, command.by, now);
    case 'disconnect':
      return disconnect(game, command.by);
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

type Restart = Extract<GameCommand, { kind: 'restart' }>;

/** GAME-13: after an outage the side to move keeps its last stored time until it reconnects or the hold ends. */
function restart(game: Game, { connected, heartbeatAt }: Restart, now: Millis): Change {
  if (isOver(game)) return { game, events: [] };
  const gone = (['white', 'black'] as const).filter((side) => game.connected[side] && !connected[side]);
  const disconnected = gone.map((side) => ({ kind: 'disconnected', side }) as const);
  const loaded: Game = gone.length === 0 ? game : { ...game, connected };
  const side = game.clock.running?.color;
  const isOutage = gone.length > 0 || isOverdue(game, heartbeatAt, now);
  if (side === undefined || connected[side] || !isOutage) return { game: loaded, events: disconnected };
  const from = lastStoredAt(game, heartbeatAt);
  return {
    game: { ...loaded, clock: holdClock(game.clock, from, millis(now + OUTAGE_HOLD_MS)) },
    events: [...disconnected, { kind: 'clockHeld', side, gapMs: now - from }],
  };
}

/** A missed alarm proves an outage even if nobody is connected. */
function isOverdue(game: Game, heartbeatAt: Millis | null, now: Millis): boolean {
  const due = [nextWake(game), nextHeartbeat(game, heartbeatAt)].filter((at) => at !== null);
  return now > Math.min(...due) + ALARM_TOLERANCE_MS;
}

type Adjustment = Extract<GameCommand, { kind: 'adjustClock' }>;

function giveTime(game: Game, { side, deltaMs }: Adjustment, now: Millis): Outcome {
  if (isOver(game)) return refuse('gameOver');
  const adjusted = { ...game, clock: adjustClock(game.clock, side, deltaMs, now) };
  const event = { kind: 'clockAdjusted', side, deltaMs } as const;
  return changed(noted(adjusted, deltaMs > 0 ? 'clockAdded' : 'clockTaken', side), event);
}
