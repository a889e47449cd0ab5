/** Loads what a decision asks of accounts and teams. */
import type { Db } from '../../db/client.ts';
import { type Account, readAccount } from '../../db/read/account.ts';
import { readClub } from '../../db/read/club.ts';
import { readListedRatings } from '../../db/read/listed-ratings.ts';
import { personOf } from '../../db/read/person.ts';
import { readTeam, readTeamsOfMember } from '../../db/read/team.ts';
import { nonNull } from '../../domain/kernel/given.ts';
import type { AccountId, TeamId } from '../../domain/kernel/ids.ts';
import type { Entry, TeamEntry } from '../../domain/tournament/command.ts';
import type { EffectResult, LoadEntrantEffect, LoadEntrantsEffect } from '../../domain/tournament/decision.ts';
import { listedPerson } from '../../domain/tournament/rounds/entry-rating.ts';
import { mayPlayInLeague } from '../league/restricted.ts';

type Loaded<Kind extends EffectResult['kind']> = Omit<Extract<EffectResult, { readonly kind: Kind }>, 'kind'>;

export async function entryOf(
  db: Db,
  { account: id, league, federation }: LoadEntrantEffect,
): Promise<Loaded<'entry'>> {
  const account = await readAccount(db, id);
  if (account === undefined) return { entry: null, teams: [], barred: null };
  const entry = await withoutLists(db, account);
  const { listed } = await readListedRatings(db, [listedPerson(entry)], federation);
  const { sex, birthDate, fideRating } = account;
  const allowed = await mayPlayInLeague(db, league, { sex, birthDate, rating: fideRating });
  return {
    entry: { ...entry, ...nonNull({ listed: listed[0] }) },
    teams: await readTeamsOfMember(db, account.id),
    barred: allowed.ok ? null : allowed,
  };
}

export async function entriesOf(
  db: Db,
  { accounts, guests, federation }: LoadEntrantsEffect,
): Promise<Loaded<'entries'>> {
  const entries = await Promise.all(accounts.map((account) => entryById(db, account)));
  const known = entries.filter((entry) => entry !== null);
  const { listed } = await readListedRatings(db, [...known.map(listedPerson), ...guests], federation);
  const ratings = new Map(known.map(({ account }, at) => [account, listed[at]]));
  return {
    entries: entries.map((entry) => entry && { ...entry, ...nonNull({ listed: ratings.get(entry.account) }) }),
    guests: listed.slice(known.length),
  };
}

export async function teamOf(db: Db, id: TeamId): Promise<TeamEntry | null> {
  const team = await readTeam(db, id);
  return team === undefined ? null : { team: team.id, name: team.name };
}

async function entryById(db: Db, id: AccountId): Promise<Entry | null> {
  const account = await readAccount(db, id);
  return account === undefined ? null : withoutLists(db, account);
}

/** With the rating of the account. */
async function withoutLists(db: Db, account: Account): Promise<Entry> {
  const { id, title, fideRating, federation, homeClub } = account;
  const club = homeClub === null ? null : ((await readClub(db, homeClub))?.name ?? null);
  return { account: id, person: personOf(account), title, rating: fideRating, federation, club };
}
