import { SaxesParser } from 'saxes';
import {
  LIST_FIELDS,
  type ListedPlayer,
  type ListField,
  type ListKind,
  listedPlayer,
} from '../../domain/fide-list/player.ts';
import { lineFields, listColumns } from '../../domain/fide-list/text-list.ts';
import type { ListSource } from './source.ts';

/** What a list has in it, in its order. */
export type Item =
  | { readonly kind: 'player'; readonly player: ListedPlayer }
  /** A line, or an element, that cannot be read. */
  | { readonly kind: 'fault'; readonly at: number; readonly text: string }
  /** The head of the rating, where it is a month. */
  | { readonly kind: 'month'; readonly text: string };

export type Encoding = 'utf-8' | 'latin1';

/** Reads a list piece by piece: of its hundreds of megabytes no more is in memory than a piece. */
export async function* readList(source: ListSource, kind: ListKind, encoding: Encoding): AsyncGenerator<Item> {
  const isXml = source.name.toLowerCase().endsWith('.xml');
  const texts = decoded(await source.read(), encoding);
  yield* isXml ? readXml(texts, kind) : readText(texts, kind);
}

/** How a list is written: UTF-8 wherever it is valid, else Latin-1. */
export async function encodingOf(source: ListSource): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of await source.read()) decoder.decode(piece as Uint8Array, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'latin1';
    throw error;
  }
}

async function* decoded(pieces: AsyncIterable<unknown>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces) yield decoder.decode(piece as Uint8Array, { stream: true });
  yield decoder.decode();
}

async function* readText(texts: AsyncIterable<string>, kind: ListKind): AsyncGenerator<Item> {
  let columns: ReturnType<typeof listColumns> = null;
  let at = 0;
  for await (const line of lines(texts)) {
    at += 1;
    if (at === 1) {
      columns = listColumns(line.replace(/^\uFEFF/, ''));
      if (columns === null) throw new Error('The first line does not name the columns of a rating list.');
      if (columns.month !== null) yield { kind: 'month', text: columns.month };
      continue;
    }
    if (columns === null || line.trim() === '') continue;
    const player = listedPlayer(lineFields(columns, line), kind);
    yield player === null ? { kind: 'fault', at, text: line } : { kind: 'player', player };
  }
}

async function* lines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield part.endsWith('\r') ? part.slice(0, -1) : part;
  }
  if (rest !== '') yield rest;
}

/** `birth_year` stands for the birthday in some lists. */
const fieldOf = (name: string): ListField | undefined =>
  name === 'birth_year' ? 'birthday' : LIST_FIELDS.find((field) => field === name);

async function* readXml(texts: AsyncIterable<string>, kind: ListKind): AsyncGenerator<Item> {
  const parser = new SaxesParser();
  let found: Item[] = [];
  let fields: Partial<Record<ListField, string>> = {};
  let text = '';
  let at = 0;
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'player') fields = {};
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    const field = fieldOf(name);
    if (field !== undefined) fields[field] = text;
    if (name !== 'player') return;
    at += 1;
    const player = listedPlayer(fields, kind);
    found.push(player === null ? { kind: 'fault', at, text: JSON.stringify(fields) } : { kind: 'player', player });
  });
  for await (const piece of texts) {
    parser.write(piece);
    yield* found;
    found = [];
  }
  parser.close();
  yield* found;
}
