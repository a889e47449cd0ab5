import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { visitorFrom } from './addresses.ts';

/** One open event stream, read as it comes; light enough for thousands in one process. */
export class SpectatorStream {
  bytes = 0;
  isClosed = false;
  readonly #socket: Socket;
  readonly #wanted: Buffer;
  #tail = Buffer.alloc(0);
  #heard: ((at: number) => void) | null = null;

  private constructor(socket: Socket, event: string) {
    this.#socket = socket;
    this.#wanted = Buffer.from(`event: ${event}\n`);
    socket.on('data', (data) => this.#take(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.isClosed = true;
    });
  }

  /** Opens a stream and waits for its first bytes; each comes from an address of its own. */
  static open(url: URL, number: number, event: string): Promise<SpectatorStream> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      const [from] = Object.entries(visitorFrom(number)).map((header) => header.join(': '));
      const head = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n${from}\r\n\r\n`;
      socket.setNoDelay(true);
      socket.write(head);
      socket.once('error', reject);
      socket.once('data', (data) => {
        const status = data.subarray(0, 12).toString();
        if (status === 'HTTP/1.1 200') resolve(new SpectatorStream(socket, event));
        else reject(new Error(`${status} ${data.toString().split('\r\n\r\n')[1]?.slice(0, 200)}`));
      });
    });
  }

  /** When the next event of the wanted name has come. */
  next(): Promise<number> {
    return new Promise((resolve) => {
      this.#heard = resolve;
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    this.bytes += data.byteLength;
    if (this.#heard === null) return;
    // The name may be cut in two by the pieces in which it comes.
    const seen = Buffer.concat([this.#tail, data]);
    this.#tail = seen.subarray(-this.#wanted.byteLength);
    if (!seen.includes(this.#wanted)) return;
    const heard = this.#heard;
    this.#heard = null;
    this.#tail = Buffer.alloc(0);
    heard(performance.now());
  }
}

const AT_A_TIME = 16;

/** Opens so many streams, some at a time; those that were opened, and how many a second. */
export async function openStreams(url: URL, first: number, count: number, event: string) {
  const began = performance.now();
  const streams = await manyTimes(count, AT_A_TIME, (index) => SpectatorStream.open(url, first + index, event));
  return { streams, perSecond: (1_000 * count) / (performance.now() - began) };
}

/** Does something so many times, so many at a time; the results in their order. */
export async function manyTimes<Result>(
  count: number,
  atATime: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await act(index);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return results;
}
