import { WorkerEntrypoint } from 'cloudflare:workers';
import { assert } from '../domain/kernel/result.ts';
import type { PairingInput } from '../domain/pairing/pairing.ts';
import { STRATEGIES } from '../domain/pairing/strategies.ts';
import { pairSwissDutchExplained } from '../domain/pairing/swiss-dutch/explain.ts';
import type { TeamPairingInput } from '../domain/pairing/team-pairing.ts';
import type { FormatName } from '../domain/tournament/value/formats.ts';
import type { PairingGateway } from '../durable-objects/tournament/pairing-gateway.ts';

/** Pairs rounds in a separate Worker invocation, because long computations must not block a tournament's object. */
export class PairingService extends WorkerEntrypoint<Env> implements PairingGateway {
  async pair(format: FormatName, input: TeamPairingInput) {
    const strategy = STRATEGIES[format];
    assert(strategy !== null, `${format} is paired by hand`);
    return strategy(input);
  }

  async explain(input: PairingInput) {
    return pairSwissDutchExplained(input);
  }
}
