import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { visitorFrom } from './addresses.ts';

/** One open event stream, light enough for thousands in one process. */
export class SpectatorStream {
  bytes = 0;
  isClosed = false;
  readonly #socket: Socket;
  readonly #wanted: Buffer;
  #tail = Buffer.alloc(0);
  #resolveNext: ((at: number) => void) | null = null;

  private constructor(socket: Socket, event: string) {
    this.#socket = socket;
    this.#wanted = Buffer.from(`event: ${event}\n`);
    socket.on('data', (data) => this.#take(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.isClosed = true;
    });
  }

  /** Opens a stream from its own address; settles with the first bytes. */
  static open(url: URL, number: number, event: string, cookie?: string): Promise<SpectatorStream> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      const [from] = Object.entries(visitorFrom(number)).map((header) => header.join(': '));
      const head = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n${from}\r\n${cookie === undefined ? '' : `cookie: ${cookie}\r\n`}\r\n`;
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

  /** Settles with the time of the next event of the wanted name. */
  next(): Promise<number> {
    return new Promise((resolve) => {
      this.#resolveNext = resolve;
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    this.bytes += data.byteLength;
    if (this.#resolveNext === null) return;
    // The name may be split between two chunks.
    const seen = Buffer.concat([this.#tail, data]);
    this.#tail = seen.subarray(-this.#wanted.byteLength);
    if (!seen.includes(this.#wanted)) return;
    const resolve = this.#resolveNext;
    this.#resolveNext = null;
    this.#tail = Buffer.alloc(0);
    resolve(performance.now());
  }
}

const AT_A_TIME = 16;

/** Opens streams with limited concurrency; returns them and the rate per second. */
export async function openStreams(url: URL, first: number, count: number, event: string) {
  const began = performance.now();
  const streams = await manyTimes(count, AT_A_TIME, (index) => SpectatorStream.open(url, first + index, event));
  return { streams, perSecond: (1_000 * count) / (performance.now() - began) };
}

/** Runs something repeatedly with limited concurrency; the results keep their order. */
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
