import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast } from '../../support/workers/people.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await makeCast();
});

describe('pairing numbers by rating after the start', () => {
  it('[ENTRY-18] renumbering by rating keeps the old numbers, by which the first round is still explained', async () => {
    const host = cast.people.manager;
    const event = await Event.build(host, cast.club, { rounds: 3 });
    for (const fide_rating of [2200, 2100, 2000, 1900])
      await event.guest({ last_name: `R${fide_rating}`, fide_rating });
    must(await event.start());
    must(await event.next());
    const first = (await event.page()).pairings;
    for (const { white, black } of first) must(await event.result(1, white, black ?? '', 1));
    must(
      await host.browser.ask(calls.addGuest, {
        id: event.id,
        query: { late: 'true' },
        body: { first_name: 'Gro', last_name: 'Late', fide_rating: 2500 },
      }),
    );
    const players = () => host.browser.read(calls.readPlayers, { id: event.id });
    const numbers = async () =>
      Object.fromEntries((await players()).participants.map(({ last_name, seed }) => [last_name, seed]));
    expect((await players()).may_renumber).toBe(true);
    expect((await numbers()).Late).toBe(5);

    must(await host.browser.ask(calls.renumber, { id: event.id }));

    expect(await numbers()).toEqual({ Late: 1, R2200: 2, R2100: 3, R2000: 4, R1900: 5 });
    expect((await players()).may_renumber).toBe(false);
    expect(await host.browser.read(calls.explainRound, { id: event.id, round: 1 })).toMatchObject({ as_paired: true });
    must(await event.next());
    expect(await host.browser.read(calls.explainRound, { id: event.id, round: 2 })).toMatchObject({ as_paired: true });
    expect((await event.page()).pairings.filter(({ round }) => round === 1)).toHaveLength(3);
  });

  it('[ENTRY-18] pairing numbers cannot be changed by rating before the start', async () => {
    const event = await Event.build(cast.people.manager, cast.club, { rounds: 3 });
    expect(refusal(await event.host.ask(calls.renumber, { id: event.id }))).toBe('409 tournamentNotStarted');
  });
});
