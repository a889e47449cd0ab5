import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/calls.ts';
import type { WholeTournament } from '../../contract/whole-tournament.ts';
import { openDb } from '../../db/client.ts';
import { readTournament } from '../../db/read/tournament.ts';
import { asId } from '../../domain/ids.ts';
import { must, refusal } from '../support/browser.ts';
import { Event, makePlayers } from '../support/event.ts';
import { type Cast, makeCast } from '../support/people.ts';

/** Two casts know nothing of each other: the second is as good as another server. */
let hall: Cast;
let city: Cast;
let event: Event;
beforeAll(async () => {
  [hall, city] = [await makeCast(), await makeCast()];
  const players = await makePlayers(hall.people.manager, hall.club, 5);
  event = await Event.build(hall.people.manager, hall.club, { rounds: 3 });
  await event.with(players);
  await event.guest();
  must(await event.start());
  await playRound(1);
});

async function playRound(round: number): Promise<void> {
  must(await event.next());
  const { pairings } = await event.page();
  for (const { round: of, white, black } of pairings) {
    if (of === round && black !== 'bye') must(await event.result(round, white, black, 1));
  }
}

const fileOf = (id: string, by: Cast): Promise<WholeTournament> =>
  by.people.manager.browser.read(calls.wholeTournament, { id });

const send = (file: WholeTournament, to: Cast) =>
  to.people.manager.browser.ask(calls.takeOver, { body: { file, organiser: to.club, organiser_type: 'club' } });
const take = (file: WholeTournament, to: Cast) =>
  to.people.manager.browser.read(calls.takeOver, { body: { file, organiser: to.club, organiser_type: 'club' } });

const tableOf = async (id: string) => {
  const stored = await readTournament(openDb(env.DB), asId(id));
  return stored?.participants.map((one) => one.kind === 'player' && one.standing);
};

describe('a whole tournament as a file', () => {
  it('[TOUR-9] is taken over with equal standings, and the same file is made of it there, byte for byte', async () => {
    const file = await fileOf(event.id, hall);
    const { id, was } = await take(file, city);
    expect(was).toBe('new');
    expect(id).not.toBe(event.id);
    expect(JSON.stringify(await fileOf(id, city))).toBe(JSON.stringify(file));
    expect(await tableOf(id)).toEqual(await tableOf(event.id));
    const { participants } = await city.people.manager.browser.read(calls.viewTournament, { id });
    expect(participants.every(({ ghost }) => ghost)).toBe(true);
    const log = await city.people.manager.browser.read(calls.readLog, { id });
    expect(log.entries[0]?.facts).toEqual([{ kind: 'takenOver' }]);
    expect(log.names[`@${hall.people.manager.id}`]).toBe(hall.people.manager.id);
  });

  it('[TOUR-9] sent twice is there once, and a later file brings it up to date', async () => {
    const early = await fileOf(event.id, hall);
    const { id } = await take(early, city);
    expect(await take(early, city)).toEqual({ id, was: 'same' });
    await playRound(2);
    const late = await fileOf(event.id, hall);
    expect(await take(late, city)).toEqual({ id, was: 'renewed' });
    expect(JSON.stringify(await fileOf(id, city))).toBe(JSON.stringify(late));
    expect(await tableOf(id)).toEqual(await tableOf(event.id));
    expect(refusal(await send(early, city))).toBe('409 changedHereToo');
    // Its own file is known where it was built, too.
    expect(await take(late, hall)).toEqual({ id: event.id, was: 'same' });
  });

  it('[TOUR-9] is refused where something was done to it that the file does not know of', async () => {
    const file = await fileOf(event.id, hall);
    const { id } = await take(file, city);
    must(await city.people.manager.browser.ask(calls.pairNextRound, { id, button: 'pairings' }));
    await playRound(3);
    expect(refusal(await send(await fileOf(event.id, hall), city))).toBe('409 changedHereToo');
  });

  it('[TOUR-9] that contradicts itself, or is of teams, leaves nothing behind', async () => {
    const file = await fileOf(event.id, hall);
    const broken = { ...file, origin: 'broken.1', players: file.players.slice(1) };
    expect(refusal(await send(broken, city))).toBe('400 wholeFileBroken');
    const ofTeams = { ...file, origin: 'teams.1', settings: { ...file.settings, kind: 'TeamSwissDutch' as const } };
    expect(refusal(await send(ofTeams, city))).toBe('400 teamsNotInFiles');
    const teams = await Event.ofTeams(hall.people.manager, hall.club);
    expect(refusal(await teams.host.ask(calls.wholeTournament, { id: teams.id }))).toBe('400 teamsNotInFiles');
  });
});
