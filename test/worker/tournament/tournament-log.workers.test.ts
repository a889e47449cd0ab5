import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { must } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast } from '../../support/workers/people.ts';

let cast: Cast;
let event: Event;
beforeAll(async () => {
  cast = await makeCast();
  const players = await makePlayers(cast.people.manager, cast.club, 4);
  event = await (await Event.build(cast.people.manager, cast.club)).started(players);
  must(await event.next());
});

const log = (before?: number) =>
  event.host.read(calls.readLog, { id: event.id, ...(before !== undefined && { query: { before } }) });

describe('the log of a tournament', () => {
  it('[TOUR-8] the log has who entered, corrected and removed a result, the latest first', async () => {
    const { white, black } = await event.firstBoard(1);
    for (const result of [1, 0, 'none']) must(await event.result(1, white, black, result));
    const { entries, names } = await log();
    const about = { kind: 'result', round: 1, who: [white, black] };
    expect(entries.slice(0, 3).map(({ facts }) => facts)).toEqual([
      [{ ...about, before: 'draw', after: null }],
      [{ ...about, before: 'whiteWins', after: 'draw' }],
      [{ ...about, before: null, after: 'whiteWins' }],
    ]);
    expect(entries[0]?.by).toBe(cast.people.manager.id);
    for (const one of [white, black, cast.people.manager.id]) expect(names[one]).toMatch(/\S \S/);
  });

  it('[TOUR-8] the log begins with the creation of the tournament, and is read in parts', async () => {
    const { entries, more } = await log();
    expect([entries.at(-1)?.facts, more]).toEqual([[{ kind: 'built' }], false]);
    const [, , third] = entries;
    expect((await log(third?.revision)).entries).toEqual(entries.slice(3));
  });
});
