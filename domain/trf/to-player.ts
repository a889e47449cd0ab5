import { visibleText } from '../text.ts';
import { TITLES, type Title } from '../titles.ts';
import { parseTrfDate } from './date.ts';
import type { PlayerRecord } from './document.ts';

/** The person behind a 001 record. */
export interface TrfPlayer {
  /** Start number in the file. */
  readonly number: number;
  readonly firstName: string;
  /** Never empty: whoever has no name in the file is called by the number. */
  readonly lastName: string;
  readonly sex: 'M' | 'F';
  readonly title: Title | null;
  readonly rating: number | null;
  /** FIDE's three letters; FID for a player of no federation. */
  readonly federation: string;
  readonly fideNumber: number | null;
  /** `YYYY-MM-DD`; null where the file has no whole date. */
  readonly birthDate: string | null;
}

export function toPlayer(record: PlayerRecord): TrfPlayer {
  const { firstName, lastName } = namesOf(record.name);
  return {
    number: record.number,
    firstName,
    lastName: lastName || String(record.number),
    sex: /^[wf]$/i.test(record.sex) ? 'F' : 'M',
    title: parseTitle(record.title),
    rating: record.rating,
    federation: /^[A-Z]{3}$/.test(record.federation) ? record.federation : 'FID',
    fideNumber: /^\d{1,9}$/.test(record.id) ? Number(record.id) || null : null,
    birthDate: birthDateOf(record.birth),
  };
}

/** `Lastname, Firstname`; what stands behind a second comma is kept with neither. A name in one part is the last name. */
function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const [last = '', first = ''] = name.split(',').map(visibleText);
  return last === '' ? { firstName: '', lastName: first } : { firstName: first, lastName: last };
}

/** Files name titles in full (`GM`), by the letters of TRF16 (`g`), or with an F for women (`MF`). */
const SHORT: Readonly<Record<string, Title>> = {
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
  GF: 'WGM',
  MF: 'WIM',
  FF: 'WFM',
  CF: 'WCM',
};

/** The title that stands in a file; null for none, and for what is no title. */
export function parseTitle(text: string): Title | null {
  const upper = text.trim().toUpperCase();
  return TITLES.find((title) => title === upper) ?? SHORT[upper] ?? null;
}

/** 0000/00/00, and years before anybody who plays was born, stand for an unknown date. */
function birthDateOf(text: string): string | null {
  const date = parseTrfDate(text);
  return date !== null && date >= '1900' ? date : null;
}
