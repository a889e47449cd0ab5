import type { GameLogAnswer, GameLogLine, SideOfGame } from '../../contract/game/game-log.ts';
import { makeUci } from '../../domain/chess/square.ts';
import { type LoggedEvent, type SideOfLog, sidesOfLog } from '../../domain/game/arbiters-log.ts';
import { assertNever } from '../../domain/kernel/result.ts';

export function presentGameLog(log: readonly LoggedEvent[]): GameLogAnswer {
  const { white, black } = sidesOfLog(log);
  return { lines: log.map(presentLine), sides: { white: presentSide(white), black: presentSide(black) } };
}

function presentLine(line: LoggedEvent): GameLogLine {
  const { kind, at } = line;
  switch (line.kind) {
    case 'started':
      return { kind, at, side: null };
    case 'moved':
      return {
        kind,
        at,
        side: line.by,
        move: makeUci(line.move),
        ...(line.spentMs !== undefined && { spent_ms: line.spentMs, forgiven_ms: line.forgivenMs ?? 0 }),
      };
    case 'refused':
      return { kind, at, side: line.by, move: makeUci(line.move), refusal: line.key };
    case 'drawOffered':
    case 'drawDeclined':
      return { kind, at, side: line.by };
    case 'clockAdjusted':
      return { kind, at, side: line.side, delta_ms: line.deltaMs };
    case 'connected':
    case 'disconnected':
      return { kind, at, side: line.side };
    case 'clockHeld':
      return { kind, at, side: line.side, ...(line.gapMs !== undefined && { gap_ms: line.gapMs }) };
    case 'ended':
      return { kind, at, side: null, reason: line.end.reason };
    default:
      return assertNever(line);
  }
}

const presentSide = (side: SideOfLog): SideOfGame => ({
  moves: side.moves,
  thought_ms: side.thoughtMs,
  longest_ms: side.longestMs,
  forgiven_ms: side.forgivenMs,
  returns: side.returns,
  refused_moves: side.refusedMoves,
});
