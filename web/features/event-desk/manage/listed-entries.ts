import type { z } from 'zod';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import type { addEntriesPayload, ManagedEvent } from '../../../../contract/event/entries.ts';
import type { EntryFault, EntryLine, ListedEntry } from '../../../../domain/event/import/listed-entries.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/kernel/limits.ts';
import { searchKey } from '../../../../domain/lib/search-key.ts';
import { nameOf } from '../entries.ts';

/** What becomes of a line. */
export type PreviewedEntry = { readonly line: number; readonly name: string } & (
  | { readonly kind: 'entry'; readonly entry: ListedEntry; readonly group: string; readonly about: string }
  | { readonly kind: 'fault'; readonly fault: EntryFault | 'entered' | 'noGroup' }
);

/** Lines without a group get `group`. Who is entered by that name is not entered again. */
export function previewOf(
  lines: readonly EntryLine[],
  { entries }: Pick<ManagedEvent, 'entries'>,
  group: string | null,
): readonly PreviewedEntry[] {
  const entered = new Set(
    entries.flatMap((entry) =>
      entry.state === 'withdrawn' || entry.state === 'refused' ? [] : [searchKey(nameOf(entry))],
    ),
  );
  return lines.map((listed): PreviewedEntry => {
    const { line } = listed;
    if (listed.kind === 'fault') return { kind: 'fault', line, name: listed.text, fault: listed.fault };
    const { entry } = listed;
    const name = `${entry.firstName} ${entry.lastName}`;
    if (entered.has(searchKey(name))) return { kind: 'fault', line, name, fault: 'entered' };
    const own = entry.group ?? group;
    if (own === null) return { kind: 'fault', line, name, fault: 'noGroup' };
    const about = [entry.rating, entry.club, yearOf(entry)].filter((fact) => fact !== null).join(' · ');
    return { kind: 'entry', line, name, entry, group: own, about };
  });
}

const yearOf = ({ birthDate }: ListedEntry): number | null =>
  birthDate === null ? null : Number(birthDate.slice(0, 4));

type SentEntry = CamelKeys<z.input<typeof addEntriesPayload>>['entries'][number];

/** The first of January stands for a year alone. */
export function sentEntry(
  { entry, group }: Extract<PreviewedEntry, { kind: 'entry' }>,
  language: 'en' | 'no',
): SentEntry {
  const { birthDate } = entry;
  return {
    group,
    player: {
      firstName: entry.firstName,
      lastName: entry.lastName,
      fideNumber: entry.fideNumber,
      birthYear: yearOf(entry),
      birthDate: birthDate === null || birthDate.endsWith('-01-01') ? null : birthDate,
      sex: entry.sex,
      federation: DEFAULT_COUNTRY,
      club: entry.club,
      title: entry.title,
      rating: entry.rating,
    },
    contact: { email: entry.email, phone: entry.phone, language },
  };
}
