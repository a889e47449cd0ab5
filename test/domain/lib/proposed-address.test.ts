import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isId } from '../../../domain/kernel/ids.ts';
import { proposedAddress } from '../../../domain/lib/proposed-address.ts';

describe('the address that is proposed for a name', () => {
  it.each([
    ['Høstcup 2026', 'hostcup-2026'],
    ['  Ærfugl & Åse’s  Blitz! ', 'aerfugl-ase-s-blitz'],
    ['The Very Long Championship of the Whole West Coast', 'the-very-long-championship-of-the'],
    ['Шахматы', undefined],
    ['', undefined],
  ])('%j gives %j', (name, address) => {
    expect(proposedAddress(name)).toBe(address);
  });

  it('is an id that leaves room for a suffix, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const address = proposedAddress(name);
        if (address === undefined) return;
        expect(isId(address)).toBe(true);
        expect(address.length).toBeLessThanOrEqual(34);
        expect(address).not.toMatch(/^-|-$|--/);
      }),
    );
  });
});
