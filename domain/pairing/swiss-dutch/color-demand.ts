import { ABSOLUTE, BLACK, MILD, NO_COLOR, WHITE } from './color-preference.ts';
import type { Roster } from './roster.ts';

// Decides C10 to C13 by counting. Of 2h players of whom c want one colour, any complete pairing has at least x = max(0,
// c - h) pairs of two such players (C12), and at least x - m of them break C13 if m of them are mild. A pairing
// reaches both bounds exactly if it uses only certain kinds of pairs, which become a table.

/** Kinds: no preference, then White mild, strong, absolute, then Black likewise. */
const KINDS = 7;
export const NO_PREFERENCE_KIND = 0;

export const kindOf = (roster: Roster, place: number): number =>
  roster.wants[place] === NO_COLOR ? NO_PREFERENCE_KIND : (roster.wants[place] - 1) * 3 + roster.strength[place];

const wantedBy = (kind: number): number => (kind === NO_PREFERENCE_KIND ? NO_COLOR : kind <= 3 ? WHITE : BLACK);
const strengthOf = (kind: number): number => (kind === NO_PREFERENCE_KIND ? 0 : ((kind - 1) % 3) + 1);

export class ColorDemand {
  /** At a * 7 + b: true if the kinds may meet in a pairing that is best for C10 to C13. */
  private readonly allowed = new Uint8Array(KINDS * KINDS);
  private readonly wanting = new Int32Array(3);
  private readonly mild = new Int32Array(3);
  private total = 0;
  /** The colour that at least half of the players want, if any. */
  private readonly surplus: number;
  private readonly pairsAgainstMild: number;

  /** Kinds of all players to be paired, an even number; a downfloater is paired with "no preference". */
  constructor(kinds: ArrayLike<number>) {
    for (let i = 0; i < kinds.length; i++) this.count(kinds[i], 1);
    const half = this.total / 2;
    this.surplus = this.wanting[WHITE] >= half ? WHITE : this.wanting[BLACK] >= half ? BLACK : NO_COLOR;
    const equalPairs = this.wanting[this.surplus] - half;
    this.pairsAgainstMild = equalPairs - this.mild[this.surplus];
    for (let a = 0; a < KINDS; a++) {
      for (let b = 0; b < KINDS; b++) this.allowed[a * KINDS + b] = this.isBest(a, b, equalPairs) ? 1 : 0;
    }
  }

  mayMeet(a: number, b: number): boolean {
    return this.allowed[a * KINDS + b] === 1;
  }

  /** True if the rest can still reach the best C12 and C13 once these two are paired. */
  leavesBalance(a: number, b: number): boolean {
    const half = this.total / 2 - 1;
    const c = this.surplus;
    if (c === NO_COLOR) {
      const white = this.wanting[WHITE] - (wantedBy(a) === WHITE ? 1 : 0) - (wantedBy(b) === WHITE ? 1 : 0);
      const black = this.wanting[BLACK] - (wantedBy(a) === BLACK ? 1 : 0) - (wantedBy(b) === BLACK ? 1 : 0);
      return white <= half && black <= half;
    }
    const equalPairs = this.wanting[c] - (wantedBy(a) === c ? 1 : 0) - (wantedBy(b) === c ? 1 : 0) - half;
    const mild = this.mild[c] - (this.isMild(a) ? 1 : 0) - (this.isMild(b) ? 1 : 0);
    return equalPairs >= 0 && (this.pairsAgainstMild < 0 ? mild >= equalPairs : mild <= equalPairs);
  }

  take(a: number, b: number): void {
    this.count(a, -1);
    this.count(b, -1);
  }

  private count(kind: number, change: number): void {
    this.total += change;
    this.wanting[wantedBy(kind)] += change;
    if (strengthOf(kind) === MILD) this.mild[wantedBy(kind)] += change;
  }

  private isMild(kind: number): boolean {
    return wantedBy(kind) === this.surplus && strengthOf(kind) === MILD;
  }

  private isBest(a: number, b: number, equalPairs: number): boolean {
    const c = this.surplus;
    if (c === NO_COLOR) return wantedBy(a) === NO_COLOR || wantedBy(a) !== wantedBy(b);
    const both = wantedBy(a) === c && wantedBy(b) === c;
    if (wantedBy(a) !== c && wantedBy(b) !== c) return false;
    const mild = (this.isMild(a) ? 1 : 0) + (this.isMild(b) ? 1 : 0);
    // With at least as many equal pairs as mild players, each mild player must meet one with a stronger preference.
    if (this.pairsAgainstMild >= 0 && mild > (both ? 1 : 0)) return false;
    if (!both) return true;
    if (equalPairs === 0 || (strengthOf(a) === ABSOLUTE && strengthOf(b) === ABSOLUTE)) return false;
    // With at most as many equal pairs as mild players, each equal pair contains one.
    return this.pairsAgainstMild > 0 || mild > 0;
  }
}
