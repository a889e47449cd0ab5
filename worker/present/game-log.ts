import type { GameLogAnswer, GameLogLine, SideOfGame } from '../../contract/game/game-log.ts';
import { makeUci } from '../../domain/chess/square.ts';
import { type LoggedEvent, type SideOfLog, sidesOfLog } from '../../domain/game/arbiters-log.ts';
import { given } from '../../domain/kernel/given.ts';
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
        ...(line.spentMs !== undefined && { spentMs: line.spentMs, forgivenMs: line.forgivenMs ?? 0 }),
      };
    case 'refused':
      return { kind, at, side: line.by, move: makeUci(line.move), refusal: line.key };
    case 'drawOffered':
    case 'drawDeclined':
      return { kind, at, side: line.by };
    case 'clockAdjusted':
      return { kind, at, side: line.side, deltaMs: line.deltaMs };
    case 'connected':
    case 'disconnected':
      return { kind, at, side: line.side };
    case 'clockHeld':
      return { kind, at, side: line.side, ...given({ gapMs: line.gapMs }) };
    case 'ended':
      return { kind, at, side: null, reason: line.end.reason };
    default:
      return assertNever(line);
  }
}

const presentSide = (side: SideOfLog): SideOfGame => ({
  moves: side.moves,
  thoughtMs: side.thoughtMs,
  longestMs: side.longestMs,
  forgivenMs: side.forgivenMs,
  returns: side.returns,
  refusedMoves: side.refusedMoves,
});
