import type { Result } from '../../domain/kernel/result.ts';
import type { PairingInput, PairingRefusal, RoundPairing } from '../../domain/pairing/pairing.ts';
import type { ExplainedPairing } from '../../domain/pairing/swiss-dutch/explain.ts';
import type { TeamPairingInput } from '../../domain/pairing/team-pairing.ts';
import type { FormatName } from '../../domain/tournament/value/formats.ts';

/** Runs expensive pairing in a request of its own, so that it never blocks a tournament's sockets. */
export interface PairingGateway {
  pair(format: FormatName, input: TeamPairingInput): Promise<Result<RoundPairing, PairingRefusal>>;
  explain(input: PairingInput): Promise<Result<ExplainedPairing, PairingRefusal>>;
}
