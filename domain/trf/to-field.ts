import type { PairingInput } from '../pairing/pairing.ts';
import { type HalfPoints, halfPoints } from '../points.ts';
import type { Bye, Color, Entrant, Field, RoundResult } from '../tournament/field.ts';
import { countOf, type PlayerRecord, recordsOf, type TrfDocument, type TrfRound } from './document.ts';
import { pointSystemOf } from './point-system.ts';

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
    rounds: roundsOf(document, paired),
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

/**
 * What is needed to pair one round: the next one, or one already paired, which is then paired anew from what was known
 * before it. Without a word about the initial colour White is taken.
 */
export function toPairingInput(document: TrfDocument, round?: number): PairingInput {
  const { field, pairedRounds, initialColor } = toTournament(document);
  const wanted = round ?? pairedRounds + 1;
  const present = wanted <= pairedRounds ? presentThen(field, wanted) : presentNext(document, field, wanted);
  return {
    field,
    round: wanted,
    present,
    initialColor: initialColor ?? 'white',
    forbidden: forbiddenGroups(document, wanted),
    virtualPoints: virtualPoints(document, field),
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

/** 142, or XXR; without either as many as the lines have columns. */
function roundsOf(document: TrfDocument, paired: number): number {
  return Math.max(countOf(document, '142') ?? countOf(document, 'XXR') ?? 0, paired);
}

function toEntrant(player: PlayerRecord, paired: number, byes: BookedByes): Entrant {
  const results = Array.from({ length: paired }, (_, index) => {
    const told = player.rounds[index] ?? null;
    if (told !== null) return toRoundResult(told);
    const bye = byes.get(index + 1)?.get(player.number);
    return bye === undefined ? null : ({ kind: 'bye', bye } as const);
  });
  return { number: player.number, rating: player.rating, results };
}

const BYES: Readonly<Record<string, Bye>> = {
  U: 'pairing-allocated',
  F: 'full-point',
  '+': 'full-point',
  '1': 'full-point',
  H: 'half-point',
  '=': 'half-point',
};

const OUTCOMES = { '1': 'win', W: 'win', '=': 'draw', D: 'draw', '0': 'loss', L: 'loss' } as const;

/** A round of a player as pairing and tie-breaks see it. A forfeit without opponent is a bye (C.07 16.2). */
export function toRoundResult({ opponent, color, result }: TrfRound): RoundResult {
  if (opponent === null) return { kind: 'bye', bye: BYES[result] ?? 'zero-point' };
  const side = color === '-' ? null : color === 'w' ? 'white' : 'black';
  switch (result) {
    case '+':
      return { kind: 'forfeit', opponent, color: side, outcome: 'win' };
    case '-':
      return { kind: 'forfeit', opponent, color: side, outcome: 'loss' };
    case '1':
    case '=':
    case '0':
      return { kind: 'game', opponent, color: side ?? 'white', outcome: OUTCOMES[result] };
    case 'W':
    case 'D':
    case 'L':
      return { kind: 'game', opponent, color: side ?? 'white', outcome: OUTCOMES[result], unrated: true };
    default:
      return { kind: 'pending', opponent, color: side };
  }
}

type BookedByes = ReadonlyMap<number, ReadonlyMap<number, Bye>>;

/** 240: round by round, who sits out and how. */
function bookedByes(document: TrfDocument): BookedByes {
  const byRound = new Map<number, Map<number, Bye>>();
  for (const { bye, round, numbers } of recordsOf(document, 'byes')) {
    const byNumber = byRound.get(round) ?? new Map<number, Bye>();
    for (const number of numbers) byNumber.set(number, BYES[bye] ?? 'zero-point');
    byRound.set(round, byNumber);
  }
  return byRound;
}

const presentThen = (field: Field, round: number): number[] =>
  field.entrants.filter((entrant) => wasPaired(entrant.results[round - 1] ?? null)).map((entrant) => entrant.number);

const wasPaired = (result: RoundResult | null): boolean =>
  result !== null && (result.kind !== 'bye' || result.bye === 'pairing-allocated');

/** Everybody but those with a bye in the round's column, in a 240, or in an XXZ (which speaks of the next round). */
function presentNext(document: TrfDocument, field: Field, round: number): number[] {
  const absent = new Set(bookedByes(document).get(round)?.keys());
  for (const player of recordsOf(document, 'player')) {
    if (player.rounds[round - 1]) absent.add(player.number);
  }
  for (const record of recordsOf(document, 'absent')) {
    for (const number of record.numbers) absent.add(number);
  }
  return field.entrants.map((entrant) => entrant.number).filter((number) => !absent.has(number));
}

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

function forbiddenGroups(document: TrfDocument, round: number): (readonly number[])[] {
  const inForce = recordsOf(document, 'forbidden').filter(
    ({ firstRound, lastRound }) => firstRound <= round && round <= lastRound,
  );
  return [...inForce, ...recordsOf(document, 'forbidden-group')].map((record) => record.numbers);
}

/** 250 by ranges and XXA by player; where both speak of a round of a player, XXA does, being the closer one. */
function virtualPoints(document: TrfDocument, field: Field): ReadonlyMap<number, readonly HalfPoints[]> {
  const byNumber = new Map<number, HalfPoints[]>();
  for (const range of recordsOf(document, 'acceleration')) {
    const value = range.gamePoints ?? range.matchPoints;
    if (value === null) continue;
    for (const { number } of field.entrants) {
      if (number < range.firstNumber || number > range.lastNumber) continue;
      const rounds = byNumber.get(number) ?? Array<HalfPoints>(field.rounds).fill(halfPoints(0));
      byNumber.set(
        number,
        rounds.map((old, index) => (isWithin(index + 1, range) ? value : old)),
      );
    }
  }
  for (const { number, points } of recordsOf(document, 'virtual-points')) {
    const old = byNumber.get(number) ?? [];
    const length = Math.max(old.length, points.length);
    byNumber.set(
      number,
      Array.from({ length }, (_, index) => points[index] ?? old[index] ?? halfPoints(0)),
    );
  }
  return byNumber;
}

const isWithin = (round: number, range: { readonly firstRound: number; readonly lastRound: number }): boolean =>
  range.firstRound <= round && round <= range.lastRound;
