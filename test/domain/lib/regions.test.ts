import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Region, regionAt, regionBetween } from '../../../domain/lib/regions.ts';

const CITIES: Readonly<Record<string, readonly [place: readonly [number, number], region: Region]>> = {
  Oslo: [[59.9, 10.8], 'weur'],
  Reykjavik: [[64.1, -21.9], 'weur'],
  Lisbon: [[38.7, -9.1], 'weur'],
  Warsaw: [[52.2, 21], 'eeur'],
  'New York': [[40.7, -74], 'enam'],
  'Los Angeles': [[34, -118.2], 'wnam'],
  'São Paulo': [[-23.5, -46.6], 'sam'],
  Johannesburg: [[-26.2, 28], 'afr'],
  Dubai: [[25.2, 55.3], 'me'],
  Tokyo: [[35.7, 139.7], 'apac'],
  Singapore: [[1.3, 103.8], 'apac'],
  Sydney: [[-33.9, 151.2], 'oc'],
  Auckland: [[-36.8, 174.8], 'oc'],
};

it.each(Object.entries(CITIES))('%s is in its region', (_, [place, region]) => {
  expect(regionAt(place)).toBe(region);
});

it('the game of two players of a region is there, wherever the organiser is', () => {
  expect(regionBetween('oc', 'oc')).toBe('oc');
});

it('the game of players on two sides of an ocean is on one of its coasts', () => {
  expect(regionBetween('wnam', 'weur')).toBe('enam');
});

const region = fc.constantFrom<Region>('wnam', 'enam', 'sam', 'weur', 'eeur', 'me', 'afr', 'apac', 'oc');

it('the place of a game does not depend on the colours', () => {
  fc.assert(fc.property(region, region, (one, other) => regionBetween(one, other) === regionBetween(other, one)));
});
