import { once } from 'node:events';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The processor time of a function in milliseconds, alone and with its callees. */
export interface Spent {
  readonly name: string;
  readonly self: number;
  readonly whole: number;
}

const EVERY_US = 50;
/** A larger gap between two samples means that the Worker was idle. */
const BUSY_US = 500;

/** Profiles the Worker behind this inspector, including its objects, until stopped; the slowest functions first. */
export async function profile(inspectorPort: number): Promise<() => Promise<readonly Spent[]>> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const targets = (await listed.json()) as readonly { readonly id: string; readonly webSocketDebuggerUrl: string }[];
  const target = targets.find(({ id }) => id.includes('rokade'));
  if (target === undefined) throw new Error('the inspector does not know the Worker');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let requests = 0;
  const ask = (method: string, params: object = {}): Promise<{ profile: Profile }> => {
    requests += 1;
    const id = requests;
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: { profile: Profile } };
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(answer.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval: EVERY_US });
  await ask('Profiler.start');
  return async () => {
    const { profile: recorded } = await ask('Profiler.stop');
    socket.close();
    return spent(recorded);
  };
}

function spent({ nodes, samples, timeDeltas }: Profile): readonly Spent[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const self = new Map<string, number>();
  const whole = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, ms: number) => to.set(name, (to.get(name) ?? 0) + ms);
  for (const [index, sample] of samples.entries()) {
    const ms = Math.min(timeDeltas[index] ?? 0, BUSY_US) / 1_000;
    const names = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
      const node = byId.get(id);
      if (node !== undefined) names.add(nameOf(node));
    }
    const [innermost] = names;
    if (innermost !== undefined) add(self, innermost, ms);
    for (const name of names) add(whole, name, ms);
  }
  return [...whole]
    .map(([name, ms]) => ({ name, self: self.get(name) ?? 0, whole: ms }))
    .sort((one, other) => other.whole - one.whole);
}

const nameOf = ({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string =>
  `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}`;
