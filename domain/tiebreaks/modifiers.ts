/** Modifiers of FIDE's codes: score, Fore, cuts, limit, divisor, forfeits played, reverse, unrated. */

const upTo = (last: number, letter: string): string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

/** In FIDE's order; a code has at most one modifier per list. */
const KINDS = [
  ['MP', 'GP'],
  ['F'],
  [...upTo(9, 'C'), ...upTo(9, 'M')],
  [...upTo(9, 'L'), ...upTo(9, 'L-')],
  upTo(9, 'K'),
  ['P'],
  ['R'],
] as const satisfies readonly (readonly string[])[];

/** Rating for unrated players; the last kind. */
const UNRATED = /^U(\d{1,4})$/;

/** Null if a modifier is unknown or two are of the same kind. */
export function sortedModifiers(texts: readonly string[]): readonly string[] | null {
  const kinds = texts.map(kindOf);
  if (kinds.includes(-1) || new Set(kinds).size < kinds.length) return null;
  return [...texts].sort((one, other) => kindOf(one) - kindOf(other));
}

const kindOf = (text: string): number =>
  UNRATED.test(text) ? KINDS.length : KINDS.findIndex((kind: readonly string[]) => kind.includes(text));

export function numberOfModifiers(modifiers: readonly string[]): number {
  const unrated = modifiers.map((text) => UNRATED.exec(text)?.[1]).find((rating) => rating !== undefined);
  return KINDS.reduceRight<number>(
    (number, kind: readonly string[]) => {
      const place = kind.findIndex((text) => modifiers.includes(text));
      return number * (kind.length + 1) + place + 1;
    },
    unrated === undefined ? 0 : Number(unrated) + 1,
  );
}

export function modifiersOfNumber(number: number): readonly string[] {
  let rest = number;
  const modifiers = KINDS.flatMap((kind: readonly string[]) => {
    const place = rest % (kind.length + 1);
    rest = Math.floor(rest / (kind.length + 1));
    return kind[place - 1] ?? [];
  });
  return rest === 0 ? modifiers : [...modifiers, `U${rest - 1}`];
}

export interface ModifiedRule {
  readonly score: 'match' | 'game' | null;
  readonly fore: boolean;
  readonly cuts: { readonly low: number; readonly high: number };
  /** Offset of Koya's limit in half-points. */
  readonly limit: number;
  readonly divisor: number | null;
  readonly forfeitsPlayed: boolean;
  readonly reversed: boolean;
  readonly unratedAs: number | null;
}

export function modifiedRule(modifiers: readonly string[]): ModifiedRule {
  const numberBehind = (letter: string): number | null => {
    const found = modifiers.find((text) => text.startsWith(letter) && /^-?\d+$/.test(text.slice(1)));
    return found === undefined ? null : Number(found.slice(1));
  };
  const median = numberBehind('M') ?? 0;
  return {
    score: modifiers.includes('MP') ? 'match' : modifiers.includes('GP') ? 'game' : null,
    fore: modifiers.includes('F'),
    cuts: { low: numberBehind('C') ?? median, high: median },
    limit: numberBehind('L') ?? 0,
    divisor: numberBehind('K'),
    forfeitsPlayed: modifiers.includes('P'),
    reversed: modifiers.includes('R'),
    unratedAs: numberBehind('U'),
  };
}
