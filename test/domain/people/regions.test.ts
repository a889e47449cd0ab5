import { expect, it } from 'vitest';
import { offeredRegions, REGIONS } from '../../../domain/people/regions.ts';

it('the regions of today are offered by name, and a former one where it is stored (D-22)', () => {
  expect(offeredRegions('')).toHaveLength(REGIONS.length - 3);
  expect(offeredRegions('')).not.toContain('Viken');
  expect(offeredRegions('').slice(0, 3)).toEqual(['Agder', 'Akershus', 'Buskerud']);
  expect(offeredRegions('Viken')).toContain('Viken');
});
