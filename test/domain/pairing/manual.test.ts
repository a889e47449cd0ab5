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

describe('a pair put together by hand', () => {
  it('[HAND-1] is of two', () => {
    expect(check('a-a')).toEqual({ ok: false, key: 'samePlayer' });
    expect(check('a-b')).toEqual({ ok: true, value: [] });
  });

  it('[HAND-1] stands once in a round; with colours the other way round it is a second game and a rematch', () => {
    expect(check('a-b', ['c-d', 'a-b'])).toEqual({ ok: false, key: 'alreadyPaired' });
    expect(check('b-a', ['c-d', 'a-b'])).toEqual({ ok: true, value: ['secondGameInRound', 'rematch'] });
  });

  it('[HAND-1] tells of a second game in the round, whichever side it was on', () => {
    for (const other of ['a-c', 'c-a', 'b-c', 'c-b']) {
      expect(check('a-b', [other])).toEqual({ ok: true, value: ['secondGameInRound'] });
    }
    expect(check('a-b', ['c-d'])).toEqual({ ok: true, value: [] });
  });

  it('[HAND-1] tells of a rematch, whatever the colours were', () => {
    expect(check('a-b', [], ['a-b'])).toEqual({ ok: true, value: ['rematch'] });
    expect(check('a-b', [], ['c-d', 'b-a'])).toEqual({ ok: true, value: ['rematch'] });
    expect(check('a-b', [], ['a-c', 'c-b'])).toEqual({ ok: true, value: [] });
  });

  it('[HAND-1] is judged by the same words when everybody changes sides', () => {
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
