/**
 * The regions of Norway that an account or a club may lie in: those of 2020 to 2023, and the counties that took the
 * place of some of them in 2024 (checklist D-22).
 */
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

/** One of them by its name. */
export type Region = (typeof REGIONS)[number];
