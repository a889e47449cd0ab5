import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { millis } from '../../../../domain/kernel/time.ts';
import type { Guard } from '../../../../domain/tournament/guards/refusals.ts';
import { mayPairNextRound } from '../../../../domain/tournament/rounds/next-round.ts';
import { overdueGamesOf } from '../../../model/open-game-rule.ts';
import { offersPostponed, openGamesOf } from '../../../model/postponed.ts';
import { isGame, isMissing, lastPairedRound } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { serverNow } from '../../../time/server-time.ts';

/** Games about which the arbiter is asked before the next round is paired. */
export interface GamesInTheWay {
  /**
   * Without a result: they are registered as adjourned. Or open: of the last but one round before the last, past their
   * deadline, or of a round before the last one.
   */
  readonly kind: 'missing' | 'last' | 'overdue' | 'old';
  readonly games: readonly PairingView[];
  /** Whether the round may be paired once the arbiter has confirmed. */
  readonly guard: Guard<unknown>;
}

/** Null where nothing needs to be asked. */
export function gamesInTheWay(page: TournamentPage): GamesInTheWay | null {
  if (!offersPostponed(page)) return null;
  const tournament = tournamentOf(page);
  const rounds = tournament.rounds.map((round) => ({ ...round, missing: 0, missingBoards: [] }));
  const guard = mayPairNextRound({ ...tournament, rounds }, true);
  const missing = page.pairings.filter((pairing) => isGame(pairing) && isMissing(pairing));
  // A game online ends by itself.
  if (missing.some(({ online }) => online)) return null;
  if (missing.length > 0) return { kind: 'missing', games: missing, guard };
  const paired = lastPairedRound(page);
  const open = openGamesOf(page);
  const isBeforeLast = paired + 1 === tournament.announcedRounds;
  const asked = [
    { kind: 'last', games: isBeforeLast ? open.filter(({ round }) => round === paired) : [] },
    { kind: 'overdue', games: overdueGamesOf(page, millis(serverNow())) },
    { kind: 'old', games: open.filter(({ round }) => round < paired) },
  ] as const;
  const first = asked.find(({ games }) => games.length > 0);
  return first === undefined ? null : { ...first, guard };
}
