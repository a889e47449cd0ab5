import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import type { TournamentPayloadInput as Payload } from '../../contract/tournament/payload.ts';
import { root } from '../environment.ts';
import { CLUBS, PASSWORD } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Seven or eight o'clock in the evening in Norway, depending on daylight saving time. */
const EVENING = 18 * 60 * 60 * 1000;
const PLAYED = join(root, 'test/fixtures/demo/autumn-cup.trf');

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
const minute = (at: number): string => new Date(at).toISOString().slice(11, 16);
const [FJELLSIDEN = '', ELVEBAKKEN = ''] = CLUBS.map(({ id }) => id);

/** A Swiss with the usual tie-breaks, whose first round is paired at this time. */
const swiss = (firstPairing: number, changes: Pick<Payload, 'name' | 'organiser'> & Partial<Payload>): Payload => ({
  kind: 'SwissDutch',
  organiserType: 'club',
  startDate: day(firstPairing),
  firstPairingDate: day(firstPairing),
  firstPairingTime: minute(firstPairing),
  tb1: 4,
  tb2: 1,
  tb3: 2,
  tb4: 0,
  ...changes,
});

/** Creates a tournament that players can still join. */
export async function seedUpcoming(manager: Session): Promise<void> {
  const firstPairing = Math.floor(Date.now() / DAY + 8) * DAY + EVENING;
  const id = 'winter-open';
  await manager.ask(calls.buildTournament, {
    body: swiss(firstPairing, {
      id,
      name: 'Winter Open',
      description: '<p>Five rounds of rapid online, one evening a week. Everybody may join.</p>',
      organiser: ELVEBAKKEN,
      defaultGameLocation: 1,
      selfJoinable: true,
      onlinePairingIntervalN: 1,
      onlinePairingIntervalT: 3,
      endDate: day(firstPairing + 36 * DAY),
      rounds: 5,
      initialTime: 15,
      increment: 10,
    }),
  });
  for (const account of ['mikael', 'katrin', 'birger', 'ingrid', 'nora', 'odin']) {
    await manager.ask(calls.addParticipant, { id, account });
  }
}

/** Imports a finished over-the-board tournament from its report file. */
export async function seedFinished(manager: Session): Promise<void> {
  const trf = readFileSync(PLAYED, 'utf8');
  await manager.ask(calls.importTournament, {
    body: { id: 'autumn-cup', trf, organiser: FJELLSIDEN, organiserType: 'club' },
  });
}

const RUNNING = 'fjord-championship';
const SIXTEEN = CLUBS.flatMap(({ players }) => players.slice(0, 8).map(({ id }) => id));
/** Three hours each, so that the games are still running later in the day. */
const THINKING_MINUTES = 180;
/** A week between rounds, so that the second one waits for the seed script. */
const WEEKS = 3;

/** Creates a tournament of two engine-paired rounds: the first with results, the second in progress. */
export async function seedRunning(manager: Session): Promise<void> {
  await manager.ask(calls.buildTournament, {
    body: swiss(Date.now(), {
      id: RUNNING,
      name: 'Fjord Online Championship',
      description: '<p>Five rounds online, one a week. Follow the games live, or log in as a player and move.</p>',
      organiser: FJELLSIDEN,
      defaultGameLocation: 1,
      onlinePairingIntervalN: 1,
      onlinePairingIntervalT: WEEKS,
      endDate: day(Date.now() + 35 * DAY),
      rounds: 5,
      initialTime: THINKING_MINUTES,
      increment: 30,
    }),
  });
  for (const account of SIXTEEN) await manager.ask(calls.addParticipant, { id: RUNNING, account });
  await manager.ask(calls.startTournament, { id: RUNNING });
  await enterResults(manager);
  await manager.ask(calls.pairNextRound, { id: RUNNING, button: 'pairings' });
}

/** The stronger player usually wins. */
const FIRST_ROUND = [1, 0, 1, 1, -1, 0, 1, 1] as const;
/** The same for boards where Black is stronger. */
const FROM_THE_OTHER_SIDE = [-1, 0, -1, -1, 1, 0, -1, -1] as const;

async function enterResults(manager: Session): Promise<void> {
  const first = await pairingsOf(manager, 1);
  const seeds = new Map(first.page.participants.map(({ account, seed }) => [account, seed]));
  for (const [index, { white, black }] of first.pairings.entries()) {
    const isFavourite = (seeds.get(white) ?? 0) < (seeds.get(black) ?? 0);
    const result = (isFavourite ? FIRST_ROUND : FROM_THE_OTHER_SIDE)[index] ?? 0;
    await manager.ask(calls.setResult, { id: RUNNING, round: 1, white, black, result });
  }
}

/** The moves played on the boards of the running round. */
const OPENINGS = [
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8',
  'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 e8g8 f1d3 d7d5 g1f3 c7c5',
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 c1e3 e7e5',
  'd2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 d5c4 a2a4 c8f5',
  'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7 e4e5',
  'c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5',
  'e2e4 c7c6 d2d4 d7d5 e4e5 c8f5',
  // A finished game: Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
  'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8',
] as const;

/** Plays the first moves of the running round once it begins. */
export async function playOpenings(newSession: () => Session): Promise<void> {
  const session = newSession();
  const { page, pairings } = await pairingsOf(session, 2);
  await Promise.all(
    pairings.map(async ({ white, black }, board) => {
      const [game] = page.games[`2_${white}_${black}`] ?? [];
      const opening = OPENINGS[board];
      if (game === undefined || opening === undefined) return;
      const sides = await Promise.all([white, black].map((id) => newSession().logIn(id, PASSWORD)));
      await sleep(Math.max(0, Date.parse(game.start) - Date.now()));
      for (const [ply, move] of opening.split(' ').entries()) {
        await sides[ply % 2]?.ask(calls.move, { id: game.id, from: move.slice(0, 2), to: move.slice(2) });
      }
    }),
  );
}

/** The page of the running tournament, once the round is paired. */
async function pairingsOf(session: Session, round: number) {
  for (;;) {
    const page = await session.page(RUNNING);
    const pairings = page.pairings.filter((row) => row.round === round && row.black !== 'bye');
    if (pairings.length > 0) return { page, pairings };
    await sleep(100);
  }
}
