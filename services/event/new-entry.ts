/** Makes entries of what was sent, with what the rating lists know of the player. */

import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { EntryDetailsInput, ownEntryPayload } from '../../contract/event/entries.ts';
import { readAccount } from '../../db/read/account.ts';
import { readClub } from '../../db/read/club.ts';
import { readFidePlayer } from '../../db/read/fide.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { EntryDetails, NewEntry } from '../../domain/event/command.ts';
import { type EntryPlayer, type EntryRatings, NO_RATINGS } from '../../domain/event/value/entry.ts';
import type { AccountId, GroupCode } from '../../domain/kernel/ids.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';

type SentPlayer = Omit<EntryDetailsInput['player'], 'firstName' | 'lastName'>;

/** The list fills in title, birth year and sex where the form has none. */
export async function listedPlayer<Sent extends SentPlayer>({ db }: Pick<Deps, 'db'>, sent: Sent) {
  const known = sent.fideNumber === null ? undefined : await readFidePlayer(db, sent.fideNumber);
  const ratings: EntryRatings =
    known === undefined
      ? NO_RATINGS
      : {
          byList: { standard: known.standard, rapid: known.rapid, blitz: known.blitz },
          month: known.month,
          manual: null,
        };
  return {
    ...sent,
    birthYear: sent.birthYear ?? known?.birthYear ?? null,
    sex: sent.sex ?? known?.sex ?? null,
    title: known?.title ?? null,
    ratings,
  };
}

export const entryDetailsOf = async (deps: Pick<Deps, 'db'>, sent: EntryDetailsInput): Promise<EntryDetails> => ({
  ...sent,
  player: await listedPlayer(deps, sent.player),
});

export const newEntriesOf = (
  deps: Pick<Deps, 'db'>,
  sent: readonly (EntryDetailsInput & { readonly group: GroupCode })[],
): Promise<NewEntry[]> =>
  Promise.all(
    sent.map(async ({ group, ...details }) => ({ ...(await entryDetailsOf(deps, details)), group, account: null })),
  );

/** Of the account that is logged in: its name, FIDE number, birth date and club are not sent (EN-4). */
export async function ownEntryOf(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { contact, language, birthYear, sex, ...sent }: CamelKeys<z.output<typeof ownEntryPayload>>,
): Promise<NewEntry> {
  const account = personAsking(actor).account;
  const player = await playerOfAccount(deps, account);
  return {
    ...sent,
    account,
    player: { ...player, birthYear: player.birthYear ?? birthYear, sex: player.sex ?? sex },
    contact: { ...contact, language },
  };
}

/** Titles and ratings are those of FIDE's list, or those that the account has. */
export async function playerOfAccount({ db }: Pick<Deps, 'db'>, id: AccountId): Promise<EntryPlayer> {
  const account = orNotFound(await readAccount(db, id), 'noSuchAccount');
  const club = account.homeClub === null ? undefined : await readClub(db, account.homeClub);
  const listed = await listedPlayer(
    { db },
    {
      fideNumber: account.fideNumber,
      birthYear: account.birthDate === null ? null : Number(account.birthDate.slice(0, 4)),
      birthDate: account.birthDate,
      sex: account.sex,
      federation: account.federation,
      club: club?.name ?? null,
    },
  );
  const ratings =
    listed.ratings.month === null
      ? { ...NO_RATINGS, byList: { ...NO_RATINGS.byList, standard: account.fideRating } }
      : listed.ratings;
  return {
    ...listed,
    firstName: account.firstName,
    lastName: account.lastName,
    title: listed.title ?? account.title,
    ratings,
  };
}
