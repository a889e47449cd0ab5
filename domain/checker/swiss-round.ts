import { ok, type Result, refuse } from '../kernel/result.ts';
import type { PairingInput } from '../pairing/pairing.ts';
import { trfFormatOf } from '../trf/convert/format.ts';
import { toPairingInput } from '../trf/convert/to-pairing-input.ts';
import { toTournament } from '../trf/convert/to-tournament.ts';
import type { TrfDocument } from '../trf/document.ts';

export function isIndividualSwiss(document: TrfDocument): boolean {
  const { system, isTeam } = trfFormatOf(document);
  return system === 'swiss' && !isTeam;
}

export function nextRound(
  document: TrfDocument,
): Result<PairingInput, 'notSwiss' | 'roundNotFinished' | 'noRoundLeft'> {
  if (!isIndividualSwiss(document)) return refuse('notSwiss');
  const { unfinishedRounds, pairedRounds, announcedRounds: announced } = toTournament(document);
  if (announced !== null && pairedRounds >= announced) return refuse('noRoundLeft');
  if (unfinishedRounds.length > 0) return refuse('roundNotFinished');
  return ok(toPairingInput(document));
}

export function playedRound(document: TrfDocument, round: number): Result<PairingInput, 'notSwiss' | 'roundNotThere'> {
  if (!isIndividualSwiss(document)) return refuse('notSwiss');
  if (round < 1 || round > toTournament(document).pairedRounds) return refuse('roundNotThere');
  return ok(toPairingInput(document, round));
}
