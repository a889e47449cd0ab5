import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { tournamentStub } from '../../../durable-objects/stubs.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let players: Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 6);
});

const started = async (): Promise<Event> => (await Event.build(cast.people.manager, cast.club)).started(players);
const draft = (event: Event) => event.host.ask(calls.draftRound, { id: event.id });

describe('a draft', () => {
  it('[DRAFT-1] a draft is on the page of those who run the tournament, and of nobody else', async () => {
    const event = await started();
    expect((await event.page(event.host)).draft).toBeNull();
    must(await draft(event));
    expect((await event.page(event.host)).draft).toMatchObject({ round: 1, version: 1, publishable: true });
    const strangers = [cast.visitor, players[0]?.browser];
    for (const browser of strangers) {
      const page = await event.page(browser);
      expect(page).not.toHaveProperty('draft');
      expect([page.pairings, page.rounds]).toEqual([[], []]);
    }
  });

  it('[DRAFT-3][DRAFT-4] a draft is published only in the version that was seen, and by one of two requests at once', async () => {
    const event = await started();
    must(await draft(event));
    const [pair] = (await event.page(event.host)).draft?.pairs ?? [];
    const body = { players: [pair?.white ?? '', pair?.black ?? ''] as [string, string], version: 1 };
    const swaps = await Promise.all([1, 2].map(() => event.host.ask(calls.swapInDraft, { id: event.id, body })));
    expect(swaps.map(({ status }) => status).sort()).toEqual([200, 409]);
    const publish = (version: number) => event.host.ask(calls.publishDraft, { id: event.id, body: { version } });
    expect(refusal(await publish(1))).toBe('409 draftChanged');
    const both = await Promise.all([
      publish(2),
      event.host.ask(calls.pairNextRound, { id: event.id, button: 'pairings' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await event.page()).pairings).toHaveLength(3);
    expect((await event.page(event.host)).draft).toBeNull();
  });

  it('[DRAFT-1] a draft survives a restart of the tournament’s object', async () => {
    const event = await started();
    must(await draft(event));
    const before = (await event.page(event.host)).draft;
    await evictDurableObject(tournamentStub(env, asId(event.id)));
    expect((await event.page(event.host)).draft).toEqual(before);
    must(await event.host.ask(calls.discardDraft, { id: event.id }));
    expect(refusal(await event.host.ask(calls.discardDraft, { id: event.id }))).toBe('409 noDraft');
  });
});
