import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { Guard } from '../../../../domain/tournament/guards/refusals.ts';
import { mayPairNextRound } from '../../../../domain/tournament/rounds/next-round.ts';
import { offersPostponed, openGamesOf } from '../../../model/postponed.ts';
import { isGame, isMissing, lastPairedRound } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';

/** Games about which the arbiter is asked before the next round is paired. */
export interface GamesInTheWay {
  /** Without a result: they are registered as adjourned. Or open since before the last round. */
  readonly kind: 'missing' | 'old';
  readonly games: readonly PairingView[];
  /** Whether the round may be paired once the missing games are adjourned. */
  readonly guard: Guard<unknown>;
}

/** Null where nothing needs to be asked. */
export function gamesInTheWay(page: TournamentPage): GamesInTheWay | null {
  if (!offersPostponed(page)) return null;
  const tournament = tournamentOf(page);
  const rounds = tournament.rounds.map((round) => ({ ...round, missing: 0, missingBoards: [] }));
  const guard = mayPairNextRound({ ...tournament, rounds });
  const missing = page.pairings.filter((pairing) => isGame(pairing) && isMissing(pairing));
  // A game online ends by itself.
  if (missing.some(({ online }) => online)) return null;
  if (missing.length > 0) return { kind: 'missing', games: missing, guard };
  const old = openGamesOf(page).filter(({ round }) => round < lastPairedRound(page));
  return old.length === 0 ? null : { kind: 'old', games: old, guard };
}
