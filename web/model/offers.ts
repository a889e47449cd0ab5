import type { Guard, TournamentRefusal } from '../../domain/tournament/refusals.ts';

/**
 * What stands in the way for a while: the reader can do something about it, or wait. A button that is refused for such a
 * reason stays and says so; one that this format, or a tournament that is over, never has is left out.
 */
const PASSING: ReadonlySet<TournamentRefusal> = new Set([
  'tournamentNotStarted',
  'insufficientPlayers',
  'powerOfTwoPlayers',
  'morePlayersThanRounds',
  'teamFull',
  'rescheduleTooLate',
  'roundNotFinished',
  'playersUnpaired',
  'roundHasResults',
]);

export const isOffered = (guard: Guard<unknown>): boolean => guard.ok || PASSING.has(guard.key);
