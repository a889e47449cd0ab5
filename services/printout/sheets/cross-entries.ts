/** The cells of a cross table of players. */
import type { PairingView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { GAME_RESULTS, isForfeit, sideOf } from '../../../domain/tournament/value/game-result.ts';
import { boardsIn, isGame, pairedRounds } from '../sheet-rows.ts';

export interface CrossEntry {
  readonly round: number;
  /** The opponent's line in the table, from 1; null for a bye. */
  readonly line: number | null;
  /** 1, ½, 0, + or −; empty while the game is unfinished. */
  readonly sign: string;
  /** The same with opponent and colour: 12w1. */
  readonly words: string;
}

type ColorLetters = Readonly<Record<'white' | 'black', string>>;

/** By account, in the order of the rounds. */
export function crossEntries(
  page: TournamentPage,
  lines: ReadonlyMap<string, number>,
  letters: ColorLetters,
): ReadonlyMap<string, readonly CrossEntry[]> {
  const entries = new Map<string, CrossEntry[]>();
  for (const pairing of pairedRounds(page).flatMap((round) => boardsIn(page, round))) {
    for (const color of ['white', 'black'] as const) {
      if (!lines.has(pairing[color])) continue;
      const entry = entryOf(pairing, color, lines, letters);
      entries.set(pairing[color], [...(entries.get(pairing[color]) ?? []), entry]);
    }
  }
  return entries;
}

const BYE_SIGNS: Readonly<Record<string, string>> = { 'half-point': '½', 'zero-point': '−' };

function entryOf(
  pairing: PairingView,
  color: 'white' | 'black',
  lines: ReadonlyMap<string, number>,
  letters: ColorLetters,
): CrossEntry {
  const { round } = pairing;
  if (!isGame(pairing)) {
    const sign = BYE_SIGNS[pairing.result ?? ''] ?? '+';
    return { round, line: null, sign, words: sign };
  }
  const line = lines.get(pairing[color === 'white' ? 'black' : 'white']) ?? null;
  const sign = signOf(pairing, color);
  return { round, line, sign, words: `${line ?? ''}${letters[color]}${sign}` };
}

function signOf({ result: text }: PairingView, color: 'white' | 'black'): string {
  const result = GAME_RESULTS.find((known) => known === text);
  if (result === undefined) return '';
  const side = sideOf(result, color);
  if (side === 'draw') return '½';
  return isForfeit(result) ? (side === 'win' ? '+' : '−') : side === 'win' ? '1' : '0';
}
