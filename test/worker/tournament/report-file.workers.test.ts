import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { must } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let host: Somebody;
let event: Event;

/** Two rounds: the first has all results, the second none. */
beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  event = await Event.build(host, cast.club, { rounds: 3 });
  const first = await event.guest({ first_name: 'Åse', last_name: 'Kvaløy' });
  for (const last_name of ['Berg', 'Dahl', 'Lie']) await event.guest({ last_name });
  must(await event.start());
  must(await event.next());
  await event.playOut(1);
  must(await event.next());
  const decisions = [{ points: -0.5, after: 1, reason: 'A telephone rang' }];
  must(await host.browser.ask(calls.setDecisions, { id: event.id, account: first, body: { decisions } }));
});

type Query = Readonly<Record<string, string>>;

const fileFor = (query: Query, reader = host.browser): Promise<Response> => {
  const path = `${pathTo(calls.reportFile, { id: event.id })}?${new URLSearchParams(query)}`;
  const headers = { cookie: reader.cookie ?? '' };
  return Promise.resolve(app.request(`http://localhost${path}`, { headers }, env));
};

const nameOf = (answer: Response): string => answer.headers.get('content-disposition') ?? '';

describe('the report file and the working file', () => {
  it('[TRF-44] the working file is the default: open games, comments, UTF-8, and the round in its name', async () => {
    const answer = await fileFor({});
    const text = await answer.text();
    expect(text.match(/ [wb] \?/g)).toHaveLength(4);
    expect(text).toContain('\r\n162  X 0.5\r\n');
    expect(text).toContain('Kvaløy, Åse');
    expect(text).toMatch(/\r\n### Points @ Round 1: \d -0\.5: A telephone rang\r\n/);
    expect(nameOf(answer)).toBe(`attachment; filename="${event.id}-after-round-1.trf"`);
  });

  it('[TRF-44] the report is refused with the boards that have no result', async () => {
    const answer = await fileFor({ file: 'report' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ message: 'gamesOpen', params: { round: 2, boards: '1, 2' } });
  });

  it('[TRF-45] visitors have no comments, and nobody has them in a file without', async () => {
    expect(await (await fileFor({}, cast.visitor)).text()).not.toContain('###');
    expect(await (await fileFor({ comments: 'no' })).text()).not.toContain('###');
  });

  it('[TRF-46] the report of a finished part is in ASCII, has its own name and no comments', async () => {
    const answer = await fileFor({ file: 'report', rounds: '1' });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^012 .+ \(\w+ \d{4}\)\r\n/);
    expect(text).toContain('\r\n142 1\r\n');
    expect(text).toContain('Kvaloy, Ase');
    expect(text).not.toContain('###');
    expect(nameOf(answer)).toBe(`attachment; filename="${event.id}-round-1.trf"`);
    expect((await fileFor({ rounds: '2-4' })).status).toBe(404);
    expect((await fileFor({ rounds: '2-1' })).status).toBe(404);
    expect((await fileFor({ rounds: 'x' })).status).toBe(400);
  });

  it('[TRF-44] on request a file has no points adjustments, and the points of the games alone', async () => {
    expect(await (await fileFor({})).text()).toContain('\r\n299');
    const text = await (await fileFor({ decisions: 'no' })).text();
    expect(text).not.toContain('\r\n299');
    const points = text.split('\r\n').flatMap((line) => (line.startsWith('001') ? Number(line.slice(80, 84)) : []));
    // Two wins in round 1, and two draws that are open.
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(4);
  });

  it('[TRF-31] a file in Latin-1 has a byte for each letter', async () => {
    const answer = await fileFor({ encoding: 'latin1' });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=iso-8859-1');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder('windows-1252').decode(bytes)).toContain('Kvaløy, Åse');
    expect(new TextDecoder('windows-1252').decode(bytes)).toBe(await (await fileFor({})).text());
  });
});
