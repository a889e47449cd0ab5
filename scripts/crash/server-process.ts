import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import { root, toolEnvironment } from '../environment.ts';

/** The first start creates the demo world, which takes longer on a busy machine. */
const UP_WITHIN_MS = 240_000;

/** The server in its own process group, so that a kill ends all of its processes. */
export class ServerProcess {
  readonly base: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor(port: number, dataDir: string) {
    this.base = `http://127.0.0.1:${port}`;
    this.#env = { ...toolEnvironment(), PORT: String(port), DATA_DIR: dataDir };
  }

  async start(): Promise<void> {
    this.#child = spawn('node', ['scripts/start.ts'], {
      cwd: root,
      env: this.#env,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const until = Date.now() + UP_WITHIN_MS;
    while (Date.now() < until) {
      const answer = await fetch(this.base + pathTo(calls.authInfo)).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error('the server did not come up');
  }

  /** Kills the whole group without a graceful shutdown. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined) return;
    const gone = once(child, 'exit');
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
    await gone;
    this.#child = undefined;
  }
}
