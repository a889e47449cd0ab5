import { SaxesParser } from 'saxes';
import {
  LIST_FIELDS,
  type ListedPlayer,
  type ListField,
  type ListKind,
  listedPlayer,
} from '../../domain/fide-list/player.ts';
import { type ListColumns, lineFields, listColumns } from '../../domain/fide-list/text-list.ts';
import { BrokenList } from './broken-list.ts';
import type { Encoding } from './encoding.ts';
import type { ListForm } from './pieces.ts';

/** The entries of a list, in order. */
export type Item =
  | { readonly kind: 'player'; readonly player: ListedPlayer }
  /** An unreadable line or element. */
  | { readonly kind: 'fault'; readonly at: number; readonly text: string }
  /** The heading of the rating column, if it is a month. */
  | { readonly kind: 'month'; readonly text: string };

export interface ListLayout {
  readonly form: ListForm;
  readonly kind: ListKind;
  readonly encoding: Encoding;
}

/** The resumable state of reading a list: what its pieces do not contain themselves. */
export interface Reading {
  /** The line that names the columns, once it has been read. */
  readonly head: string | null;
  /** The number of lines or elements read so far. */
  readonly count: number;
}

export const UNREAD: Reading = { head: null, count: 0 };

export function readPiece(
  { form, kind, encoding }: ListLayout,
  reading: Reading,
  piece: Uint8Array,
): { readonly items: readonly Item[]; readonly reading: Reading } {
  const text = new TextDecoder(encoding).decode(piece);
  return form === 'xml' ? readElements(text, kind, reading) : readLines(text, kind, reading);
}

function readLines(text: string, kind: ListKind, { head, count }: Reading) {
  const lines = text.split('\n');
  // There is no line after the final line break.
  if (lines.at(-1) === '') lines.pop();
  const items: Item[] = [];
  let columns = head === null ? null : columnsOf(head);
  let firstLine = head;
  for (const [index, ended] of lines.entries()) {
    const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
    if (columns === null) {
      columns = columnsOf(line);
      firstLine = line;
      if (columns.month !== null) items.push({ kind: 'month', text: columns.month });
    } else if (line.trim() !== '') {
      const player = listedPlayer(lineFields(columns, line), kind);
      items.push(player === null ? { kind: 'fault', at: count + index + 1, text: line } : { kind: 'player', player });
    }
  }
  return { items, reading: { head: firstLine, count: count + lines.length } };
}

function columnsOf(head: string): ListColumns {
  const columns = listColumns(head);
  if (columns === null) throw new BrokenList('The first line does not name the columns of a rating list.');
  return columns;
}

/** Some lists call the birthday `birth_year`. */
const fieldOf = (name: string): ListField | undefined =>
  name === 'birth_year' ? 'birthday' : LIST_FIELDS.find((field) => field === name);

const FIRST_ELEMENT = /<player[\s>]/;
const ELEMENT_END = '</player>';

/** A piece consists of complete elements and the text around the first and last of the list. */
function readElements(text: string, kind: ListKind, { head, count }: Reading) {
  const from = text.search(FIRST_ELEMENT);
  const to = text.lastIndexOf(ELEMENT_END);
  const elements = from < 0 || to < from ? '' : text.slice(from, to + ELEMENT_END.length);
  const players = elementsOf(elements);
  const items = players.map((fields, index): Item => {
    const player = listedPlayer(fields, kind);
    return player === null
      ? { kind: 'fault', at: count + index + 1, text: JSON.stringify(fields) }
      : { kind: 'player', player };
  });
  return { items, reading: { head, count: count + players.length } };
}

type Fields = Partial<Record<ListField, string>>;

function elementsOf(elements: string): Fields[] {
  const parser = new SaxesParser();
  const found: Fields[] = [];
  let fields: Fields = {};
  let text = '';
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
    if (name === 'player') found.push(fields);
  });
  parser.on('error', (error) => {
    throw new BrokenList(`The list is no XML: ${error.message}`);
  });
  parser.write(`<list>${elements}</list>`).close();
  return found;
}
