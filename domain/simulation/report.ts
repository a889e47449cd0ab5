import type { PairRound } from '../pairing/pairing.ts';
import { pairSwissDutch } from '../pairing/swiss-dutch/pair.ts';
import { makeTiebreak, type TiebreakId } from '../tiebreaks/names.ts';
import { standings } from '../tournament/standings/standings.ts';
import type { TrfDocument } from '../trf/document.ts';
import { makeReport } from '../trf/write/make-report.ts';
import { PROGRAM, type TrfOptions } from '../trf/write/report.ts';
import type { Random } from './random.ts';
import { type PlayedTournament, playTournament, type RandomTournamentOptions } from './tournament.ts';

export interface RandomTournament {
  readonly document: TrfDocument;
  /** The first round that could not be paired; null if all were played. */
  readonly stoppedBefore: number | null;
}

/** A random Swiss as a report file (C.04 A.4, Random Tournament Generator). */
export function randomTournament(
  name: string,
  options: RandomTournamentOptions,
  edition: TrfOptions['edition'],
  { random, pairRound = pairSwissDutch }: { readonly random: Random; readonly pairRound?: PairRound },
): RandomTournament {
  const played = playTournament(options, pairRound, random);
  return { document: toReport(name, played, edition), stoppedBefore: played.stoppedBefore };
}

/** Tie-breaks of the final ranks, named in the file. */
const TIEBREAKS: readonly TiebreakId[] = ['buchholzCut1', 'buchholz', 'sonnebornBerger'];

function toReport(name: string, played: PlayedTournament, edition: TrfOptions['edition']): TrfDocument {
  const { field, initialColor, virtualPoints } = played;
  const ranked = standings(field, { system: 'swiss', tiebreaks: TIEBREAKS });
  const ranks = new Map(ranked.rows.map(({ number, rank }) => [number, rank]));
  const players = field.entrants.map(({ number }) => ({
    number,
    name: `Player, ${String(number).padStart(4, '0')}`,
    rank: ranks.get(number) ?? number,
  }));
  const report = {
    field,
    players,
    initialColor,
    virtualPoints,
    tiebreaks: TIEBREAKS.map((id) => makeTiebreak(id)),
  };
  return makeReport({ name, format: 'SwissDutch', program: PROGRAM, ...report }, { edition });
}
