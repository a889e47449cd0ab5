import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { given } from '../domain/kernel/given.ts';
import { Latencies } from './support/latencies.ts';
import { processorMs } from './support/servers.ts';
import { manyTimes, openStreams, type SpectatorStream } from './support/streams.ts';

/** The measured tournament: of the product, or minimal. */
export interface Spectated {
  readonly page: URL;
  readonly stream: URL;
  /** The name of the event for a result. */
  readonly event: string;
  readonly result: () => Promise<unknown>;
}

export interface Figures {
  readonly [name: string]: number;
}

const AT_ONCE = 16;
const ALONE = 25;
const PAGES = 200;
const RESULTS = 240;
const SPECTATORS = 1_000;
const EVENTS = 4;
/** Longer than the batching interval of events. */
const APART_MS = 600;
/** A stream without an event within this time counts as lost. */
const LONGEST_MS = 30_000;

/** The cost of a page, a stream, a result and an event, in milliseconds or per second; `first` is an address number. */
export async function figuresOf(spectated: Spectated, first: number, spectators = SPECTATORS): Promise<Figures> {
  const page = await pageFigures(spectated.page);
  const alone = await timesOf(ALONE, spectated.result);
  const before = processorMs();
  const results = await perSecond(RESULTS, spectated.result);
  const worked = processorMs() - before;
  const opening = await openingAlone(spectated, first);
  const { streams, perSecond: opened } = await openStreams(
    spectated.stream,
    first + ALONE,
    spectators,
    spectated.event,
  );
  const events = await eventFigures(spectated, streams);
  for (const stream of streams) stream.close();
  return {
    ...page,
    'result alone, ms': alone.quantile(0.5),
    'results a second': results,
    'processor for a result, ms': worked / RESULTS,
    'stream opened alone, ms': opening.quantile(0.5),
    'streams opened a second': opened,
    ...events,
  };
}

async function pageFigures(url: URL): Promise<Figures> {
  const ask = (etag?: string) => read(url, etag === undefined ? {} : { 'if-none-match': etag });
  await ask();
  const { etag, bytes } = await ask();
  const alone = await timesOf(ALONE, () => ask());
  const whole = await perSecond(PAGES, () => ask());
  const unchanged = etag === undefined ? whole : await perSecond(PAGES, () => ask(etag));
  return {
    'bytes of a page': bytes,
    'page alone, ms': alone.quantile(0.5),
    'pages a second': whole,
    'unchanged pages a second': unchanged,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Reads a page without decompressing it, which is the client's cost. */
function read(url: URL, headers: Record<string, string>): Promise<{ readonly etag?: string; readonly bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip', ...headers } }, (answer) => {
      let bytes = 0;
      answer.on('data', (data: Buffer) => {
        bytes += data.byteLength;
      });
      const { etag } = answer.headers;
      answer.on('end', () => resolve({ bytes, ...given({ etag }) }));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

async function openingAlone({ stream, event }: Spectated, first: number): Promise<Latencies> {
  let number = first;
  return timesOf(ALONE, async () => {
    const { streams } = await openStreams(stream, number++, 1, event);
    streams[0]?.close();
  });
}

/** The latency of an event to the median and the last listener, and its size in bytes. */
export async function eventFigures(spectated: Spectated, streams: readonly SpectatorStream[]): Promise<Figures> {
  const [middle, last] = [new Latencies(), new Latencies()];
  await sleep(APART_MS);
  const bytesBefore = streams[0]?.bytes ?? 0;
  for (let event = 0; event < EVENTS; event += 1) {
    const received = streams.map((stream) => stream.next());
    const sent = performance.now();
    await spectated.result();
    const receivedAt = await Promise.race([Promise.all(received), sleep(LONGEST_MS, null)]);
    if (receivedAt === null)
      throw new Error(`not delivered: ${streams.filter(({ isClosed }) => isClosed).length} have been dropped`);
    const times = receivedAt.map((at) => at - sent).sort((one, other) => one - other);
    middle.add(times[times.length >> 1] ?? Number.NaN);
    last.add(times.at(-1) ?? Number.NaN);
    await sleep(APART_MS);
  }
  return {
    'event to the middle listener, ms': middle.quantile(0.5),
    'event to the last listener, ms': last.quantile(0.5),
    'bytes of an event': ((streams[0]?.bytes ?? 0) - bytesBefore) / EVENTS,
  };
}

async function timesOf(count: number, act: () => Promise<unknown>): Promise<Latencies> {
  const times = new Latencies();
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    await act();
    times.add(performance.now() - began);
  }
  return times;
}

async function perSecond(count: number, act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await manyTimes(count, AT_ONCE, act);
  return (1_000 * count) / (performance.now() - began);
}
