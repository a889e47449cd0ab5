import { WorkerEntrypoint } from 'cloudflare:workers';
import type { PairingInput } from '../domain/pairing/pairing.ts';
import { pairRoundRobin } from '../domain/pairing/round-robin.ts';
import { pairSwissDutch } from '../domain/pairing/swiss-dutch/pair.ts';
import type { PairedFormat, PairingGateway } from '../durable-objects/pairing-gateway.ts';

/**
 * Pairs rounds in a turn of the Worker's own: long arithmetic never runs inside a tournament's object, where the moves
 * of its games and its listeners would wait for it.
 */
export class PairingService extends WorkerEntrypoint<Env> implements PairingGateway {
  async pair(format: PairedFormat, input: PairingInput) {
    return STRATEGIES[format](input);
  }
}

const STRATEGIES = { SwissDutch: pairSwissDutch, RoundRobin: pairRoundRobin } as const;
