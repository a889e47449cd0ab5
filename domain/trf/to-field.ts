import type { Bye, Entrant, Field, RoundResult } from '../tournament/field.ts';
import { countOf, type PlayerRecord, recordsOf, type TrfDocument, type TrfRound } from './document.ts';
import { trfKindOf } from './kind.ts';
import { pointSystemOf } from './point-system.ts';
import { byeOf, toRoundResult } from './round-result.ts';

/** The field after the rounds paired so far; later columns are byes booked for rounds to come. */
export function toField(document: TrfDocument): Field {
  const players = startingList(document);
  const paired = pairedRounds(document);
  const byes = grantedByes(document);
  return {
    rounds: Math.max(announcedRounds(document) ?? 0, paired),
    points: pointSystemOf(document),
    entrants: players.map((player) => toEntrant(player, paired, byes)),
  };
}

/** The players by start number, as the file's lines may stand in any order. */
export const startingList = (document: TrfDocument): PlayerRecord[] =>
  recordsOf(document, 'player').sort((a, b) => a.number - b.number);

/**
 * Rounds paired so far: those in which the file has an opponent or a pairing-allocated bye. Where teams are paired, who
 * has won without an opponent sat in a match; otherwise that is a bye, and may be booked.
 */
export function pairedRounds(document: TrfDocument): number {
  const { isTeam } = trfKindOf(document);
  let most = 0;
  for (const { rounds } of recordsOf(document, 'player')) {
    rounds.forEach((round, index) => {
      if (index >= most && (isPairing(round) || (isTeam && round?.result === '+'))) most = index + 1;
    });
  }
  return most;
}

const isPairing = (round: TrfRound | null): boolean =>
  round !== null && (round.opponent !== null || round.result === 'U');

/** 142, or XXR; null where the file does not tell. */
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

/** 240: round by round, who sits out and how, played rounds and rounds to come. The numbers are those of teams where teams are paired. */
export function grantedByes(document: TrfDocument): GrantedByes {
  const byRound = new Map<number, Map<number, Bye>>();
  if (trfKindOf(document).isTeam) return byRound;
  for (const { bye, round, numbers } of recordsOf(document, 'byes')) {
    const byNumber = byRound.get(round) ?? new Map<number, Bye>();
    for (const number of numbers) byNumber.set(number, byeOf(bye));
    byRound.set(round, byNumber);
  }
  return byRound;
}

/** In the round's draw: with an opponent, or left over. */
export const wasPaired = (result: RoundResult | null): boolean =>
  result !== null && (result.kind !== 'bye' || result.bye === 'pairing-allocated');
