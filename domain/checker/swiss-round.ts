import type { PairingInput } from '../pairing/pairing.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { TrfDocument } from '../trf/document.ts';
import { trfKindOf } from '../trf/kind.ts';
import { toPairingInput } from '../trf/to-pairing-input.ts';
import { toTournament } from '../trf/to-tournament.ts';

/** Whether the Dutch rules pair this file at all. */
function isIndividualSwiss(document: TrfDocument): boolean {
  const { system, isTeam } = trfKindOf(document);
  return system === 'swiss' && !isTeam;
}

/** The next round, or why there is none to pair. */
export function nextRound(
  document: TrfDocument,
): Result<PairingInput, 'notSwiss' | 'roundNotFinished' | 'noRoundLeft'> {
  if (!isIndividualSwiss(document)) return refuse('notSwiss');
  const { unfinishedRounds, pairedRounds, announcedRounds: announced } = toTournament(document);
  if (announced !== null && pairedRounds >= announced) return refuse('noRoundLeft');
  if (unfinishedRounds.length > 0) return refuse('roundNotFinished');
  return ok(toPairingInput(document));
}

/** A round that was paired, to be paired anew. */
export function playedRound(document: TrfDocument, round: number): Result<PairingInput, 'notSwiss' | 'roundNotThere'> {
  if (!isIndividualSwiss(document)) return refuse('notSwiss');
  if (round < 1 || round > toTournament(document).pairedRounds) return refuse('roundNotThere');
  return ok(toPairingInput(document, round));
}
