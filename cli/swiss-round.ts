import type { PairingInput } from '../domain/pairing/pairing.ts';
import { ok, type Result, refuse } from '../domain/result.ts';
import type { TrfDocument } from '../domain/trf/document.ts';
import { trfKindOf } from '../domain/trf/kind.ts';
import { toPairingInput } from '../domain/trf/to-pairing-input.ts';
import { toTournament } from '../domain/trf/to-tournament.ts';

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
