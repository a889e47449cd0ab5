import type { PairingView } from '../../contract/tournaments.ts';
import { type GameResult, isForfeit, type Side, sideOf } from '../../domain/tournament/game-result.ts';
import { resultOf } from './field.ts';

const PLAYED: Readonly<Record<Side, string>> = { win: '1', draw: '½', loss: '0' };
const UNPLAYED: Readonly<Record<Side, string>> = { win: '+', draw: '½', loss: '−' };

/** One side's part of a result: 1, ½, 0; + and − where the game was not played. */
export const sideText = (side: Side, forfeit: boolean): string => (forfeit ? UNPLAYED : PLAYED)[side];

export function gameResultText(result: GameResult): string {
  const forfeit = isForfeit(result);
  return `${sideText(sideOf(result, 'white'), forfeit)}–${sideText(sideOf(result, 'black'), forfeit)}`;
}

/** 1–0, ½–½, 0–1, +–− without play; * while unfinished. */
export function resultText(pairing: PairingView): string {
  const result = resultOf(pairing);
  return result === undefined ? '*' : gameResultText(result);
}
