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
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

describe('a guest who has an account after all', () => {
  it('[ENTRY-11] a guest who is identified is shown, stored and logged under their account', async () => {
    const event = await Event.build(cast.people.manager, cast.club);
    const guest = await event.guest({ fide_rating: 2100 });
    const late = players[3]?.id ?? '';
    await event.started(players.slice(0, 3));
    must(await event.next());
    await event.playOut(1);
    const before = await event.page();
    must(await event.host.ask(calls.identifyEntrant, { id: event.id, account: guest, body: { account: asId(late) } }));
    const row = ({ participants }: typeof before, account: string) =>
      participants.find((one) => one.account === account);
    await evictDurableObject(tournamentStub(env, asId(event.id)));
    const after = await event.page();
    const { seed, score, rank, fide_rating } = row(before, guest) ?? {};
    expect(row(after, late)).toMatchObject({ seed, score, rank, fide_rating, ghost: false });
    expect(JSON.stringify(after)).not.toContain(guest);
    const log = await event.host.read(calls.readLog, { id: event.id });
    expect(JSON.stringify(log)).not.toContain(guest);
    const { name: club } = await event.host.read(calls.viewClub, { id: cast.club });
    expect(log.entries[0]?.facts).toEqual([
      { kind: 'identified', who: [late] },
      { kind: 'club', who: [late], before: null, after: club },
    ]);
    const left = await env.DB.prepare('select count(*) as n from accounts where id = ?').bind(guest).first('n');
    expect(left).toBe(0);
  });

  it('[ENTRY-11] a guest cannot be identified with an account that already plays', async () => {
    const event = await Event.build(cast.people.manager, cast.club);
    const guest = await event.guest();
    await event.with(players.slice(0, 2));
    const give = (account: string | undefined) =>
      event.host.ask(calls.identifyEntrant, { id: event.id, account: guest, body: { account: asId(account ?? '') } });
    expect(refusal(await give(players[0]?.id))).toBe('409 alreadyParticipating');
    expect(refusal(await give('nobody-of-that-name'))).toBe('404 noSuchAccount');
    const both = await Promise.all([give(players[2]?.id), give(players[3]?.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
