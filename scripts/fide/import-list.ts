import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { ListMonth } from '../../domain/fide-list/month.ts';
import type { ListKind } from '../../domain/fide-list/player.ts';
import type { Database } from '../../services/fide-list/database.ts';
import {
  beginImport,
  finishImport,
  type Import,
  ListRefused,
  NOTHING_SEEN,
  namedMonth,
  type Survey,
  sourceOf,
  survey,
  writePiece,
} from '../../services/fide-list/import-list.ts';
import { Intake, type TakenList } from '../../services/fide-list/intake.ts';
import { type Item, type ListLayout, readPiece, UNREAD } from '../../services/fide-list/read-list.ts';

const SHOWN_EVERY = 100_000;

export interface ImportOptions {
  readonly kind: ListKind;
  /** For lists that do not contain their month. */
  readonly month?: ListMonth | undefined;
  /** Accepts a list that is older than the imported one, much shorter, or already imported. */
  readonly force?: boolean;
  readonly now: number;
  readonly say: (line: string) => void;
}

/**
 * Imports a list. The file is streamed three times and never held in memory: to detect its encoding, to validate it,
 * and to write it in pieces. Each piece is stored with the progress, so an interrupted import resumes.
 */
export async function importList(database: Database, path: string, options: ImportOptions): Promise<number> {
  const { kind, say } = options;
  const list = await taken(path);
  const layout: ListLayout = { ...list, kind };
  const seen = await surveyed(path, layout);
  for (const { at, text } of seen.faults) say(`Line ${at} cannot be read: ${text.slice(0, 160)}`);
  if (seen.faultCount > 0) say(`${seen.faultCount} lines cannot be read.`);
  const month = options.month ?? namedMonth(list, seen);
  if (month === null) throw new ListRefused('The list does not say of which month it is: --month 2026-11');
  const one: Import = { source: sourceOf(list, month), kind, month, players: seen.players };
  const done = await beginImport(database, one, options.force);
  if (done > 0) say(`Going on behind ${done} players.`);
  let before = 0;
  for await (const items of itemsOf(path, layout)) {
    const at = await writePiece(database, one, { items, before, done });
    if (Math.floor(at / SHOWN_EVERY) > Math.floor(before / SHOWN_EVERY)) say(`${at} of ${seen.players}`);
    before = at;
  }
  await finishImport(database, one, options.now);
  return seen.players;
}

async function taken(path: string): Promise<TakenList> {
  const intake = new Intake(basename(path));
  for await (const bytes of createReadStream(path)) intake.push(bytes as Uint8Array);
  return intake.end().list;
}

async function surveyed(path: string, layout: ListLayout): Promise<Survey> {
  let seen = NOTHING_SEEN;
  for await (const items of itemsOf(path, layout)) seen = survey(seen, items);
  return seen;
}

async function* itemsOf(path: string, layout: ListLayout): AsyncGenerator<readonly Item[]> {
  let reading = UNREAD;
  for await (const piece of piecesOf(path)) {
    const read = readPiece(layout, reading, piece);
    reading = read.reading;
    yield read.items;
  }
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  const intake = new Intake(basename(path));
  for await (const bytes of createReadStream(path)) yield* intake.push(bytes as Uint8Array);
  yield* intake.end().pieces;
}
