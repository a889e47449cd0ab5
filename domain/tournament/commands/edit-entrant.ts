/** What is said of an entry is mended: a name that was misspelled, a rating that was another. */
import { type AccountId, isGuestId } from '../../ids.ts';
import { refuse } from '../../result.ts';
import { isSame } from '../../same.ts';
import { withPlayer } from '../change.ts';
import type { SaidOfEntrant } from '../command.ts';
import { type Decided, done, GAMES_NEWS } from '../decision.ts';
import { reseeded } from '../seeding.ts';
import { type Player, playerOf, type Tournament } from '../state.ts';

/**
 * Title, rating, federation and club are those of the entry, and only this tournament knows the new ones; the name of
 * somebody with an account is the account's. Before the start the list is in its order with the new rating; after it the numbers
 * stay.
 */
export function editEntrant(before: Tournament, account: AccountId, said: SaidOfEntrant): Decided {
  const player = playerOf(before, account);
  if (player === undefined) return refuse('notParticipating');
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  if (said.name !== null && !isGuestId(account)) return refuse('invalidInput');
  const mended = mendedEntry(player, said);
  if (isSame(mended, player)) return done(before);
  const after = withPlayer(before, account, () => mended);
  return done(before.phase.kind === 'open' ? reseeded(after, after.participants) : after, { news: GAMES_NEWS });
}

const mendedEntry = (player: Player, { name, title, rating, federation, club }: SaidOfEntrant): Player => ({
  ...player,
  title,
  rating,
  federation,
  club,
  person: { ...player.person, ...name },
});
