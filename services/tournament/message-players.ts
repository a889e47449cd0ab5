import { countReachable } from '../../db/read/entry-mail.ts';
import { storeGuestMails } from '../../db/write/entry-mail.ts';
import { writeToAccounts } from '../../db/write/message.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type AccountId, asId, type EntryId, GUEST_PREFIX, isGuestId } from '../../domain/kernel/ids.ts';
import { boardsOf, playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import { allow, personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { commitWithMessages } from '../message/commit-with-messages.ts';
import { orNotFound } from '../refusal.ts';
import { visibleTournament } from './views/view.ts';

/** To the inbox of accounts, and by e-mail to guests who are entrants of an event; returns to how many. */
export async function messagePlayers(
  deps: Deps,
  actor: Actor,
  id: string,
  { text, round }: { readonly text: string; readonly round: number | null },
): Promise<number> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const sender = personAsking(actor).account;
  const seated = round === null ? null : seatedIn(tournament, round);
  const players = playersOf(tournament)
    .filter(({ account, withdrawnFrom }) => withdrawnFrom === null && (seated?.has(account) ?? true))
    .map(({ account }) => account);
  const accounts = players.filter((account) => !isGuestId(account));
  const guests = players.filter(isGuestId).map((account) => asId<EntryId>(account.slice(GUEST_PREFIX.length)));
  const now = deps.now();
  await commitWithMessages(deps, {
    writes: guests.length === 0 ? [] : [storeGuestMails(deps.db, guests, { text, key: deps.newId(), now })],
    messages: writeToAccounts(deps.db, accounts, { sender, content: { kind: 'written', text }, sentAt: now }),
  });
  return accounts.length + (guests.length === 0 ? 0 : await countReachable(deps.db, guests));
}

function seatedIn({ rounds }: Tournament, number: number): ReadonlySet<AccountId> {
  const round = orNotFound(rounds[number - 1], 'noSuchRound');
  return new Set(boardsOf(round).flatMap(({ white, black }) => [white, black]));
}
