import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { tiebreakNameOf } from '../../../domain/tiebreaks/names.ts';
import type { PlayerRecord } from '../../../domain/trf/document.ts';
import { app } from '../../../worker/app.ts';
import { documentOf, playerLine } from '../../support/domain/trf.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let host: Somebody;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
});

const print = async (path: string): Promise<string> => {
  const headers = { cookie: host.browser.cookie ?? '' };
  const response = await app.request(`http://localhost${path}`, { headers }, env);
  expect(response.status).toBe(200);
  return response.text();
};

/** The sheets of a tournament with one round. */
const sheetsOf = (id: string): readonly string[] => [
  pathTo(calls.printPairings, { id }),
  pathTo(calls.printResults, { id }),
  pathTo(calls.printResults, { id, query: { by: 'standings' } }),
  pathTo(calls.printResults, { id, query: { by: 'start' } }),
  pathTo(calls.printNames, { id, round: '1' }),
  pathTo(calls.printCrossTable, { id }),
  pathTo(calls.printScoreSheets, { id, round: '1' }),
  pathTo(calls.printCards, { id, round: '1' }),
];

const playersOf = (trf: string): PlayerRecord[] =>
  documentOf(trf).lines.flatMap(({ record }) => (record.kind === 'player' ? [record] : []));

/** Last names as people have them, or make them up. */
const NAMES = [
  `O'Hara & "Co"`,
  '&lt;b&gt;',
  'Ø'.repeat(100),
  '\u200fمحمد\u200e',
  '♔𝔎𝔫𝔦𝔤𝔥𝔱 🐎',
  '{{constructor}} %s %n',
];

describe('printed names', () => {
  let event: Event;
  beforeAll(async () => {
    event = await Event.build(host, cast.club, { name: `Bjørn's "Open" & 'Friends'`, rounds: 1 });
    for (const last_name of NAMES) await event.guest({ last_name, first_name: 'A & B', title: 'FM' });
    must(await event.start());
    must(await event.next());
    await event.playOut(1);
  });

  it('printed names are text in each sheet, never markup', async () => {
    for (const path of sheetsOf(event.id)) {
      const sheet = await print(path);
      expect(sheet).toContain('O&#39;Hara &amp; &quot;Co&quot;, A &amp; B');
      expect(sheet).toContain('&amp;lt;b&amp;gt;, A');
      expect(sheet).toContain('<title>Bjørn&#39;s &quot;Open&quot; &amp; &#39;Friends&#39;');
      // A name that is written from right to left does not turn what stands beside it.
      expect(sheet).toContain('<bdi>');
      const texts = sheet
        .replaceAll(/<style>.*?<\/style>/gs, '')
        .replaceAll(/<\/?[a-z][a-z0-9]*( [a-zA-Z-]+="[^"<>]*")*\/?>/g, '');
      expect(texts.replace('<!doctype html>', '')).not.toMatch(/[<>]/);
    }
  });

  it('printed standings name the tie-breaks in the head of the table', async () => {
    const named = await Event.build(host, cast.club, {
      rounds: 1,
      tb1: tiebreakNameOf('buchholz').code,
      tb2: undefined,
    });
    for (const last_name of ['Alm', 'Berg']) await named.guest({ last_name });
    must(await named.start());
    const sheet = await print(pathTo(calls.printResults, { id: named.id, query: { by: 'standings' } }));
    expect(sheet).toContain(`<th class="number">${tiebreakNameOf('buchholz').fide}</th></tr>`);
  });

  it('names keep their columns in the report file, and are cut where they are longer', async () => {
    const file = await print(pathTo(calls.reportFile, { id: event.id }));
    const players = playersOf(file);
    expect(players).toHaveLength(NAMES.length);
    for (const player of players) {
      // The sex of these guests was not given: the column stays blank.
      expect(player).toMatchObject({ title: 'FM', federation: 'NOR', sex: '' });
      expect([...player.name].length).toBeLessThanOrEqual(33);
      expect(player.rounds).toHaveLength(1);
    }
    expect(players.map(({ name }) => name)).toContain(`O'Hara & "Co", A & B`);
    expect(players.map(({ name }) => name)).toContain(`${'Ø'.repeat(30)}, A`);
    expect(file.split('\r\n')[0]).toBe(`012 Bjørn's "Open" & 'Friends'`);
    for (const line of file.split('\r\n').filter((text) => text.startsWith('001'))) expect([...line]).toHaveLength(99);
  });

  it.each([
    ['a line break', 'Berg\n001'],
    ['a line separator', 'Be\u2028rg'],
    ['a right-to-left override', 'Berg\u202e'],
    ['a tag', '<script>'],
    ['101 characters', 'x'.repeat(101)],
    ['no letters', ' '],
  ])('a guest whose name has %s is refused', async (_, last_name) => {
    const open = await Event.build(host, cast.club);
    const guest = { first_name: 'Gro', last_name };
    const answer = await host.browser.ask(calls.addGuest, { id: open.id, body: guest });
    expect(refusal(answer)).toBe('400 invalidInput');
    expect(answer.body).toMatchObject({ fields: ['last_name'] });
  });

  it('a guest with an unknown title is refused', async () => {
    const open = await Event.build(host, cast.club);
    const answer = await host.browser.ask(calls.addGuest, {
      id: open.id,
      body: {
        first_name: 'Gro',
        last_name: 'Gjest',
        title: 'a\nb',
      },
    });
    expect(refusal(answer)).toBe('400 invalidInput');
  });
});

describe('names of an imported file', () => {
  it('imported names are printed without brackets and direction marks, and stay in the file as they are', async () => {
    const players = [
      ['<img src=x onerror=alert(1)>', '1.0', '3w1'],
      ['\u202egreB, ennA', '1.0', '4b1'],
      ['"><script>', '0.0', '1b0'],
      [`';--&"`, '0.0', '2w0'],
    ] as const;
    const lines = players.map(([name, points, round], index) => playerLine(index + 1, name, points, round));
    const trf = `${['012 <b>Open</b>', '142 2', ...lines].join('\n')}\n`;
    const sent = { trf, organiser: cast.club, organiser_type: 'club' };
    const { id } = await host.browser.read(calls.importTournament, { body: sent });
    for (const path of sheetsOf(id)) {
      const sheet = await print(path);
      expect(sheet).toContain('bOpen/b');
      expect(sheet).toContain('<bdi>img src=x onerror=alert(1)</bdi>');
      expect(sheet).toContain('<bdi>greB, ennA</bdi>');
      expect(sheet).toContain('<bdi>&#39;;--&amp;&quot;</bdi>');
      expect(sheet).not.toMatch(/<img|<script|<b>/);
    }
    expect(await print(pathTo(calls.reportFile, { id }))).toBe(trf);
  });
});
