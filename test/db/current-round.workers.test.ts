import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { bulkInsert } from '../../db/bulk.ts';
import { openDb } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { readPublicCalendar } from '../../db/read/tournament/tournament-lists.ts';
import { accounts, clubs, teams } from '../../db/schema/index.ts';
import { tournamentWrites } from '../../db/write/tournament.ts';
import { VISITOR } from '../../domain/access/actor.ts';
import { type AccountId, asId, type ClubId, type TeamId } from '../../domain/kernel/ids.ts';
import { progressOf } from '../../web/model/progress.ts';
import { presentCard } from '../../worker/present/tournament.ts';
import { entryOf } from '../support/domain/played-tournament.ts';
import { pageShownTo, roundMoments } from '../support/domain/round-moments.ts';
import { at } from '../support/domain/tournament.ts';

const db = openDb(env.DB);
const CLUB: ClubId = asId('chess-club');

beforeAll(async () => {
  const teamIds = ['A', 'B', 'C', 'D'].map((name): TeamId => asId(name));
  const names = [
    ...Array.from({ length: 6 }, (_, index) => `p${index + 1}`),
    ...teamIds.flatMap((team) => [1, 2].map((place) => `${team.toLowerCase()}${place}`)),
  ];
  const people = names.map((name) => {
    const { account, person, federation } = entryOf(name);
    return { id: account, ...person, federation, createdAt: at(0) };
  });
  const club = { id: CLUB, name: 'Chess Club', manager: asId<AccountId>('p1'), createdAt: at(0) };
  const rows = teamIds.map((id) => ({ id, club: CLUB, name: id, createdAt: at(0) }));
  await commit(db, {
    writes: [...bulkInsert(db, accounts, people), ...bulkInsert(db, clubs, [club]), ...bulkInsert(db, teams, rows)],
  });
});

it.each(roundMoments())('[ROUND-15] $name has the same current round in the lists', async ({ tournament }) => {
  const [own, ...writes] = tournamentWrites(db, null, { ...tournament, pin: { pinned: true, order: 0 } });
  await commit(db, { writes: [own, ...writes] });
  const cards = (await readPublicCalendar(db, at(0), 10)).map((card) => presentCard(card, at(0)));
  const [removal] = tournamentWrites(db, { ...tournament, pin: { pinned: true, order: 0 } }, null);
  await commit(db, { writes: [removal] });
  const { round, roundStart, roundDone, rounds } = progressOf(pageShownTo(VISITOR, tournament, null));
  expect(cards).toMatchObject([
    { rounds, currentRound: round, currentRoundStart: roundStart, currentRoundDone: roundDone },
  ]);
});
