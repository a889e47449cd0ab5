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
