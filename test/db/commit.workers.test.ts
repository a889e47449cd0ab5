import { env } from 'cloudflare:workers';
import { and, count, eq, isNull, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bulkInsert, bulkUpdate, isOneOf } from '../../db/bulk.ts';
import { openDb } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { accounts, clubMembers, clubs } from '../../db/schema/index.ts';
import { insertAccount, USERNAME_UNIQUE, updateAccount } from '../../db/write/account.ts';
import { CLUB_MEMBER_UNIQUE, insertClub, insertClubMember } from '../../db/write/club.ts';
import { type AccountId, asId, type ClubId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import { firstOf, nth, onlyOf } from '../support/lists.ts';

const db = openDb(env.DB);
const now = millis(1_700_000_000_000);

let people = 0;
function person(id?: string): typeof accounts.$inferInsert {
  people += 1;
  return { id: asId<AccountId>(id ?? `person-${people}`), firstName: 'Given', lastName: 'Family', createdAt: now };
}
const exists = async (id: AccountId): Promise<boolean> =>
  (await db.select().from(accounts).where(eq(accounts.id, id))).length === 1;

describe('a commit', () => {
  it('a commit does nothing when there is nothing to write', async () => {
    expect(await commit(db, { writes: [] })).toEqual({ ok: true, value: true });
  });

  it('a commit writes all or nothing: a late failure undoes the first row', async () => {
    const first = person();
    const orphan = { club: asId<ClubId>('no-club'), account: first.id, joinedAt: now };
    await expect(commit(db, { writes: [insertAccount(db, first), insertClubMember(db, orphan)] })).rejects.toThrow(
      /FOREIGN KEY/,
    );
    expect(await exists(first.id)).toBe(false);
  });

  it('a commit stands when its claim changed one row', async () => {
    const claimed = person();
    const other = person();
    await commit(db, { writes: [insertAccount(db, claimed)] });
    const result = await commit(db, {
      claim: { write: updateAccount(db, claimed.id, { level: 1 }), otherwise: 'tooLate' },
      writes: [insertAccount(db, other)],
    });
    expect(result).toEqual({ ok: true, value: true });
    expect(await exists(other.id)).toBe(true);
  });

  it('a commit is rolled back as a whole when its claim changed no row', async () => {
    const other = person();
    const result = await commit(db, {
      claim: { write: updateAccount(db, asId('nobody'), { level: 1 }), otherwise: 'tooLate' },
      writes: [insertAccount(db, other)],
    });
    expect(result).toEqual({ ok: false, key: 'tooLate' });
    expect(await exists(other.id)).toBe(false);
  });

  it('a commit is rolled back, the claim included, when its claim changed two rows', async () => {
    const [one, two] = [person(), person()];
    await commit(db, { writes: [insertAccount(db, one), insertAccount(db, two)] });
    const write = db
      .update(accounts)
      .set({ level: 2 })
      .where(isOneOf(accounts.id, [one.id, two.id]));
    expect(await commit(db, { claim: { write, otherwise: 'tooLate' }, writes: [] })).toEqual({
      ok: false,
      key: 'tooLate',
    });
    const row = onlyOf(await db.select().from(accounts).where(eq(accounts.id, one.id)));
    expect(row.level).toBe(0);
  });

  it('a commit is refused with the error key of the violated unique index, also for another case', async () => {
    const taken = person();
    const add = (row: typeof accounts.$inferInsert) =>
      commit(db, { writes: [insertAccount(db, row)], unique: [USERNAME_UNIQUE] });
    expect((await add(taken)).ok).toBe(true);
    expect(await add(taken)).toEqual({ ok: false, key: 'usernameExists' });
    expect(await add(person(taken.id.toUpperCase()))).toEqual({ ok: false, key: 'usernameExists' });
  });

  it('a refused commit names the violated index where several are possible', async () => {
    const manager = person();
    const club = asId<ClubId>(`club-of-${manager.id}`);
    await commit(db, {
      writes: [
        insertAccount(db, manager),
        insertClub(db, { id: club, name: 'Club', manager: manager.id, createdAt: now }),
        insertClubMember(db, { club, account: manager.id, joinedAt: now }),
      ],
    });
    const again = await commit(db, {
      writes: [insertAccount(db, person()), insertClubMember(db, { club, account: manager.id, joinedAt: now })],
      unique: [USERNAME_UNIQUE, CLUB_MEMBER_UNIQUE],
    });
    expect(again).toEqual({ ok: false, key: 'alreadyAMember' });
  });

  it('a commit throws unexpected errors', async () => {
    const taken = person();
    await commit(db, { writes: [insertAccount(db, taken)] });
    await expect(commit(db, { writes: [insertAccount(db, taken)] })).rejects.toThrow(/UNIQUE/);
  });

  it('one of many concurrent commits that claim the same row succeeds', async () => {
    const prize = person();
    await commit(db, { writes: [insertAccount(db, prize)] });
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        commit(db, {
          claim: {
            write: db
              .update(accounts)
              .set({ title: `T${index}` })
              .where(and(eq(accounts.id, prize.id), isNull(accounts.title))),
            otherwise: 'tooLate',
          },
          writes: [insertAccount(db, person(`follower-${index}`))],
        }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const followers = onlyOf(await db.select({ n: count() }).from(accounts).where(like(accounts.id, 'follower-%')));
    expect(followers.n).toBe(1);
  });
});

describe('bulk writes', () => {
  const rows = Array.from({ length: 1_201 }, (_, index) => ({
    ...person(`crowd-${index}`),
    fideRating: index % 3 === 0 ? null : 1_000 + index,
    ghost: index % 2 === 0,
    firstName: index === 7 ? `O'Neill "x" \\ Łukasz 😀` : 'Given',
  }));

  it('bulk writes insert more than a thousand rows in three statements, each row as it was', async () => {
    const writes = bulkInsert(db, accounts, rows);
    expect(writes).toHaveLength(3);
    expect((await commit(db, { writes })).ok).toBe(true);
    const crowd = onlyOf(await db.select({ n: count() }).from(accounts).where(like(accounts.id, 'crowd-%')));
    expect(crowd.n).toBe(1_201);
    const seventh = nth(rows, 7);
    expect(await db.select().from(accounts).where(eq(accounts.id, seventh.id))).toMatchObject([
      { firstName: seventh.firstName, fideRating: 1_007, ghost: false, federation: 'NOR' },
    ]);
    expect(
      await db
        .select()
        .from(accounts)
        .where(eq(accounts.id, firstOf(rows).id)),
    ).toMatchObject([{ fideRating: null, ghost: true, createdAt: now }]);
  });

  it('bulk writes give a column its default in rows that leave it out', async () => {
    const mixed = [{ ...person('mixed-1'), federation: 'SWE' }, person('mixed-2')];
    await commit(db, { writes: bulkInsert(db, accounts, mixed) });
    const found = await db.select().from(accounts).where(like(accounts.id, 'mixed-%')).orderBy(accounts.id);
    expect(found.map(({ federation }) => federation)).toEqual(['SWE', 'NOR']);
  });

  it('bulk writes update each row by its key, with its own values', async () => {
    const changes = rows.map(({ id }, index) => ({ id, level: index % 4, title: index === 5 ? 'GM' : null }));
    await commit(db, { writes: bulkUpdate(db, accounts, ['id'], changes) });
    const found = await db
      .select()
      .from(accounts)
      .where(isOneOf(accounts.id, [nth(rows, 5).id, nth(rows, 1_200).id]))
      .orderBy(accounts.fideRating);
    expect(found.map(({ id, level, title }) => ({ id, level, title }))).toEqual([
      { id: 'crowd-1200', level: 0, title: null },
      { id: 'crowd-5', level: 1, title: 'GM' },
    ]);
  });

  it('bulk writes update by a key of two columns and leave other rows alone', async () => {
    const [one, two] = [person(), person()];
    const club = asId<ClubId>(`pair-of-${one.id}`);
    await commit(db, {
      writes: [
        ...bulkInsert(db, accounts, [one, two]),
        insertClub(db, { id: club, name: 'Club', manager: one.id, createdAt: now }),
        ...bulkInsert(
          db,
          clubMembers,
          [one, two].map(({ id }) => ({ club, account: id, joinedAt: now })),
        ),
        ...bulkUpdate(db, clubMembers, ['club', 'account'], [{ club, account: two.id, joinedAt: millis(5) }]),
      ],
    });
    const joined = await db.select().from(clubMembers).where(eq(clubMembers.club, club)).orderBy(clubMembers.joinedAt);
    expect(joined.map(({ account, joinedAt }) => [account, joinedAt])).toEqual([
      [two.id, 5],
      [one.id, now],
    ]);
  });

  it('bulk writes write nothing for no rows', () => {
    expect(bulkInsert(db, clubs, [])).toEqual([]);
    expect(bulkUpdate(db, clubs, ['id'], [])).toEqual([]);
  });

  it('a query can match more values than a statement can bind', async () => {
    const ids = rows.map(({ id }) => id);
    const found = onlyOf(await db.select({ n: count() }).from(accounts).where(isOneOf(accounts.id, ids)));
    expect(found.n).toBe(1_201);
  });
});
