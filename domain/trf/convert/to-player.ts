import { visibleText } from '../../kernel/text.ts';
import { TITLES, type Title } from '../../people/titles.ts';
import { parseTrfDate } from '../date.ts';
import type { PlayerRecord } from '../document.ts';

export interface TrfPlayer {
  /** Start number in the file. */
  readonly number: number;
  readonly firstName: string;
  /** Never empty; the number replaces a missing name. */
  readonly lastName: string;
  readonly sex: 'M' | 'F' | null;
  readonly title: Title | null;
  readonly rating: number | null;
  /** FIDE's code; FID for no federation. */
  readonly federation: string;
  readonly fideNumber: number | null;
  /** `YYYY-MM-DD`; null without a complete date. */
  readonly birthDate: string | null;
}

export function toPlayer(record: PlayerRecord): TrfPlayer {
  const { firstName, lastName } = namesOf(record.name);
  return {
    number: record.number,
    firstName,
    lastName: lastName || String(record.number),
    sex: sexOf(record.sex),
    title: parseTitle(record.title),
    rating: record.rating,
    federation: /^[A-Z]{3}$/.test(record.federation) ? record.federation : 'FID',
    fideNumber: /^\d{1,9}$/.test(record.id) ? Number(record.id) || null : null,
    birthDate: birthDateOf(record.birth),
  };
}

function sexOf(letter: string): TrfPlayer['sex'] {
  if (/^[wf]$/i.test(letter)) return 'F';
  return /^m$/i.test(letter) ? 'M' : null;
}

/** `Lastname, Firstname`; a second comma and the rest are dropped. A single part is the last name. */
function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const [last = '', first = ''] = name.split(',').map(visibleText);
  return last === '' ? { firstName: '', lastName: first } : { firstName: first, lastName: last };
}

/** Titles in full (`GM`), TRF16 letters (`g`), or with F for women (`MF`). */
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

/** Null for none or an unknown title. */
export function parseTitle(text: string): Title | null {
  const upper = text.trim().toUpperCase();
  return TITLES.find((title) => title === upper) ?? SHORT[upper] ?? null;
}

/** 0000/00/00 and implausibly early years mean unknown. */
function birthDateOf(text: string): string | null {
  const date = parseTrfDate(text);
  return date !== null && date >= '1900' ? date : null;
}
