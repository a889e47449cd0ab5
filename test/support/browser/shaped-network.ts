import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Chance } from '../../../domain/kernel/chance.ts';

/** What a network does to everything that goes through it. Times are in milliseconds. */
export interface Shape {
  /** From the browser to the server. */
  readonly upMs: number;
  /** From the server to the browser. */
  readonly downMs: number;
  /** So many of a hundred packets are lost. */
  readonly lossPercent: number;
  readonly chance: Chance;
}

/** What TCP waits, beside a round trip, before it sends a lost packet again. */
const RESEND_MS = 200;
/** How often what waits looks whether the line is still cut. */
const LOOK_MS = 50;

/**
 * A bad network between browsers and a server: a relay of the test. Who reads a TCP connection never misses a packet: a
 * lost one is sent again, and everything behind it waits meanwhile, twice as long each time it is lost anew. So that is
 * what a loss is here. While the line is cut nothing passes; afterwards every other connection goes on, and the rest are
 * gone as a phone loses them on its way to another network: the browser's end is closed, the server's is told nothing.
 */
export class ShapedNetwork {
  readonly base: string;
  readonly #server: Server;
  readonly #lines = new Set<Line>();
  readonly #shape: Shape;
  #cutUntil = 0;

  private constructor(server: Server, shape: Shape) {
    this.#server = server;
    this.#shape = shape;
    this.base = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** A network that leads to a port of the same machine. */
  static async to(port: number, shape: Shape): Promise<ShapedNetwork> {
    const server = createServer();
    await once(server.listen(0, 'localhost'), 'listening');
    const network = new ShapedNetwork(server, shape);
    server.on('connection', (browser) => network.#carry(browser, port));
    return network;
  }

  /** From now on nothing passes for so long; and not before what is done meanwhile has been done. */
  async cut(ms: number, meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.#cutUntil = Number.POSITIVE_INFINITY;
    const lines = [...this.#lines];
    try {
      await Promise.all([meanwhile(), pause(ms)]);
    } finally {
      this.#cutUntil = performance.now();
      for (const [index, line] of lines.entries()) if (index % 2 === 1) line.lose();
    }
  }

  /** Ends every connection at both ends; no other is taken. */
  close(): void {
    this.#server.close();
    for (const line of this.#lines) line.end();
  }

  #carry(browser: Socket, port: number): void {
    const line = new Line(browser, connect(port, 'localhost'), this.#shape, () => this.#cutUntil);
    this.#lines.add(line);
    line.onEnded = () => this.#lines.delete(line);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One connection through the network. */
class Line {
  onEnded: () => void = () => undefined;
  readonly #browser: Socket;
  readonly #server: Socket;
  #isLost = false;

  constructor(browser: Socket, server: Socket, shape: Shape, cutUntil: () => number) {
    this.#browser = browser;
    this.#server = server;
    // A connection takes a round trip before its first word.
    const opened = performance.now() + shape.upMs + shape.downMs;
    const up = new Lane({ ...shape, delayMs: shape.upMs, opened, cutUntil });
    const down = new Lane({ ...shape, delayMs: shape.downMs, opened, cutUntil });
    this.#join(browser, server, up);
    this.#join(server, browser, down);
  }

  /** The browser's end is gone; nobody tells the server. */
  lose(): void {
    this.#isLost = true;
    this.#browser.destroy();
  }

  end(): void {
    this.#browser.destroy();
    this.#server.destroy();
  }

  #join(from: Socket, to: Socket, lane: Lane): void {
    from.setNoDelay(true);
    from.on('data', (chunk) =>
      lane.carry(() => {
        if (!to.destroyed) to.write(chunk);
      }),
    );
    from.on('error', () => undefined);
    from.on('close', () => {
      this.onEnded();
      if (!this.#isLost) lane.carry(() => to.destroy());
    });
  }
}

interface LaneShape extends Pick<Shape, 'lossPercent' | 'chance' | 'upMs' | 'downMs'> {
  readonly delayMs: number;
  /** Nothing is carried before this moment. */
  readonly opened: number;
  readonly cutUntil: () => number;
}

/** One direction of a connection: everything arrives, in its order, and late. */
class Lane {
  readonly #shape: LaneShape;
  #carried: Promise<void> = Promise.resolve();
  #free: number;

  constructor(shape: LaneShape) {
    this.#shape = shape;
    this.#free = shape.opened;
  }

  carry(arrive: () => void): void {
    this.#free = Math.max(this.#free, performance.now() + this.#shape.delayMs + this.#stall());
    const due = this.#free;
    this.#carried = this.#carried.then(() => this.#until(due)).then(arrive);
  }

  /** Not before this moment, and not while the line is cut. */
  async #until(due: number): Promise<void> {
    for (;;) {
      const wait = Math.max(due, this.#shape.cutUntil()) - performance.now();
      if (wait <= 0) return;
      await pause(Math.min(wait, LOOK_MS));
    }
  }

  /** How long a packet is held up because it was lost, and lost again. */
  #stall(): number {
    const { lossPercent, chance, upMs, downMs } = this.#shape;
    let stall = 0;
    for (let wait = upMs + downMs + RESEND_MS; chance(100) < lossPercent; wait *= 2) stall += wait;
    return stall;
  }
}
