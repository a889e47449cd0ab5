import { ok, type Result } from '../../domain/kernel/result.ts';
import type { PairingInput, PairingRefusal } from '../../domain/pairing/pairing.ts';
import type { ExplainedPairing } from '../../domain/pairing/swiss-dutch/explain.ts';
import type { PairingGateway } from './pairing-gateway.ts';

interface CachedExplanation {
  readonly madeFrom: string;
  readonly explained: ExplainedPairing;
}

export type ExplanationRows = Pick<SyncKvStorage, 'get' | 'put'>;

type Explained = Result<ExplainedPairing, PairingRefusal>;

/** Later rounds do not affect an explanation; corrected results of earlier rounds change its pairing input. */
export class ExplanationCache {
  readonly #rows: ExplanationRows;
  readonly #pairing: Pick<PairingGateway, 'explain'>;
  readonly #pending = new Map<string, Promise<Explained>>();

  constructor(rows: ExplanationRows, pairing: Pick<PairingGateway, 'explain'>) {
    this.#rows = rows;
    this.#pairing = pairing;
  }

  async of(input: PairingInput): Promise<Explained> {
    const madeFrom = await digestOf(input);
    const cached = this.#rows.get<CachedExplanation>(keyOf(input));
    if (cached?.madeFrom === madeFrom) return ok(cached.explained);
    const pending = this.#pending.get(madeFrom) ?? this.#explain(input, madeFrom);
    this.#pending.set(madeFrom, pending);
    return pending;
  }

  async #explain(input: PairingInput, madeFrom: string): Promise<Explained> {
    try {
      const found = await this.#pairing.explain(input);
      if (found.ok) this.#rows.put<CachedExplanation>(keyOf(input), { madeFrom, explained: found.value });
      return found;
    } finally {
      this.#pending.delete(madeFrom);
    }
  }
}

const keyOf = ({ round }: PairingInput): string => `explained ${round}`;

async function digestOf(input: PairingInput): Promise<string> {
  const text = JSON.stringify({ ...input, virtualPoints: [...input.virtualPoints] });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
