import type { PairingInput, PairingRefusal, RoundPairing } from '../domain/pairing/pairing.ts';
import type { Result } from '../domain/result.ts';

/** The formats whose rounds are paired outside of a tournament's thread. */
export type PairedFormat = 'SwissDutch' | 'RoundRobin';

/** Long arithmetic lives behind this: it runs in a turn of its own, so that a tournament's sockets never wait for it. */
export interface PairingGateway {
  pair(format: PairedFormat, input: PairingInput): Promise<Result<RoundPairing, PairingRefusal>>;
}
