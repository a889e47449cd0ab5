import type { Guard, TournamentRefusal } from '../../../domain/tournament/guards/refusals.ts';

/**
 * Refusals that pass: the user can resolve them, or wait. A button refused for such a reason stays and explains it; one
 * that this format, or a finished tournament, never has is hidden.
 */
const PASSING: ReadonlySet<TournamentRefusal> = new Set([
  'tournamentNotStarted',
  'insufficientPlayers',
  'powerOfTwoPlayers',
  'morePlayersThanRounds',
  'teamIsEmpty',
  'lineUpClosed',
  'notTheNextRound',
  'roundNotPaired',
  'teamFull',
  'rescheduleTooLate',
  'roundNotFinished',
  'playersUnpaired',
  'roundHasResults',
]);

export const isOffered = (guard: Guard<unknown>): boolean => guard.ok || PASSING.has(guard.key);
