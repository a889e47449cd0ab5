import type { PointSystem } from '../../kernel/points.ts';
import type { Entrant, RoundResult } from '../../tournament/value/field.ts';
import { decidedBefore, resultPoints } from '../../tournament/value/field.ts';
import type { PairingInput } from '../pairing.ts';
import { BLACK, type ColorCode, colorPreference, WHITE } from './color-preference.ts';
import { floatOfRound } from './floats.ts';

/** Players in the order of art. 1.2 (score, then TPN); the place in that order indexes every array. */
export interface Roster {
  readonly count: number;
  readonly tpn: Int32Array;
  /** Half-points with this round's virtual points (C.04.7), used for pairing. */
  readonly score: Int32Array;
  /** Half-points without virtual points, used for publication. */
  readonly realScore: Int32Array;
  /** First place of each scoregroup from the top; `count` ends the list. */
  readonly groupStart: Int32Array;
  readonly wants: Uint8Array;
  readonly strength: Uint8Array;
  readonly colorDifference: Int8Array;
  readonly repeatedColor: Uint8Array;
  readonly colors: readonly (readonly ColorCode[])[];
  /** Art. 1.8. */
  readonly topscorer: Uint8Array;
  /** Floats of the last round, and of the one before. */
  readonly lastFloat: Uint8Array;
  readonly earlierFloat: Uint8Array;
  readonly byeAllowed: Uint8Array;
  readonly gamesPlayed: Int32Array;
  /** Arrival numbers of art. 5.2.5. */
  readonly arrival: Int32Array;
  /** Bit matrix of pairs that have met (C1) or are forbidden by the tournament. */
  readonly barred: Int32Array;
  readonly barredWords: number;
  /** Barred opponents by player, within this round. */
  readonly barredCount: Int32Array;
}

/** Converts the input into typed arrays; its order does not matter. */
export function readRoster(input: PairingInput): Roster {
  const { field, round } = input;
  const histories = readHistories(input);
  const present = new Set(input.present);
  const players = [...histories.values()]
    .filter((history) => present.has(history.entrant.number))
    .sort((a, b) => b.score - a.score || a.entrant.number - b.entrant.number);

  const count = players.length;
  const isLastRound = round >= field.rounds;
  const topScore = (round - 1) * field.points.win;
  const roster = {
    count,
    tpn: Int32Array.from(players, (p) => p.entrant.number),
    score: Int32Array.from(players, (p) => p.score),
    realScore: Int32Array.from(players, (p) => p.realScore),
    groupStart: scoregroups(players.map((p) => p.score)),
    wants: new Uint8Array(count),
    strength: new Uint8Array(count),
    colorDifference: new Int8Array(count),
    repeatedColor: new Uint8Array(count),
    colors: players.map((p) => p.colors),
    topscorer: Uint8Array.from(players, (p) => (isLastRound && 2 * p.score > topScore ? 1 : 0)),
    lastFloat: new Uint8Array(count),
    earlierFloat: new Uint8Array(count),
    byeAllowed: Uint8Array.from(players, (p) => (p.byeAllowed ? 1 : 0)),
    gamesPlayed: Int32Array.from(players, (p) => p.colors.length),
    arrival: arrivalNumbers(players, histories),
    ...readBarred(players, input),
  };
  const scoreLast = (number: number): number => histories.get(number)?.scoreBeforeLast ?? 0;
  const scoreEarlier = (number: number): number => histories.get(number)?.scoreBeforeEarlier ?? 0;
  players.forEach((player, i) => {
    const preference = colorPreference(player.colors);
    roster.wants[i] = preference.wants;
    roster.strength[i] = preference.strength;
    roster.colorDifference[i] = preference.difference;
    roster.repeatedColor[i] = preference.repeated;
    const { entrant } = player;
    if (round > 1) roster.lastFloat[i] = floatOfRound(entrant, resultOf(entrant, round - 1), field.points, scoreLast);
    if (round > 2) {
      roster.earlierFloat[i] = floatOfRound(entrant, resultOf(entrant, round - 2), field.points, scoreEarlier);
    }
  });
  return roster;
}

interface History {
  readonly entrant: Entrant;
  readonly score: number;
  readonly realScore: number;
  /** Scores that the last round and the one before were paired on. */
  readonly scoreBeforeLast: number;
  readonly scoreBeforeEarlier: number;
  readonly colors: readonly ColorCode[];
  readonly opponents: readonly number[];
  readonly byeAllowed: boolean;
  readonly arrived: boolean;
}

/** History of every entrant, present or not, in the rounds before this one. */
function readHistories(input: PairingInput): Map<number, History> {
  return new Map(input.field.entrants.map((entrant) => [entrant.number, readHistory(entrant, input)]));
}

function readHistory(entrant: Entrant, input: PairingInput): History {
  const { round } = input;
  const { points } = input.field;
  const colors: ColorCode[] = [];
  const opponents: number[] = [];
  let realScore = 0;
  let [beforeLast, beforeEarlier] = [0, 0];
  let byeAllowed = true;
  let arrived = false;
  for (let past = 1; past < round; past++) {
    if (past === round - 1) beforeLast = realScore + decidedBefore(entrant, past);
    if (past === round - 2) beforeEarlier = realScore + decidedBefore(entrant, past);
    const result = resultOf(entrant, past);
    realScore += pairingPoints(result, points);
    if (result === null) continue;
    if (isPlayed(result)) {
      colors.push(result.color === 'white' ? WHITE : BLACK);
      opponents.push(result.opponent);
    }
    if (barsBye(result, points)) byeAllowed = false;
    if (result.kind !== 'bye' || result.bye === 'pairing-allocated') arrived = true;
  }
  realScore += decidedBefore(entrant, round);
  return {
    entrant,
    score: realScore + virtualPoints(input, entrant.number, round),
    realScore,
    scoreBeforeLast: beforeLast + virtualPoints(input, entrant.number, round - 1),
    scoreBeforeEarlier: beforeEarlier + virtualPoints(input, entrant.number, round - 2),
    colors,
    opponents,
    byeAllowed,
    arrived,
  };
}

const resultOf = (entrant: Entrant, round: number): RoundResult | null => entrant.results[round - 1] ?? null;

const virtualPoints = (input: PairingInput, number: number, round: number): number =>
  input.virtualPoints.get(number)?.[round - 1] ?? 0;

type PlayedResult = Extract<RoundResult, { kind: 'game' | 'pending' }>;

/** Only games over the board, including adjourned ones, count as meetings and colours (C.04.2 art. 3.5). */
const isPlayed = (result: RoundResult | null): result is PlayedResult & { color: 'white' | 'black' } =>
  result !== null && (result.kind === 'game' || result.kind === 'pending') && result.color !== null;

/** C.04.2 art. 2: an adjourned game counts as a draw in pairing. */
const pairingPoints = (result: RoundResult | null, points: PointSystem): number =>
  result?.kind === 'pending' ? points.draw : resultPoints(result, points);

/** C2 (C.04.1 art. 4): a pairing-allocated bye, or a win's points without playing. */
function barsBye(result: RoundResult, points: PointSystem): boolean {
  if (result.kind === 'bye' && result.bye === 'pairing-allocated') return true;
  return (result.kind === 'bye' || result.kind === 'forfeit') && resultPoints(result, points) >= points.win;
}

function scoregroups(scores: readonly number[]): Int32Array {
  const starts: number[] = [];
  scores.forEach((score, i) => {
    if (i === 0 || score !== scores[i - 1]) starts.push(i);
  });
  return Int32Array.from([...starts, scores.length]);
}

/** Art. 5.2.5: 1 to m by TPN over all players of this draw or an earlier one. */
function arrivalNumbers(players: readonly History[], histories: Map<number, History>): Int32Array {
  const drawn = new Set(players.map((p) => p.entrant.number));
  for (const history of histories.values()) if (history.arrived) drawn.add(history.entrant.number);
  const numbers = new Map([...drawn].sort((a, b) => a - b).map((tpn, i) => [tpn, i + 1]));
  return Int32Array.from(players, (p) => numbers.get(p.entrant.number) ?? 0);
}

function readBarred(players: readonly History[], input: PairingInput) {
  const count = players.length;
  const barredWords = (count + 31) >>> 5;
  const barred = new Int32Array(count * barredWords);
  const barredCount = new Int32Array(count);
  const place = new Map(players.map((p, i) => [p.entrant.number, i]));
  const bar = (a: number, b: number | undefined): void => {
    if (b === undefined || a === b) return;
    const word = a * barredWords + (b >>> 5);
    if (barred[word] & (1 << (b & 31))) return;
    barred[word] |= 1 << (b & 31);
    barredCount[a]++;
  };
  const barBoth = (a: number, b: number | undefined): void => {
    bar(a, b);
    if (b !== undefined) bar(b, a);
  };
  players.forEach(({ opponents }, i) => {
    for (const opponent of opponents) barBoth(i, place.get(opponent));
  });
  for (const group of input.forbidden) {
    const members = group.map((number) => place.get(number)).filter((i) => i !== undefined);
    for (const a of members) for (const b of members) bar(a, b);
  }
  return { barred, barredWords, barredCount };
}
