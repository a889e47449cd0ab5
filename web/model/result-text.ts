import type { PairingView } from '../../contract/tournament/tournaments.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import { type GameResult, isForfeit, type Side, sideOf } from '../../domain/tournament/value/game-result.ts';
import { formatPoints } from '../app/format.ts';
import { resultOf } from './field.ts';
import type { MatchScore } from './match.ts';

const PLAYED: Readonly<Record<Side, string>> = { win: '1', draw: '½', loss: '0' };
const UNPLAYED: Readonly<Record<Side, string>> = { win: '+', draw: '½', loss: '−' };

/** One side of a result: 1, ½, 0; + and − where the game was not played. */
export const sideText = (side: Side, forfeit: boolean): string => (forfeit ? UNPLAYED : PLAYED)[side];

export const sideTextOf = (result: GameResult, color: Color): string =>
  sideText(sideOf(result, color), isForfeit(result));

/** 1–0, ½–½, 0–1, and +:− where the game was not played. */
export function gameResultText(result: GameResult): string {
  const between = isForfeit(result) ? ':' : '–';
  return `${sideTextOf(result, 'white')}${between}${sideTextOf(result, 'black')}`;
}

/** The result of a pairing; * while unfinished. */
export function resultText(pairing: PairingView): string {
  const result = resultOf(pairing);
  return result === undefined ? '*' : gameResultText(result);
}

/** The score of a match: 1½–2½. */
export const scoreText = ({ white, black }: MatchScore): string => `${formatPoints(white)}–${formatPoints(black)}`;
