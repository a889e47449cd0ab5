/** The current round of a tournament, in one place for all pages, prints and embedded views. */

export interface RoundState {
  readonly number: number;
  readonly isPaired: boolean;
  /** Games without a result, and matches with open line-ups. */
  readonly open: number;
  readonly results: number;
}

/** The first paired round with open games, else the last paired one; 0 before round 1. */
export function currentRound(rounds: readonly RoundState[]): number {
  const paired = rounds.filter(({ isPaired }) => isPaired).map(({ number }) => number);
  const open = rounds.filter(({ isPaired, open }) => isPaired && open > 0).map(({ number }) => number);
  return open.length > 0 ? Math.min(...open) : Math.max(0, ...paired);
}

/** Default round to show; round 1 before any is paired. */
export const shownRound = (rounds: readonly RoundState[]): number => Math.max(1, currentRound(rounds));

/** The round the standings are after; null before round 1 is over, and during a round, whose results already count. */
export function standingsRound(rounds: readonly RoundState[]): number | null {
  const paired = rounds.filter(({ isPaired }) => isPaired).sort((one, other) => one.number - other.number);
  const unfinished = paired.findIndex(({ open }) => open > 0);
  const isInPlay = unfinished !== -1 && paired.slice(unfinished).some(({ results }) => results > 0);
  return isInPlay ? null : ((unfinished === -1 ? paired : paired.slice(0, unfinished)).at(-1)?.number ?? null);
}
