import type { Bye, Color, Entrant, Field, RoundResult } from '../tournament/field.ts';
import { countOf, type PlayerRecord, recordsOf, type TrfDocument, type TrfRound } from './document.ts';
import { trfKindOf } from './kind.ts';
import { pointSystemOf } from './point-system.ts';
import { byeOf, toRoundResult } from './round-result.ts';

/**
 * What a TRF file says, in the terms of pairing and tie-breaks. A round counts as paired when the file has an opponent
 * or a pairing-allocated bye in it; later columns are byes booked for rounds to come.
 */
export interface TrfTournament {
  readonly field: Field;
  /** Rounds paired so far. */
  readonly pairedRounds: number;
  /** Paired rounds with a game that has no result yet. */
  readonly unfinishedRounds: readonly number[];
  /** Null when neither the file nor its first round tells. */
  readonly initialColor: Color | null;
}

/** The field after the rounds paired so far. */
export function toField(document: TrfDocument): Field {
  const players = startingList(document);
  const paired = pairedRounds(players);
  const byes = bookedByes(document);
  return {
    rounds: Math.max(announcedRounds(document) ?? 0, paired),
    points: pointSystemOf(document),
    entrants: players.map((player) => toEntrant(player, paired, byes)),
  };
}

export function toTournament(document: TrfDocument): TrfTournament {
  const players = startingList(document);
  const field = toField(document);
  const paired = pairedRounds(players);
  const rounds = Array.from({ length: paired }, (_, index) => index + 1);
  return {
    field,
    pairedRounds: paired,
    unfinishedRounds: rounds.filter((round) =>
      field.entrants.some((entrant) => entrant.results[round - 1]?.kind === 'pending'),
    ),
    initialColor: statedInitialColor(document) ?? initialColorOfFirstRound(field),
  };
}

/** The players by start number, as the file's lines may stand in any order. */
export const startingList = (document: TrfDocument): PlayerRecord[] =>
  recordsOf(document, 'player').sort((a, b) => a.number - b.number);

function pairedRounds(players: readonly PlayerRecord[]): number {
  let most = 0;
  for (const { rounds } of players) {
    rounds.forEach((round, index) => {
      if (index >= most && isPairing(round)) most = index + 1;
    });
  }
  return most;
}

const isPairing = (round: TrfRound | null): boolean =>
  round !== null && (round.opponent !== null || round.result === 'U');

/** 142, or XXR; null where the file does not tell. */
export const announcedRounds = (document: TrfDocument): number | null =>
  countOf(document, '142') ?? countOf(document, 'XXR');

function toEntrant(player: PlayerRecord, paired: number, byes: BookedByes): Entrant {
  const results = Array.from({ length: paired }, (_, index) => {
    const told = player.rounds[index] ?? null;
    if (told !== null) return toRoundResult(told);
    const bye = byes.get(index + 1)?.get(player.number);
    return bye === undefined ? null : ({ kind: 'bye', bye } as const);
  });
  return { number: player.number, rating: player.rating, results };
}

type BookedByes = ReadonlyMap<number, ReadonlyMap<number, Bye>>;

/** 240: round by round, who sits out and how. The numbers are those of teams where teams are paired. */
export function bookedByes(document: TrfDocument): BookedByes {
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

const statedInitialColor = (document: TrfDocument): Color | null =>
  recordsOf(document, 'initial-color')[0]?.color ?? null;

/** C.04.3 5.2.5 read backwards: in round 1 the higher ranked player of odd arrival number had the initial colour. */
function initialColorOfFirstRound(field: Field): Color | null {
  const arrived = field.entrants.filter((entrant) => wasPaired(entrant.results[0] ?? null));
  for (const [index, { number, results }] of arrived.entries()) {
    const first = results[0];
    if (!first || first.kind === 'bye' || first.color === null || first.opponent < number) continue;
    const isOdd = index % 2 === 0;
    return isOdd === (first.color === 'white') ? 'white' : 'black';
  }
  return null;
}
