/** Checks a round against C.04.3 pair by pair; `pair.ts` compares whole rounds. */
import type { PairingInput, RoundPairing } from '../pairing.ts';
import { BLACK, type ColorCode, NO_COLOR, STRONG, WHITE } from './color-preference.ts';
import { colorOfHigher } from './colors.ts';
import { clashAbsolutely, isBarred } from './compatibility.ts';
import type { Criterion } from './criteria.ts';
import { FLOATED_DOWN, FLOATED_UP } from './floats.ts';
import { type Roster, readRoster } from './roster.ts';

export const ROUND_FAULTS = [
  /** C1: they have met. */
  'rematch',
  /** C1: a forbidden pair. */
  'forbiddenPair',
  /** C2: an earlier bye, or a win's points without playing. */
  'secondBye',
  /** C3: both must have the same colour. */
  'sameColor',
  /** The same colour three times in a row. */
  'thirdColor',
  'colorDifference',
  /** Article 5.2 gives the opposite colours. */
  'colorsSwitched',
] as const;
export type RoundFaultKind = (typeof ROUND_FAULTS)[number];

export interface RoundFault {
  readonly kind: RoundFaultKind;
  /** Numbers of the pair, White first, or of the player concerned. */
  readonly who: readonly number[];
}

export const COUNTED = ['C1', 'C2', 'C3', 'C6', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17'] as const;
export type CountedCriterion = (typeof COUNTED)[number] & Criterion;

export interface RoundVerdict {
  readonly faults: readonly RoundFault[];
  readonly counts: Readonly<Record<CountedCriterion, number>>;
}

/** Checks a round before it is played; `input` is its pairing input. */
export function verdictOf(input: PairingInput, { pairs, byes }: RoundPairing): RoundVerdict {
  const roster = readRoster(input);
  const placeOf = new Map(Array.from(roster.tpn, (number, place) => [number, place]));
  const verdict = new Verdict(roster, input);
  for (const { white, black } of pairs) {
    const [one, other] = [placeOf.get(white), placeOf.get(black)];
    if (one !== undefined && other !== undefined) verdict.addPair(one, other);
  }
  for (const number of byes) {
    const place = placeOf.get(number);
    if (place !== undefined) verdict.addBye(place);
  }
  return { faults: verdict.faults, counts: verdict.counts };
}

/** Criteria in which the first round is worse, with the additional violations. */
export const worseBy = (one: RoundVerdict, other: RoundVerdict) =>
  COUNTED.flatMap((criterion) => {
    const more = one.counts[criterion] - other.counts[criterion];
    return more > 0 ? [{ criterion, more }] : [];
  });

class Verdict {
  readonly faults: RoundFault[] = [];
  readonly counts: Record<CountedCriterion, number>;
  private readonly roster: Roster;
  private readonly input: PairingInput;

  constructor(roster: Roster, input: PairingInput) {
    this.roster = roster;
    this.input = input;
    this.counts = { C1: 0, C2: 0, C3: 0, C6: 0, C10: 0, C11: 0, C12: 0, C13: 0, C14: 0, C15: 0, C16: 0, C17: 0 };
  }

  addPair(white: number, black: number): void {
    const { roster, counts } = this;
    if (isBarred(roster, white, black)) {
      counts.C1 += 1;
      this.tell(this.isForbiddenPair(white, black) ? 'forbiddenPair' : 'rematch', white, black);
    }
    if (clashAbsolutely(roster, white, black)) {
      counts.C3 += 1;
      this.tell('sameColor', white, black);
    }
    // C10 and C11 concern pairs with a topscorer; other pairs would break C3.
    const isTop = roster.topscorer[white] === 1 || roster.topscorer[black] === 1;
    this.addSeat(white, WHITE, isTop);
    this.addSeat(black, BLACK, isTop);
    this.addColors(white, black);
    this.addFloat(white, black);
  }

  /** C6 counts downfloaters, including the bye. */
  addBye(place: number): void {
    this.counts.C6 += 1;
    if (this.roster.byeAllowed[place] === 1) return;
    this.counts.C2 += 1;
    this.tell('secondBye', place);
  }

  private addSeat(place: number, color: ColorCode, isTop: boolean): void {
    const { roster, counts } = this;
    const isThird = roster.repeatedColor[place] === color;
    const isBeyond = Math.abs(roster.colorDifference[place] + (color === WHITE ? 1 : -1)) > 2;
    if (isThird) this.tell('thirdColor', place);
    if (isBeyond) this.tell('colorDifference', place);
    if (isTop && isBeyond) counts.C10 += 1;
    if (isTop && isThird) counts.C11 += 1;
    if (roster.wants[place] === NO_COLOR || roster.wants[place] === color) return;
    counts.C12 += 1;
    if (roster.strength[place] >= STRONG) counts.C13 += 1;
  }

  private addColors(white: number, black: number): void {
    const [higher, lower] = white < black ? [white, black] : [black, white];
    const { color } = colorOfHigher(this.roster, higher, lower, this.input.initialColor);
    if ((color === WHITE ? higher : lower) !== white) this.tell('colorsSwitched', white, black);
  }

  private addFloat(white: number, black: number): void {
    const { roster, counts } = this;
    if (roster.score[white] === roster.score[black]) return;
    const [down, up] = roster.score[white] > roster.score[black] ? [white, black] : [black, white];
    counts.C6 += 1;
    if (roster.lastFloat[down] === FLOATED_DOWN) counts.C14 += 1;
    if (roster.lastFloat[up] === FLOATED_UP) counts.C15 += 1;
    if (roster.earlierFloat[down] === FLOATED_DOWN) counts.C16 += 1;
    if (roster.earlierFloat[up] === FLOATED_UP) counts.C17 += 1;
  }

  private isForbiddenPair(one: number, other: number): boolean {
    const { tpn } = this.roster;
    return this.input.forbidden.some((group) => group.includes(tpn[one]) && group.includes(tpn[other]));
  }

  private tell(kind: RoundFaultKind, ...places: readonly number[]): void {
    this.faults.push({ kind, who: places.map((place) => this.roster.tpn[place]) });
  }
}
