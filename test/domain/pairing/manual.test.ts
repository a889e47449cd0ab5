import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkManualPair } from '../../../domain/pairing/manual.ts';
import type { Pair } from '../../../domain/pairing/pairing.ts';

const pair = (text: string): Pair<string> => {
  const [white = '', black = ''] = text.split('-');
  return { white, black };
};
const check = (wanted: string, inRound: string[] = [], before: string[] = []) =>
  checkManualPair(pair(wanted), inRound.map(pair), before.map(pair));

describe('manual pairings', () => {
  it('[HAND-1] a manual pairing needs two different players', () => {
    expect(check('a-a')).toEqual({ ok: false, key: 'samePlayer' });
    expect(check('a-b')).toEqual({ ok: true, value: [] });
  });

  it('[HAND-1] a pair cannot occur twice in a round; with colours reversed it is a second game and a rematch', () => {
    expect(check('a-b', ['c-d', 'a-b'])).toEqual({ ok: false, key: 'alreadyPaired' });
    expect(check('b-a', ['c-d', 'a-b'])).toEqual({ ok: true, value: ['secondGameInRound', 'rematch'] });
  });

  it('[HAND-1] a manual pairing warns of a second game in the round, with either colour', () => {
    for (const other of ['a-c', 'c-a', 'b-c', 'c-b']) {
      expect(check('a-b', [other])).toEqual({ ok: true, value: ['secondGameInRound'] });
    }
    expect(check('a-b', ['c-d'])).toEqual({ ok: true, value: [] });
  });

  it('[HAND-1] a manual pairing warns of a rematch, whatever the colours were', () => {
    expect(check('a-b', [], ['a-b'])).toEqual({ ok: true, value: ['rematch'] });
    expect(check('a-b', [], ['c-d', 'b-a'])).toEqual({ ok: true, value: ['rematch'] });
    expect(check('a-b', [], ['a-c', 'c-b'])).toEqual({ ok: true, value: [] });
  });

  it('[HAND-1] a manual pairing gets the same warnings when all colours are reversed', () => {
    const person = fc.constantFrom('a', 'b', 'c');
    const pairs = fc.array(fc.record({ white: person, black: person }), { maxLength: 4 });
    const turned = ({ white, black }: Pair<string>): Pair<string> => ({ white: black, black: white });
    fc.assert(
      fc.property(fc.record({ white: person, black: person }), pairs, pairs, (wanted, inRound, before) => {
        expect(checkManualPair(turned(wanted), inRound.map(turned), before.map(turned))).toEqual(
          checkManualPair(wanted, inRound, before),
        );
      }),
    );
  });
});
