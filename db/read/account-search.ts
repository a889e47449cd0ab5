import { and, asc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { AccountId, ClubId } from '../../domain/kernel/ids.ts';
import { type SearchKey, searchKey } from '../../domain/lib/search-key.ts';
import type { Db } from '../client.ts';
import { accounts, clubMembers } from '../schema/index.ts';

/** Whose real names may be searched: everybody's, or those of these clubs' members and of users who show theirs. */
export type NamesOf = 'everybody' | readonly ClubId[];

export interface FoundAccount {
  readonly id: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly fideNumber: number | null;
  readonly fideRating: number | null;
  readonly title: string | null;
  readonly nameVisible: boolean;
}

interface Search {
  readonly names: NamesOf;
  readonly limit: number;
  /** Without the members of this club. */
  readonly outside?: ClubId;
}

/**
 * Accounts whose user name contains the text, whose FIDE number it is, or whose visible name contains all its words.
 */
export async function searchAccounts(
  db: Db,
  wanted: SearchKey,
  { names, limit, outside }: Search,
): Promise<readonly FoundAccount[]> {
  const visible = names === 'everybody' ? sql`1` : or(eq(accounts.showRealName, true), isMemberOf(names));
  const words = wanted.split(' ').filter((word) => word !== '');
  const fullName = plain(sql`${accounts.firstName} || ' ' || ${accounts.lastName}`);
  const byName = and(visible, ...words.map((word) => sql`instr(${fullName}, ${word}) > 0`));
  const byUserName = sql`instr(lower(${accounts.id}), ${wanted}) > 0`;
  const byNumber = /^\d+$/.test(wanted) ? eq(accounts.fideNumber, Number(wanted)) : undefined;
  const rows = await db
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      fideNumber: accounts.fideNumber,
      fideRating: accounts.fideRating,
      title: accounts.title,
      nameVisible: sql<number>`${visible}`,
    })
    .from(accounts)
    .where(
      and(
        eq(accounts.ghost, false),
        or(byNumber, byUserName, byName),
        outside === undefined ? undefined : not(isMemberOf([outside])),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, nameVisible: row.nameVisible !== 0 }));
}

const isMemberOf = (clubs: readonly ClubId[]): SQL =>
  sql`exists (select 1 from ${clubMembers} where ${clubMembers.account} = ${accounts.id} and ${clubMembers.club} in (select value from json_each(${JSON.stringify(clubs)})))`;

/** Letters of Nordic and western languages that SQLite neither lower-cases nor decomposes. */
const LETTERS = [...'æøåäöüéèáíóñçšžðþ'].flatMap((letter) => [letter, letter.toUpperCase()]);

/** Normalises a name like `searchKey`, for the letters above. */
const plain = (name: SQL): SQL =>
  LETTERS.reduce(
    (text, letter) => sql`replace(${text}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${searchKey(letter)}'`)})`,
    sql`lower(${name})`,
  );
