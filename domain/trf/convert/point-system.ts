import { type HalfPoints, type PointSystem, pointSystem } from '../../kernel/points.ts';
import { type PointSymbol, recordsOf, type SinglePointId, type TrfDocument } from '../document.ts';

/** 162, the older BB. and XXS, or 1-½-0. Missing values: byes and forfeit wins are a win, half-point byes a draw. */
export function pointSystemOf(document: TrfDocument): PointSystem {
  const stated: Stated = {};
  for (const record of recordsOf(document, 'points')) {
    for (const { symbol, points } of record.values) Object.assign(stated, SYMBOLS[symbol](points));
  }
  for (const { id, points } of recordsOf(document, 'single-points')) Object.assign(stated, SINGLES[id](points));
  for (const record of recordsOf(document, 'keyed-points')) {
    for (const { key, points } of record.values) Object.assign(stated, KEYS[key]?.(points));
  }
  const defaults = pointSystem();
  const win = stated.win ?? defaults.win;
  const draw = stated.draw ?? defaults.draw;
  return {
    ...defaults,
    forfeitWin: win,
    pairingAllocatedBye: win,
    fullPointBye: win,
    halfPointBye: draw,
    ...stated,
  };
}

type Stated = { -readonly [Name in keyof PointSystem]?: PointSystem[Name] };
type State = (points: HalfPoints) => Stated;

const SYMBOLS: Readonly<Record<PointSymbol, State>> = {
  W: (win) => ({ win }),
  D: (draw) => ({ draw }),
  L: (loss) => ({ loss }),
  A: (points) => ({ forfeitLoss: points, zeroPointBye: points }),
  P: (pairingAllocatedBye) => ({ pairingAllocatedBye }),
  // An unknown result leaves the game pending.
  X: () => ({}),
};

const SINGLES: Readonly<Record<SinglePointId, State>> = {
  BBW: (win) => ({ win }),
  BBD: (draw) => ({ draw }),
  BBL: (loss) => ({ loss }),
  BBZ: (zeroPointBye) => ({ zeroPointBye }),
  BBF: (forfeitLoss) => ({ forfeitLoss }),
  BBU: (pairingAllocatedBye) => ({ pairingAllocatedBye }),
};

/** Only XXS allows different points for White and Black; the last value is used. */
const KEYS: Readonly<Record<string, State>> = {
  W: SINGLES.BBW,
  WW: SINGLES.BBW,
  BW: SINGLES.BBW,
  D: SINGLES.BBD,
  WD: SINGLES.BBD,
  BD: SINGLES.BBD,
  L: SINGLES.BBL,
  WL: SINGLES.BBL,
  BL: SINGLES.BBL,
  ZPB: SINGLES.BBZ,
  FL: SINGLES.BBF,
  PAB: SINGLES.BBU,
  HPB: (halfPointBye) => ({ halfPointBye }),
  FPB: (fullPointBye) => ({ fullPointBye }),
  FW: (forfeitWin) => ({ forfeitWin }),
};
