import type { AccountId } from '../../domain/kernel/ids.ts';
import { type Region, regionBetween } from '../../domain/lib/regions.ts';

/** Beyond this many people nobody else is remembered: their games are created near the tournament. */
const MOST_PEOPLE = 20_000;

/** Where the players of a tournament have last connected from. In memory only: after a restart they connect again. */
export class PlayerRegions {
  readonly #known = new Map<AccountId, Region>();

  note(account: AccountId, region: Region | null): void {
    if (region === null || (this.#known.size >= MOST_PEOPLE && !this.#known.has(account))) return;
    this.#known.set(account, region);
  }

  /** Where the game of two players is best created; null if neither is known. */
  between(white: AccountId, black: AccountId): Region | null {
    const [one, other] = [this.#known.get(white), this.#known.get(black)];
    if (one === undefined || other === undefined) return one ?? other ?? null;
    return regionBetween(one, other);
  }

  forget(): void {
    this.#known.clear();
  }
}
