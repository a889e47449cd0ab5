/** `### Configuration: best 6 of 8 rounds count`: points are those of all rounds, ranks those of the best (CNT-7). */
import { recordsOf, type TrfDocument } from './document.ts';

export interface BestRounds {
  /** The rounds of each player that count. */
  readonly best: number;
  readonly rounds: number;
}

const COMMENT = /^### Configuration: best ([1-9]\d*) of (\d+) rounds count\s*$/;

export const bestRoundsComment = ({ best, rounds }: BestRounds): string =>
  `Configuration: best ${best} of ${rounds} rounds count`;

export const isBestRoundsComment = (text: string): boolean => COMMENT.test(text);

/** Null if all rounds count. */
export function bestRoundsIn(document: TrfDocument): BestRounds | null {
  const found = recordsOf(document, 'other').flatMap(({ text }) => COMMENT.exec(text) ?? []);
  const [, best, rounds] = found.map(Number);
  return best === undefined || rounds === undefined ? null : { best, rounds };
}
