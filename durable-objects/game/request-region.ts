import { type Region, regionAt } from '../../domain/lib/regions.ts';

/** The region that a request comes from, as the platform locates its address; null if it does not. */
export function regionOf({ cf }: Request): Region | null {
  const place = [Number(cf?.latitude ?? Number.NaN), Number(cf?.longitude ?? Number.NaN)] as const;
  return place.every(Number.isFinite) ? regionAt(place) : null;
}
