import { BrokenList } from './broken-list.ts';

/** A piece is at most so long. An object keeps up to 2 MB under one key. */
const PIECE_BYTES = 512 * 1024;

/** How a list is written: a player a line, or a player an element. */
export type ListForm = 'text' | 'xml';

export const formOf = (name: string): ListForm => (name.toLowerCase().endsWith('.xml') ? 'xml' : 'text');

/** The bytes that a player ends with; they are the same in each encoding. */
const ENDS: Readonly<Record<ListForm, Uint8Array>> = {
  text: new TextEncoder().encode('\n'),
  xml: new TextEncoder().encode('</player>'),
};

const LIST_END = new TextEncoder().encode('</playerslist>');

/** Cuts a list into pieces behind a player: each can be read by itself, so where a reader has stopped is a number. */
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

  /** What is behind the last cut; empty where there is nothing. */
  end(): Uint8Array {
    const rest = this.#kept.slice(0, this.#length);
    // Lines end anywhere; elements have an end of their own.
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

/** Behind the last place where `end` stands; 0 where it does not. */
function lastEnd(bytes: Uint8Array, end: Uint8Array): number {
  const last = end[end.length - 1] ?? 0;
  for (let at = bytes.lastIndexOf(last); at >= end.length - 1; at = bytes.lastIndexOf(last, at - 1)) {
    if (end.every((byte, offset) => bytes[at - end.length + 1 + offset] === byte)) return at + 1;
    if (at === 0) break;
  }
  return 0;
}
