import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { given, nonNull } from '../../../domain/kernel/given.ts';

const values = fc.dictionary(fc.string(), fc.option(fc.oneof(fc.integer(), fc.constant(undefined), fc.constant(''))));

describe('given', () => {
  test('given leaves out what is undefined, and keeps null, false, zero and empty text', () => {
    const sent = given({ name: 'Oslo', region: undefined, links: null, isOpen: false, seats: 0, note: '' });
    expect(Object.entries(sent)).toEqual([
      ['name', 'Oslo'],
      ['links', null],
      ['isOpen', false],
      ['seats', 0],
      ['note', ''],
    ]);
  });

  test('given makes the properties optional that can be undefined, without undefined as a value', () => {
    const sent: { name: string; region: string | undefined; links: string | null | undefined } = {
      name: 'Oslo',
      region: undefined,
      links: null,
    };
    expectTypeOf(given(sent)).toEqualTypeOf<{ name: string; region?: string; links?: string | null }>();
    expectTypeOf(given(sent)).not.toEqualTypeOf<{ name: string; region?: string | undefined; links?: string | null }>();
  });

  test('given keeps the values and the order of all other properties', () => {
    fc.assert(
      fc.property(values, (sent) => {
        expect(Object.entries(given(sent))).toEqual(Object.entries(sent).filter(([, value]) => value !== undefined));
      }),
    );
  });
});

describe('nonNull', () => {
  test('nonNull leaves out what is null or undefined, and keeps the rest', () => {
    expect(Object.entries(nonNull({ title: null, rating: 0, club: undefined, name: '' }))).toEqual([
      ['rating', 0],
      ['name', ''],
    ]);
  });

  test('nonNull makes the properties optional that can be null, without null as a value', () => {
    const person: { name: string; rating: number | null; title: string | null | undefined } = {
      name: 'Berg',
      rating: null,
      title: null,
    };
    expectTypeOf(nonNull(person)).toEqualTypeOf<{ name: string; rating?: number; title?: string }>();
  });
});
