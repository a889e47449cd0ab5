import type { Bye, Entrant, Field, RoundResult } from '../../tournament/value/field.ts';
import { decisionsOf } from '../decisions.ts';
import { countOf, type PlayerRecord, recordsOf, type TrfDocument, type TrfRound } from '../document.ts';
import { byeOf, toRoundResult } from '../round-result.ts';
import { trfFormatOf } from './format.ts';
import { pointSystemOf } from './point-system.ts';

/** The field after the paired rounds; later columns are requested byes. */
export function toField(document: TrfDocument, paired = pairedRounds(document)): Field {
  const players = startingList(document);
  const byes = grantedByes(document);
  const decisions = decisionsOf(document);
  return {
    rounds: Math.max(announcedRounds(document) ?? 0, paired),
    points: pointSystemOf(document),
    entrants: players.map((player) => {
      const entrant = toEntrant(player, paired, byes);
      const decided = decisions(player.number, entrant.results);
      return decided.length === 0 ? entrant : { ...entrant, decisions: decided };
    }),
  };
}

/** Sorted by start number, as lines may be in any order. */
export const startingList = (document: TrfDocument): PlayerRecord[] =>
  recordsOf(document, 'player').sort((a, b) => a.number - b.number);

/** A win without an opponent is part of a match in team events, otherwise a bye of any round. */
export function pairedRounds(document: TrfDocument): number {
  const { isTeam } = trfFormatOf(document);
  const players = recordsOf(document, 'player');
  const last = (isIt: (round: TrfRound) => boolean): number =>
    players.reduce(
      (most, { rounds }) =>
        rounds.reduce(
          (latest, round, index) => (round !== null && isIt(round) ? Math.max(latest, index + 1) : latest),
          most,
        ),
      0,
    );
  const met = last(({ opponent, result }) => opponent !== null || (isTeam && result === '+'));
  const allotted = last(({ result }) => result === 'U');
  for (let round = allotted; round > met; round--) {
    if (isTeam || players.every(({ rounds }) => (rounds[round - 1] ?? null) !== null)) return round;
  }
  return met;
}

/** 142 or XXR; null if missing. */
export const announcedRounds = (document: TrfDocument): number | null =>
  countOf(document, '142') ?? countOf(document, 'XXR');

function toEntrant(player: PlayerRecord, paired: number, byes: GrantedByes): Entrant {
  const results = Array.from({ length: paired }, (_, index) => {
    const told = player.rounds[index] ?? null;
    if (told !== null) return toRoundResult(told);
    const bye = byes.get(index + 1)?.get(player.number);
    return bye === undefined ? null : ({ kind: 'bye', bye } as const);
  });
  return { number: player.number, rating: player.rating, results };
}

type GrantedByes = ReadonlyMap<number, ReadonlyMap<number, Bye>>;

/** 240: byes by round, past and future; numbers of teams where teams are paired. */
export function grantedByes(document: TrfDocument): GrantedByes {
  const byRound = new Map<number, Map<number, Bye>>();
  if (trfFormatOf(document).isTeam) return byRound;
  for (const { bye, round, numbers } of recordsOf(document, 'byes')) {
    const byNumber = byRound.get(round) ?? new Map<number, Bye>();
    for (const number of numbers) byNumber.set(number, byeOf(bye));
    byRound.set(round, byNumber);
  }
  return byRound;
}

/** With an opponent, or left over by the draw. */
export const wasPaired = (result: RoundResult | null): boolean =>
  result !== null && (result.kind !== 'bye' || result.bye === 'pairing-allocated');
