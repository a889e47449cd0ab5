/** Norwegian regions: those of 2020 to 2023 and the counties of 2024 that replaced some of them (checklist D-22). */
export const REGIONS = [
  'Oslo',
  'Rogaland',
  'Møre og Romsdal',
  'Nordland',
  'Viken',
  'Innlandet',
  'Vestfold og Telemark',
  'Agder',
  'Vestland',
  'Trøndelag',
  'Troms og Finnmark',
  'Akershus',
  'Buskerud',
  'Østfold',
  'Vestfold',
  'Telemark',
  'Troms',
  'Finnmark',
] as const;

export type Region = (typeof REGIONS)[number];

/** Divided in 2024: only in data from before. */
const FORMER: ReadonlySet<string> = new Set<Region>(['Viken', 'Vestfold og Telemark', 'Troms og Finnmark']);

/** The regions of today by name, and the one that is stored. */
export const offeredRegions = (stored: string): readonly Region[] =>
  REGIONS.filter((region) => region === stored || !FORMER.has(region)).sort((one, other) =>
    one.localeCompare(other, 'nb'),
  );
