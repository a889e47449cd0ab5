/** Official data in report files: 022 town, 032 federation, 102 chief arbiter, 112 deputies and arbiters. */
import { FIDE_NUMBER_MAX, NAME_MAX_LENGTH } from '../kernel/limits.ts';
import { visibleText } from '../kernel/text.ts';
import { isFederation } from '../people/federations.ts';
import {
  ARBITER_TITLES,
  type ArbiterTitle,
  NO_OFFICIAL_DATA,
  OFFICIALS_MAX,
  type Official,
  type OfficialData,
} from '../tournament/value/official-data.ts';
import { recordsOf, type TextId, type TrfDocument, textOf } from './document.ts';

/** The records of `officialRecords`. */
export const OFFICIAL_IDS: readonly TextId[] = ['022', '032', '102', '112'];

/** The values of the records, in their order; persons without their e-mail addresses. */
export const officialRecords = (data: OfficialData): readonly (readonly [TextId, string])[] =>
  [
    ['022', data.city] as const,
    ['032', data.federation ?? ''] as const,
    ['102', data.chiefArbiter === null ? '' : arbiterLine(data.chiefArbiter)] as const,
    ...[...data.deputyArbiters, ...data.arbiters].map((one) => ['112', arbiterLine(one)] as const),
  ].filter(([, value]) => value !== '');

/** `IA Nordmann, Kari (1500001)`; a national arbiter without a title in front. */
export const arbiterLine = ({ title, name, fideNumber }: Official): string =>
  [title === 'NA' ? null : title, name, fideNumber === null ? null : `(${fideNumber})`]
    .filter((part) => part !== null)
    .join(' ');

/** The official data that a file has; all arbiters of 112 are deputies. */
export const officialDataIn = (document: TrfDocument): OfficialData => ({
  ...NO_OFFICIAL_DATA,
  city: visibleText(textOf(document, '022')).slice(0, NAME_MAX_LENGTH),
  federation: federationIn(textOf(document, '032')),
  chiefArbiter: arbiterIn(textOf(document, '102')),
  deputyArbiters: recordsOf(document, 'text')
    .flatMap(({ id, value }) => (id === '112' ? (arbiterIn(value) ?? []) : []))
    .slice(0, OFFICIALS_MAX),
});

const federationIn = (text: string): string | null => (isFederation(text.trim()) ? text.trim() : null);

const ARBITER = /^(?:(IA|FA|NA)\s+)?(.*?)(?:\s*[([]?\b(\d{6,9})\b[)\]]?)?$/;

/** Null without a name. */
export function arbiterIn(line: string): Official | null {
  const [, title, text = '', number] = ARBITER.exec(visibleText(line)) ?? [];
  const name = text.slice(0, NAME_MAX_LENGTH).trim();
  if (name === '') return null;
  const fideNumber = number === undefined || Number(number) > FIDE_NUMBER_MAX ? null : Number(number);
  return { name, title: titleIn(title), fideNumber, email: '' };
}

const titleIn = (text: string | undefined): ArbiterTitle | null =>
  ARBITER_TITLES.find((title) => title === text) ?? null;
