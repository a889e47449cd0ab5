import type { PairingInput, PairingRefusal, RoundPairing } from '../domain/pairing/pairing.ts';
import type { ExplainedPairing } from '../domain/pairing/swiss-dutch/explain.ts';
import type { TeamPairingInput } from '../domain/pairing/team-pairing.ts';
import type { Result } from '../domain/result.ts';
import type { TournamentKind } from '../domain/tournament/kinds.ts';

/** Long arithmetic lives behind this: it runs in a turn of its own, so that a tournament's sockets never wait for it. */
export interface PairingGateway {
  pair(kind: TournamentKind, input: TeamPairingInput): Promise<Result<RoundPairing, PairingRefusal>>;
  /** Why a round of a Swiss is paired as it is. */
  explain(input: PairingInput): Promise<Result<ExplainedPairing, PairingRefusal>>;
}
