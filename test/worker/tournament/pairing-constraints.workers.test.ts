import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { Acceleration } from '../../../domain/tournament/value/state.ts';
import { app } from '../../../worker/app.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let players: Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 6);
});

const started = async (changes: Record<string, unknown> = {}): Promise<Event> =>
  (await Event.build(cast.people.manager, cast.club, changes)).started(players);

/** The report file as the host has it. */
async function reportOf({ id, host }: Event): Promise<string> {
  const headers = { cookie: host.cookie ?? '' };
  return (await app.request(`http://localhost${pathTo(calls.reportFile, { id })}`, { headers }, env)).text();
}

const id = (place: number): string => players[place - 1]?.id ?? '';

describe('pairing constraints', () => {
  it('[ROUND-8] a forbidden pair and a requested bye can be set in a tournament without a report file', async () => {
    const event = await started();
    const pair = { players: [id(1), id(4)], last_round: 2 };
    must(await event.host.ask(calls.addForbiddenPair, { id: event.id, body: pair }));
    const bye = { player: id(6), round: 1, bye: 'half-point' } as const;
    must(await event.host.ask(calls.addRequestedBye, { id: event.id, body: bye }));
    must(await event.next());
    const { pairings } = await event.page();
    expect(pairings.some(({ white, black }) => [id(1), id(4)].every((one) => [white, black].includes(one)))).toBe(
      false,
    );
    expect(pairings.find(({ white }) => white === id(6))).toMatchObject({ black: 'bye', result: 'half-point' });
    expect(await reportOf(event)).toMatch(/^260 .*\b1\b.*\b4\b/m);
    must(await event.host.ask(calls.removeForbiddenPair, { id: event.id, body: pair }));
    expect(refusal(await event.host.ask(calls.removeForbiddenPair, { id: event.id, body: pair }))).toBe(
      '404 noSuchForbiddenPair',
    );
    expect(refusal(await event.host.ask(calls.addRequestedBye, { id: event.id, body: bye }))).toBe('409 roundIsPaired');
  });

  it('[ROUND-8] pairing constraints are shown to those who run the tournament, and to nobody else', async () => {
    const event = await started();
    const pair = { players: [id(1), id(4)].sort(), first_round: 1, last_round: 2 };
    must(await event.host.ask(calls.addForbiddenPair, { id: event.id, body: pair }));
    expect((await event.page(event.host)).constraints).toEqual({ forbidden_pairs: [pair], acceleration: 'none' });
    expect(await event.page(cast.visitor)).not.toHaveProperty('constraints');
    expect(await event.page(players[0]?.browser)).not.toHaveProperty('constraints');
  });

  it('[ROUND-9] the Baku acceleration is chosen before the first round, and exported in the report file', async () => {
    const event = await started();
    const choose = (acceleration: Acceleration) =>
      event.host.ask(calls.accelerate, { id: event.id, body: { acceleration } });
    must(await choose('baku'));
    expect(await reportOf(event)).toMatch(/^250 /m);
    must(await event.next());
    expect(refusal(await choose('none'))).toBe('409 roundIsPaired');
    expect(await reportOf(event)).toMatch(/^250 /m);
  });

  it('[ROUND-8] a forbidden pair is refused in a round robin', async () => {
    const event = await started({ kind: 8, rounds: undefined, tb1: undefined, tb2: undefined });
    const answer = await event.host.ask(calls.addForbiddenPair, { id: event.id, body: { players: [id(1), id(2)] } });
    expect(refusal(answer)).toBe('409 pairingIsFixed');
  });
});
