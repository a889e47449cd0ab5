import type { Bracket, RoundContext } from './bracket.ts';
import { canBePaired } from './completability.ts';

/** Residents of the next bracket to try as its downfloater. */
const TRIES = 4;

/** C4 and C8 for a single downfloater; anything but "yes" is inconclusive. */
export class Lookahead {
  isUndecided = false;
  private readonly context: RoundContext;
  private readonly next: readonly number[];
  private readonly rest: readonly number[];
  private readonly answers = new Map<number, boolean>();
  private readonly restWith = new Map<number, boolean>();

  constructor(context: RoundContext, bracket: Bracket) {
    this.context = context;
    const { below, belowNext } = bracket;
    this.next = Array.from({ length: belowNext - below }, (_, i) => below + i);
    this.rest = Array.from({ length: context.roster.count - belowNext }, (_, i) => belowNext + i);
  }

  isBestWith(downfloater: number): boolean {
    const known = this.answers.get(downfloater);
    if (known !== undefined) return known;
    const answer = this.prove(downfloater);
    if (!answer) this.isUndecided = true;
    this.answers.set(downfloater, answer);
    return answer;
  }

  private prove(downfloater: number): boolean {
    const { context, next } = this;
    if (next.length % 2 === 1) return this.canPairRestWith(null) && canBePaired(context, [downfloater, ...next]);
    for (let back = 1; back <= Math.min(TRIES, next.length); back++) {
      const leaving = next[next.length - back];
      if (!this.canPairRestWith(leaving)) continue;
      const staying = next.filter((place) => place !== leaving);
      if (canBePaired(context, [downfloater, ...staying])) return true;
    }
    return false;
  }

  private canPairRestWith(leaving: number | null): boolean {
    const key = leaving ?? -1;
    const known = this.restWith.get(key);
    if (known !== undefined) return known;
    const answer = canBePaired(this.context, leaving === null ? this.rest : [leaving, ...this.rest]);
    this.restWith.set(key, answer);
    return answer;
  }
}
