import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { app } from '../../../worker/app.ts';
import { KARI, NORM_GUESTS, NORM_OFFICIALS, NORM_SETTINGS, normResults } from '../../support/norm-event.ts';
import { type Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

const ROUNDS = 9;

let cast: Cast;
let host: Somebody;
/** All games are played. */
let finished: Event;
let kari: string;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  finished = await built();
  kari = await accountOfKari(finished);
  await played(finished, { rounds: ROUNDS, won: 6 });
});

async function built(changes: object = {}): Promise<Event> {
  const event = await Event.build(host, cast.club, { ...snakeKeys({ ...NORM_SETTINGS, ...changes }) });
  must(await host.browser.ask(calls.addEntrants, { id: event.id, body: snakeKeys({ guests: NORM_GUESTS }) }));
  must(await event.start());
  return event;
}

const accountOfKari = async (event: Event): Promise<string> =>
  (await event.page()).participants.find(({ last_name }) => last_name === KARI)?.account ?? '';

async function played(event: Event, { rounds, won }: { rounds: number; won: number }): Promise<void> {
  const player = await accountOfKari(event);
  for (let round = 1; round <= rounds; round += 1) {
    const results = normResults(round, await event.boards(round), player, won);
    must(await host.browser.ask(calls.setResults, { id: event.id, round, body: { results } }));
  }
}

const sheet = async (path: string, by: Pick<Browser, 'cookie'> = host.browser) => {
  const response = await app.request(`http://localhost${path}`, { headers: { cookie: by.cookie ?? '' } }, env);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

const normsOf = async (event: Event, query = {}) =>
  host.browser.read(calls.readNorms, { id: event.id, query: snakeKeys(query) });

/** Texts of the fields of a form, by label. */
const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<dt>([^<]*)<\/dt><dd><bdi>([^<]*)<\/bdi>/g)].map(([, label = '', value = '']) => [label, value]),
  );

describe('the norms of a tournament', () => {
  it('[NORM-23] organisers read who has reached which title, and the figures', async () => {
    const { offered, candidates } = await normsOf(finished);
    expect(offered).toBe(true);
    const im = candidates.find(({ account, title }) => account === kari && title === 'IM');
    expect(im).toMatchObject({
      verdict: 'reached',
      games: ROUNDS,
      points: 6,
      average: 2420,
      performance: 2545,
      points_needed: 5,
      outlook: { kind: 'secured' },
      exemption: null,
    });
    expect(im?.conditions).toContainEqual({
      kind: 'titleHolders',
      article: '1.4.5c',
      bound: 'least',
      wanted: 3,
      found: 6,
      met: true,
    });
  });

  it('[NORM-17] each condition on the event has its article, and what is declared decides those that were unknown', async () => {
    const stateOf = async (query: object, kind: string) =>
      (await normsOf(finished, query)).conditions.find((one) => one.kind === kind);
    expect(await stateOf({}, 'chiefArbiter')).toEqual({
      kind: 'chiefArbiter',
      article: '1.1.5',
      state: 'met',
      wanted: null,
      found: 'Lie, Ola',
    });
    expect(await stateOf({}, 'registration')).toMatchObject({ article: '1.1.1', state: 'unknown', found: null });
    expect(await stateOf({ registeredOn: '2020-01-01' }, 'registration')).toMatchObject({ state: 'met' });
    expect(await stateOf({}, 'changesForBenefit')).toMatchObject({ article: '1.4.2d', state: 'unknown' });
    expect(await stateOf({ unchanged: 'true' }, 'changesForBenefit')).toMatchObject({ state: 'met' });
  });

  it('[NORM-15] before the last round it says which result is enough', async () => {
    const event = await built();
    await played(event, { rounds: ROUNDS - 1, won: 5 });
    const { candidates } = await normsOf(event);
    const player = await accountOfKari(event);
    const im = candidates.find(({ account, title }) => account === player && title === 'IM');
    expect(im).toMatchObject({ verdict: 'open', outlook: { kind: 'needs', games: 1 } });
    expect(im?.last_game).toEqual({ kind: 'mustBePlayed', least: 'loss' });
  });

  it('[NORM-23] a tournament that FIDE does not rate has none', async () => {
    const event = await Event.build(host, cast.club);
    expect(await normsOf(event)).toMatchObject({ offered: false, candidates: [] });
  });

  it('[CARD-5] the card of a player has norms for those who run the tournament, and for nobody else', async () => {
    const card = { id: finished.id, account: kari };
    const { norms } = await host.browser.read(calls.playerCard, card);
    expect(norms?.map(({ title, verdict }) => [title, verdict])).toContainEqual(['IM', 'reached']);
    for (const browser of [cast.people.member.browser, cast.people.clubEditor.browser, cast.visitor]) {
      expect((await browser.read(calls.playerCard, card)).norms).toBeNull();
    }
  });

  it('[NORM-23] strangers get neither norms nor forms', async () => {
    const { id } = finished;
    expect(refusal(await cast.people.member.browser.ask(calls.readNorms, { id }))).toBe('403 forbidden');
    for (const path of [
      pathTo(calls.printCertificate, { id, account: asId(kari), title: 'IM' }),
      pathTo(calls.printNormReport, { id }),
      pathTo(calls.normReportFile, { id }),
      pathTo(calls.printArbiterNorm, { id, form: 'FA1', place: 1 }),
    ]) {
      const answer = await sheet(path, cast.people.member.browser);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain('NORDMANN');
    }
  });
});

describe('the forms for FIDE', () => {
  it('[NORM-19] IT1 has player, event, opponents by title, a line for each round, result and remarks', async () => {
    const path = { id: finished.id, account: asId<never>(kari), title: 'IM' } as const;
    const { status, text } = await sheet(pathTo(calls.printCertificate, path));
    expect(status).toBe(200);
    expect(fieldsIn(text)).toMatchObject({
      'Family name': 'NORDMANN',
      'First name': 'Kari',
      'FIDE ID': '1500100',
      Federation: 'NOR',
      'Name of the event': 'Arctic Masters',
      'Event code': '400001',
      Place: 'Tromsø, NOR',
      'Chief arbiter': 'Ola LIE',
      'FIDE ID of the chief arbiter': '1500202',
      'Rate of play': '90 min, + 30 s per move',
      Games: '9',
      Federations: '4',
      'Not of the player’s federation': '5',
      Titled: '7',
      GM: '3',
      IM: '3',
      FM: '1',
      'Average rating of the opponents': '2420',
      'Score required': '5',
      'Score achieved': '6',
      'Exceeded by': '1',
      'Counts as games (1.4.1d)': '10',
    });
    expect(fieldsIn(text).Start).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(text.match(/<bdi>Ola BERG [A-I]<\/bdi>/g)).toHaveLength(ROUNDS);
    expect(text).toContain('send the rating report first');
    const rated = await sheet(pathTo(calls.printCertificate, { ...path, query: { rated: 'true' } }));
    expect(rated.text).not.toContain('send the rating report first');
  });

  it('[NORM-24] a title that is not reached has no certificate', async () => {
    const lost = await built();
    await played(lost, { rounds: ROUNDS, won: 0 });
    const of = { id: lost.id, account: await accountOfKari(lost), title: 'GM' };
    expect(refusal(await host.browser.ask(calls.printCertificate, of))).toBe('404 noSuchNorm');
  });

  it('[NORM-20] IT3 has schedule, officials, players in groups and remarks, and its fields are a CSV', async () => {
    const request = { id: finished.id, query: { remarks: 'Round 3 began late.' } };
    const { text } = await sheet(pathTo(calls.printNormReport, request));
    expect(fieldsIn(text)).toMatchObject({
      Federation: 'NOR',
      'Event code': '400001',
      'Rounds each day': '1-1-1-1-1-1-1-1-1',
      System: 'Round robin',
      'Standard, rapid or blitz': 'Standard',
      Pairings: 'By program',
      1: 'Round 3 began late.',
    });
    expect(text).toContain(
      '<td>Rated</td><td class="number">10</td><td class="number">4</td><td class="number">5</td>',
    );
    expect(text).toContain('<bdi>Per OLSEN</bdi>');
    const file = await sheet(pathTo(calls.normReportFile, request));
    expect(file.type).toContain('text/csv');
    expect(file.text.split('\r\n')).toEqual(
      expect.arrayContaining(['Name of the event,Arctic Masters', 'GM: Players,3', 'Remark,Round 3 began late.']),
    );
  });

  it('[NORM-20] IT3 is refused without the e-mail of an official or the number of an arbiter, and names them', async () => {
    const { chiefArbiter, organiser } = NORM_OFFICIALS;
    const withOfficials = (changes: object) => built({ officialData: { ...NORM_OFFICIALS, ...changes } });
    const incomplete = await withOfficials({
      organiser: { ...organiser, email: '' },
      chiefArbiter: { ...chiefArbiter, fideNumber: null },
    });
    const answer = await host.browser.ask(calls.printNormReport, { id: incomplete.id });
    expect(refusal(answer)).toBe('409 normReportIncomplete');
    expect(answer.body).toMatchObject({ params: { names: 'Hansen, Liv; Lie, Ola' } });
    expect((await normsOf(incomplete)).report_lacks).toEqual([
      { kind: 'email', name: 'Hansen, Liv' },
      { kind: 'fideNumber', name: 'Lie, Ola' },
    ]);
    const nobody = await withOfficials({ organiser: null });
    expect(refusal(await host.browser.ask(calls.normReportFile, { id: nobody.id }))).toBe(
      '409 normReportWithoutOfficials',
    );
  });

  it('[NORM-21] FA1 has candidate, event and players; only arbiters below the title have one', async () => {
    expect((await normsOf(finished)).arbiters).toEqual([{ name: 'Olsen, Per', duty: 'deputyArbiter', forms: ['FA1'] }]);
    const of = { id: finished.id, form: 'FA1', place: 1 } as const;
    const { text } = await sheet(pathTo(calls.printArbiterNorm, { ...of, query: { federation: 'SWE' } }));
    expect(fieldsIn(text)).toMatchObject({
      'Family name': 'OLSEN',
      Function: 'Deputy chief arbiter',
      Federation: 'SWE',
      'Federation of the event': 'NOR',
      Players: '10',
      Rated: '10',
      Federations: '4',
      Titled: '7',
    });
    expect(refusal(await host.browser.ask(calls.printArbiterNorm, { ...of, form: 'IA1' }))).toBe('404 noSuchArbiter');
    expect(refusal(await host.browser.ask(calls.printArbiterNorm, { ...of, place: 2 }))).toBe('404 noSuchArbiter');
  });
});
