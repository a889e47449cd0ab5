import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import type { ReportedResult } from '../../../domain/tournament/value/board-report.ts';
import { take } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';
import { OpenStream } from '../../support/workers/stream.ts';
import type { PairingView } from '../../support/workers/wire.ts';

let cast: Cast;
let people: readonly [Somebody, Somebody, Somebody, Somebody];
beforeAll(async () => {
  cast = await makeCast();
  const made = await Promise.all([1, 2, 3, 4].map(() => makePerson(cast.people.manager, { club: cast.club })));
  people = take(made, 4);
});

/** A round of two boards that is being played over the board. */
async function begun(changes: Record<string, unknown> = {}) {
  const settings = { rounds: 1, players_report: true, ...changes };
  const event = await (await Event.build(cast.people.manager, cast.club, settings)).started(people);
  if ((await event.boards(1)).length === 0) must(await event.next());
  return { event, boards: take(await event.boards(1), 2) };
}

const somebody = (account: string): Somebody => {
  const found = people.find(({ id }) => id === account);
  if (found === undefined) throw new Error(`${account} does not play`);
  return found;
};

const report = (event: Event, { white, black }: PairingView, by: Somebody, result: ReportedResult | null) =>
  by.browser.ask(calls.reportResult, { id: event.id, round: 1, white, black, body: { result } });
const reportsSeenBy = async (event: Event, browser = event.host) => (await event.page(browser)).board_reports;

describe('results reported by players', () => {
  it('[REPORT-8] a reported result reaches both players and the desk at once, by stream and page, and nobody else', async () => {
    const { event, boards } = await begun();
    const [board, other] = boards;
    const [white, black, elsewhere] = [board.white, board.black, other.white].map(somebody) as [
      Somebody,
      Somebody,
      Somebody,
    ];
    const streams = await Promise.all(
      [event.host, black.browser, elsewhere.browser].map((browser) => OpenStream.of(event.id, browser)),
    );
    const [desk, opponent, onlooker] = take(streams, 3);
    // Whoever comes is told what there is.
    expect(await desk.event('reports')).toMatchObject({ reports: [] });
    must(await report(event, board, white, 'whiteWins'));
    const reports = [{ round: 1, white: board.white, black: board.black, white_says: 'whiteWins', black_says: null }];
    await expect.poll(() => desk.events('reports').at(-1)).toMatchObject({ reports });
    await expect.poll(() => opponent.events('reports').at(-1)).toMatchObject({ reports });
    expect(onlooker.events('reports').at(-1)).toMatchObject({ reports: [] });
    expect(await reportsSeenBy(event)).toEqual(reports);
    expect(await reportsSeenBy(event, white.browser)).toEqual(reports);
    expect(await reportsSeenBy(event, elsewhere.browser)).toEqual([]);
    must(await event.result(1, board.white, board.black, 0));
    await expect.poll(() => opponent.events('reports').at(-1)).toMatchObject({ reports: [] });
    await Promise.all(streams.map((stream) => stream.leave()));
  });

  it('[REPORT-9] [REPORT-10] a reported result counts when the arbiter confirms it, and the log has who reported it', async () => {
    const { event, boards } = await begun();
    for (const board of boards) {
      for (const account of [board.white, board.black]) must(await report(event, board, somebody(account), 'draw'));
    }
    expect((await event.page()).participants.map(({ score }) => score)).toEqual([0, 0, 0, 0]);
    const agreed = boards.map(({ white, black }) => ({ white, black, result: 'draw' }));
    must(await event.host.ask(calls.confirmReports, { id: event.id, round: 1, body: { boards: agreed } }));
    const page = await event.page();
    expect(page.participants.map(({ score }) => score)).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(page.board_reports).toEqual([]);
    const { entries } = await event.host.read(calls.readLog, { id: event.id });
    const words = entries.flatMap(({ by, facts }) => facts.map(({ kind }) => `${kind} ${by}`));
    const reporters = boards
      .flatMap(({ white, black }) => [white, black])
      .map((account) => `resultReported ${account}`);
    expect(words).toEqual(expect.arrayContaining([...reporters, `resultConfirmed ${cast.people.manager.id}`]));
    const again = await event.host.ask(calls.confirmReports, { id: event.id, round: 1, body: { boards: agreed } });
    expect(refusal(again)).toBe('409 reportsChanged');
  });

  it('[REPORT-6] a report is refused from other players, where reports are off, and for decided or online boards', async () => {
    const { event, boards } = await begun();
    const [board, other] = boards;
    const white = somebody(board.white);
    expect(refusal(await report(event, board, somebody(other.white), 'draw'))).toBe('403 notYourBoard');
    expect(refusal(await report(event, { ...board, black: other.black }, white, 'draw'))).toBe('404 noSuchPairing');
    must(await event.result(1, board.white, board.black, 0));
    expect(refusal(await report(event, board, white, 'draw'))).toBe('409 boardHasResult');
    const screen = { id: event.id, round: 1, white: other.white, black: other.black, online: 'true' } as const;
    must(await event.host.ask(calls.setOnline, screen));
    expect(refusal(await report(event, other, somebody(other.white), 'draw'))).toBe('409 boardIsOnline');
    const unasked = await begun({ players_report: false });
    const [quiet] = unasked.boards;
    expect(refusal(await report(unasked.event, quiet, somebody(quiet.white), 'draw'))).toBe('403 playersNotAsked');
  });

  it('[REPORT-6] a template keeps the setting that players report their results', async () => {
    const { event } = await begun();
    const { template } = { template: { ...event.payload, id: undefined, name: 'Klubbkveld' } };
    const { browser } = cast.people.manager;
    await browser.read(calls.saveTemplate, { body: template });
    const { templates } = await browser.read(calls.listTemplates);
    expect(templates.map(({ players_report }) => players_report)).toContain(true);
  });
});
