/** Tournaments of club evenings as lines: `2-1:1 4-3:= H5,8 U9 T2 / ...`, one part a round. */
import type { Pair } from '../../../domain/pairing/pairing.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { afterRound } from '../../support/domain/pairing-input.ts';

export interface EveningRound {
  readonly number: number;
  /** False for `none`: there is no pairing. */
  readonly isPaired: boolean;
  readonly pairs: readonly Pair[];
  readonly byes: readonly number[];
  /** Absent with half a point. */
  readonly absent: readonly number[];
  /** The step that pairs the round; 1 unless the line names it. */
  readonly step: number;
  readonly results: ReadonlyMap<number, RoundResult>;
}

export const roundsOf = (line: string): EveningRound[] => line.split(' / ').map(readRound);

function readRound(text: string, index: number): EveningRound {
  const parts = text.trim().split(' ');
  const listed = (letter: string): number[] =>
    parts.flatMap((part) => (part.startsWith(letter) ? part.slice(1).split(',').map(Number) : []));
  const games = parts.flatMap((part) => {
    const [, white, black, result] = /^(\d+)-(\d+):([01=])$/.exec(part) ?? [];
    return result === undefined ? [] : [{ white: Number(white), black: Number(black), result }];
  });
  const [byes, absent] = [listed('U'), listed('H')];
  const results = new Map<number, RoundResult>([
    ...byes.map((one) => [one, { kind: 'bye', bye: 'pairing-allocated' }] as const),
    ...absent.map((one) => [one, { kind: 'bye', bye: 'half-point' }] as const),
    ...games.flatMap(({ white, black, result }) => {
      const [mine, theirs] = outcomesOf(result);
      return [
        [white, { kind: 'game', opponent: black, color: 'white', outcome: mine }],
        [black, { kind: 'game', opponent: white, color: 'black', outcome: theirs }],
      ] as const;
    }),
  ]);
  const pairs = games.map(({ white, black }) => ({ white, black }));
  const [step = 1] = listed('T');
  return { number: index + 1, isPaired: text !== 'none', pairs, byes, absent, step, results };
}

function outcomesOf(result: string): readonly ['win' | 'draw' | 'loss', 'win' | 'draw' | 'loss'] {
  if (result === '=') return ['draw', 'draw'];
  return result === '1' ? ['win', 'loss'] : ['loss', 'win'];
}

export const played = (field: Field, { results }: EveningRound): Field => afterRound(field, results);
