import { BrokenList } from './broken-list.ts';

/** The largest size of a piece. A Durable Object stores up to 2 MB per key. */
const PIECE_BYTES = 512 * 1024;

/** The format of a list: one line or one element per player. */
export type ListForm = 'text' | 'xml';

export const formOf = (name: string): ListForm => (name.toLowerCase().endsWith('.xml') ? 'xml' : 'text');

/** The bytes that end a player, the same in each encoding. */
const ENDS: Readonly<Record<ListForm, Uint8Array>> = {
  text: new TextEncoder().encode('\n'),
  xml: new TextEncoder().encode('</player>'),
};

const LIST_END = new TextEncoder().encode('</playerslist>');

/**
 * Cuts a list into pieces of whole players. Each piece can be read alone, so the progress of an import is one number.
 */
export class PieceCutter {
  readonly #form: ListForm;
  readonly #end: Uint8Array;
  readonly #kept: Uint8Array;
  #length = 0;

  constructor(form: ListForm, pieceBytes = PIECE_BYTES) {
    this.#form = form;
    this.#end = ENDS[form];
    this.#kept = new Uint8Array(pieceBytes);
  }

  push(bytes: Uint8Array): readonly Uint8Array[] {
    const pieces: Uint8Array[] = [];
    for (let from = 0; from < bytes.length; ) {
      const taken = bytes.subarray(from, from + this.#kept.length - this.#length);
      this.#kept.set(taken, this.#length);
      this.#length += taken.length;
      from += taken.length;
      if (this.#length === this.#kept.length) pieces.push(this.#cut());
    }
    return pieces;
  }

  /** The bytes after the last cut; may be empty. */
  end(): Uint8Array {
    const rest = this.#kept.slice(0, this.#length);
    // Lines may end anywhere; XML has a closing element.
    if (this.#form === 'xml' && lastEnd(rest, LIST_END) === 0) throw new BrokenList('The list ends too early.');
    return rest;
  }

  #cut(): Uint8Array {
    const at = lastEnd(this.#kept, this.#end);
    if (at === 0) throw new BrokenList('The list has no players that could be told apart.');
    const piece = this.#kept.slice(0, at);
    this.#kept.copyWithin(0, at);
    this.#length -= at;
    return piece;
  }
}

/** The index after the last occurrence of `end`; 0 if there is none. */
function lastEnd(bytes: Uint8Array, end: Uint8Array): number {
  const last = end[end.length - 1] ?? 0;
  for (let at = bytes.lastIndexOf(last); at >= end.length - 1; at = bytes.lastIndexOf(last, at - 1)) {
    if (end.every((byte, offset) => bytes[at - end.length + 1 + offset] === byte)) return at + 1;
    if (at === 0) break;
  }
  return 0;
}
