import { WorkerEntrypoint } from 'cloudflare:workers';
import type { PairingInput } from '../domain/pairing/pairing.ts';
import { STRATEGIES } from '../domain/pairing/strategies.ts';
import { pairSwissDutchExplained } from '../domain/pairing/swiss-dutch/explain.ts';
import type { TeamPairingInput } from '../domain/pairing/team-pairing.ts';
import { assert } from '../domain/result.ts';
import type { TournamentKind } from '../domain/tournament/kinds.ts';
import type { PairingGateway } from '../durable-objects/pairing-gateway.ts';

/**
 * Pairs rounds in a turn of the Worker's own: long arithmetic never runs inside a tournament's object, where the moves
 * of its games and its listeners would wait for it.
 */
export class PairingService extends WorkerEntrypoint<Env> implements PairingGateway {
  async pair(kind: TournamentKind, input: TeamPairingInput) {
    const strategy = STRATEGIES[kind];
    assert(strategy !== null, `${kind} is paired by hand`);
    return strategy(input);
  }

  async explain(input: PairingInput) {
    return pairSwissDutchExplained(input);
  }
}
