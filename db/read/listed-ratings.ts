import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { ListedRatings, ListsInPlace, PublishedRatings } from '../../domain/rating/seeding-list.ts';
import type { ListedPerson } from '../../domain/tournament/decision.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { fidePlayers, nationalLists, nationalPlayers } from '../schema/index.ts';
import { readConfirmedMonth } from './fide.ts';

export interface LoadedRatings {
  /** In the order of the people. */
  readonly listed: readonly ListedRatings[];
  readonly inPlace: ListsInPlace;
}

/** The ratings of these people in FIDE's list and in that of the federation. */
export async function readListedRatings(
  db: Db,
  people: readonly ListedPerson[],
  federation: string,
): Promise<LoadedRatings> {
  const numbers = people.flatMap(({ fideNumber }) => fideNumber ?? []);
  const ids = people.filter((one) => one.federation === federation).flatMap(({ nationalId }) => nationalId ?? []);
  const [[fide, national, [list]], confirmed] = await Promise.all([
    db.batch([selectFide(db, numbers), selectNational(db, federation, { numbers, ids }), selectList(db, federation)]),
    readConfirmedMonth(db),
  ]);
  const byNumber = new Map(fide.map((row) => [row.number, published(row)]));
  const byNationalNumber = new Map(national.map((row) => [row.fideNumber, published(row)]));
  const byId = new Map(national.map((row) => [row.id, published(row)]));
  return {
    listed: people.map((person) => ({
      fide: (person.fideNumber === null ? null : byNumber.get(person.fideNumber)) ?? null,
      national:
        (person.fideNumber === null ? null : byNationalNumber.get(person.fideNumber)) ??
        (person.nationalId === null || person.federation !== federation ? null : byId.get(person.nationalId)) ??
        null,
    })),
    inPlace: { fide: confirmed ?? null, national: list?.month ?? null },
  };
}

const selectFide = (db: Db, numbers: readonly number[]) =>
  db
    .select({
      number: fidePlayers.number,
      standard: fidePlayers.standard,
      rapid: fidePlayers.rapid,
      blitz: fidePlayers.blitz,
      month: fidePlayers.month,
    })
    .from(fidePlayers)
    .where(isOneOf(fidePlayers.number, numbers));

const selectNational = (
  db: Db,
  federation: string,
  { numbers, ids }: { readonly numbers: readonly number[]; readonly ids: readonly string[] },
) =>
  db
    .select({
      id: nationalPlayers.id,
      fideNumber: nationalPlayers.fideNumber,
      standard: nationalPlayers.standard,
      rapid: nationalPlayers.rapid,
      blitz: nationalPlayers.blitz,
      month: nationalLists.month,
    })
    .from(nationalLists)
    .innerJoin(nationalPlayers, eq(nationalPlayers.import, nationalLists.import))
    .where(
      and(
        eq(nationalLists.federation, federation),
        or(
          isOneOf(nationalPlayers.id, ids),
          and(isNotNull(nationalPlayers.fideNumber), isOneOf(nationalPlayers.fideNumber, numbers)),
        ),
      ),
    );

const selectList = (db: Db, federation: string) =>
  db.select({ month: nationalLists.month }).from(nationalLists).where(eq(nationalLists.federation, federation));

type RatingsRow = PublishedRatings['ratings'] & Pick<PublishedRatings, 'month'>;

const published = ({ standard, rapid, blitz, month }: RatingsRow): PublishedRatings => ({
  month,
  ratings: { standard, rapid, blitz },
});
