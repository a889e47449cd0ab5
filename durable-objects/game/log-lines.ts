import { ROLES } from '../../domain/chess/square.ts';
import type { LoggedEvent } from '../../domain/game/arbiters-log.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { Color } from '../../domain/tournament/value/field.ts';

/** Moves are stored as arrays of numbers, a third of the size; other events and older logs are objects. */

type Moved = Extract<LoggedEvent, { kind: 'moved' }>;

/** Version, time, half-moves after it, from, to, promotion piece or 0, and times. */
type MoveLine = readonly [number, number, number, number, number, number, number, number, number];

export function encodeLine(event: LoggedEvent): string {
  return JSON.stringify((event.kind === 'moved' && moveLine(event)) || event);
}

export function decodeLine(line: string): LoggedEvent {
  const stored = JSON.parse(line) as LoggedEvent | MoveLine;
  return 'kind' in stored ? stored : movedOf(stored);
}

function moveLine({ version, at, ply, by, move, spentMs, forgivenMs, leftMs }: Moved): MoveLine | null {
  if (spentMs === undefined || forgivenMs === undefined || leftMs === undefined || by !== moverOf(ply)) return null;
  const promotion = move.promotion === undefined ? 0 : ROLES.indexOf(move.promotion) + 1;
  return [version, at, ply, move.from, move.to, promotion, spentMs, forgivenMs, leftMs];
}

function movedOf([version, at, ply, from, to, promotion, spentMs, forgivenMs, leftMs]: MoveLine): Moved {
  const role = ROLES[promotion - 1];
  const move = { from, to, ...(role && { promotion: role }) };
  return { version, at: millis(at), kind: 'moved', by: moverOf(ply), move, ply, spentMs, forgivenMs, leftMs };
}

/** White makes the odd half-moves. */
const moverOf = (ply: number): Color => (ply % 2 === 1 ? 'white' : 'black');
