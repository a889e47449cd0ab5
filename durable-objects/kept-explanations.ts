import type { PairingInput, PairingRefusal } from '../domain/pairing/pairing.ts';
import type { ExplainedPairing } from '../domain/pairing/swiss-dutch/explain.ts';
import { ok, type Result } from '../domain/result.ts';
import type { PairingGateway } from './pairing-gateway.ts';

interface Kept {
  readonly madeFrom: string;
  readonly explained: ExplainedPairing;
}

/** Where explanations lie. */
export type KeptRows = Pick<SyncKvStorage, 'get' | 'put'>;

type Explained = Result<ExplainedPairing, PairingRefusal>;

/**
 * Why the rounds of a tournament were paired as they were: found out once, and kept with what the round was paired from.
 * What happens later changes nothing of it; a result that is corrected in an earlier round does.
 */
export class KeptExplanations {
  readonly #rows: KeptRows;
  readonly #pairing: Pick<PairingGateway, 'explain'>;
  /** What is being found out, by what it is made from. */
  readonly #asked = new Map<string, Promise<Explained>>();

  constructor(rows: KeptRows, pairing: Pick<PairingGateway, 'explain'>) {
    this.#rows = rows;
    this.#pairing = pairing;
  }

  async of(input: PairingInput): Promise<Explained> {
    const madeFrom = await digestOf(input);
    const kept = this.#rows.get<Kept>(keyOf(input));
    if (kept?.madeFrom === madeFrom) return ok(kept.explained);
    const asked = this.#asked.get(madeFrom) ?? this.#find(input, madeFrom);
    this.#asked.set(madeFrom, asked);
    return asked;
  }

  async #find(input: PairingInput, madeFrom: string): Promise<Explained> {
    try {
      const found = await this.#pairing.explain(input);
      if (found.ok) this.#rows.put<Kept>(keyOf(input), { madeFrom, explained: found.value });
      return found;
    } finally {
      this.#asked.delete(madeFrom);
    }
  }
}

const keyOf = ({ round }: PairingInput): string => `explained ${round}`;

/** The same text for the same input, and for no other. */
async function digestOf(input: PairingInput): Promise<string> {
  const text = JSON.stringify({ ...input, virtualPoints: [...input.virtualPoints] });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
