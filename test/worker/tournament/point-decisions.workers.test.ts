import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let host: Somebody;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
});

const taken = { points: -0.5, after: 0, reason: 'A telephone rang' };

describe('points adjustments', () => {
  it('a points adjustment changes the table and the report file, and can be removed again', async () => {
    const event = await Event.build(host, cast.club, { rounds: 3 });
    const account = await event.guest({ first_name: 'Åse', last_name: 'Kvaløy' });
    for (const last_name of ['Berg', 'Dahl', 'Lie', 'Moe', 'Ness']) await event.guest({ last_name });
    must(await event.start());
    const decide = (decisions: readonly (typeof taken)[]) =>
      host.browser.ask(calls.setDecisions, { id: event.id, account, body: { decisions: [...decisions] } });
    must(await decide([taken]));
    const rowFor = async (reader: Pick<Somebody, 'browser'>) =>
      (await reader.browser.read(calls.viewTournament, { id: event.id })).participants.find(
        (row) => row.account === account,
      );
    expect(await rowFor(host)).toMatchObject({ score: -0.5, decisions: [taken] });
    expect((await rowFor({ browser: cast.visitor }))?.decisions).toEqual([{ points: -0.5, after: 0 }]);
    const print = async (query: string) => {
      const path = `${pathTo(calls.reportFile, { id: event.id })}${query}`;
      const answer = await app.request(`http://localhost${path}`, {}, env);
      return answer.text();
    };
    expect(await print('')).toMatch(/\r\n299 {10}-0\.5 {4}0 {4}\d\r\n/);
    expect(await print('')).toContain('Kvaløy, Åse ');
    expect(await print('?encoding=ascii')).toContain('Kvaloy, Ase ');
    must(await decide([]));
    expect((await rowFor(host))?.score).toBe(0);
    expect(await print('')).not.toContain('\r\n299');
  });

  it('a points adjustment needs a reason, and a valid number of points', async () => {
    const event = await Event.build(host, cast.club, { rounds: 3 });
    const account = await event.guest({ last_name: 'Berg' });
    for (const wrong of [{ reason: ' ' }, { points: 0 }, { points: 0.3 }, { after: -1 }]) {
      const body = { decisions: [{ ...taken, ...wrong }] };
      expect(refusal(await host.browser.ask(calls.setDecisions, { id: event.id, account, body }))).toBe(
        '400 invalidInput',
      );
    }
  });
});
