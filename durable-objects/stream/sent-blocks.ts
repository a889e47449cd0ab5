import { decodeStreamEvent, STREAM_EVENTS } from '../../contract/live.ts';

/** A received event block with the metadata that a relay needs. */
export interface SentBlock {
  readonly bytes: Uint8Array;
  readonly event: string | null;
  readonly id: number | null;
  /** The base revision of a `changed` event. */
  readonly from: number | null;
  /** The game whose position a `game-update` event contains. */
  readonly game: string | null;
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

export class SentBlocks {
  #rest = new Uint8Array();

  add(piece: Uint8Array): SentBlock[] {
    const bytes = new Uint8Array(this.#rest.byteLength + piece.byteLength);
    bytes.set(this.#rest);
    bytes.set(piece, this.#rest.byteLength);
    const blocks: SentBlock[] = [];
    let start = 0;
    for (let end = endOf(bytes, start); end !== -1; end = endOf(bytes, start)) {
      const block = readBlock(bytes.slice(start, end));
      if (block !== null) blocks.push(block);
      start = end;
    }
    this.#rest = bytes.slice(start);
    return blocks;
  }
}

const NEW_LINE = encoder.encode('\n')[0];

function endOf(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.byteLength; at += 1)
    if (bytes[at] === NEW_LINE && bytes[at - 1] === NEW_LINE) return at + 1;
  return -1;
}

function readBlock(bytes: Uint8Array): SentBlock | null {
  // Fields precede the data, which may be long.
  const head = decoder.decode(bytes.subarray(0, 200));
  const id = /^id: (\d+)$/m.exec(head)?.[1];
  const event = STREAM_EVENTS.find((name) => head.includes(`event: ${name}\n`)) ?? null;
  if (event === null && id === undefined) return null;
  const from = event === 'changed' ? /^data: \{"from":(\d+)/m.exec(head)?.[1] : undefined;
  return {
    bytes,
    event,
    id: id === undefined ? null : Number(id),
    from: from === undefined ? null : Number(from),
    game: event === 'game-update' ? gameIn(bytes) : null,
  };
}

/** Null for a result or the start of a game, which have the revision that contains them. */
function gameIn(block: Uint8Array): string | null {
  const data = /^data: (.*)$/m.exec(decoder.decode(block))?.[1] ?? '';
  const sent = decodeStreamEvent('game-update', data);
  if (sent?.event !== 'game-update' || sent.update.revision !== undefined) return null;
  return sent.update.id ?? null;
}
