import type { PairRound } from '../pairing/pairing.ts';
import { pairSwissDutch } from '../pairing/swiss-dutch/pair.ts';
import { type TiebreakId, tiebreakNameOf } from '../tiebreaks/names.ts';
import { standings } from '../tournament/standings.ts';
import type { TrfDocument } from '../trf/document.ts';
import { makeReport } from '../trf/make-report.ts';
import type { TrfOptions } from '../trf/report.ts';
import type { Random } from './random.ts';
import { type PlayedTournament, playTournament, type TournamentWish } from './tournament.ts';

export interface RandomTournament {
  readonly document: TrfDocument;
  /** The round that could not be paired any more, and ended the tournament; null when all rounds were played. */
  readonly stoppedBefore: number | null;
}

/** A random Swiss as a report file, every round paired by the engine (C.04 A.4, the Random Tournament Generator). */
export function randomTournament(
  name: string,
  wish: TournamentWish,
  edition: TrfOptions['edition'],
  { random, pairRound = pairSwissDutch }: { readonly random: Random; readonly pairRound?: PairRound },
): RandomTournament {
  const played = playTournament(wish, pairRound, random);
  return { document: toReport(name, played, edition), stoppedBefore: played.stoppedBefore };
}

/** Final ranks are by the tie-breaks that the file names. */
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
    tiebreaks: TIEBREAKS.map((id) => tiebreakNameOf(id).fide),
  };
  return makeReport({ name, kind: 'SwissDutch', program: 'Rokade', ...report }, { edition });
}
