/** An entrant who is replaced by another account (ENTRY-11, ENTRY-17). */
import { type AccountId, asId, isGuestId } from '../../kernel/ids.ts';
import { type DraftSeats, playersOf, type Tournament } from './state.ts';
import { type NewId, withIds } from './with-ids.ts';

export interface Identified {
  /** A guest, or an account entered by mistake. */
  readonly from: AccountId;
  readonly account: AccountId;
}

/** One account leaves and one enters with the same entry; null if there is none. */
export function identifiedBetween(before: Tournament, after: Tournament): Identified | null {
  if (before.participants === after.participants) return null;
  const [old, now] = [playersOf(before), playersOf(after)];
  if (old.length !== now.length) return null;
  const [known, here] = [old, now].map((players) => new Set(players.map(({ account }) => account)));
  const gone = old.find(({ account }) => here?.has(account) === false);
  const come = now.find(({ account }) => !isGuestId(account) && known?.has(account) === false);
  return gone === undefined || gone.joinedAt !== come?.joinedAt ? null : { from: gone.account, account: come.account };
}

/** The earlier state with the account replaced, so that remaining differences have other causes. */
export function asIdentified(before: Tournament, after: Tournament): Tournament {
  const found = identifiedBetween(before, after);
  return found === null ? before : renamed(before, found);
}

/** Replaces an account everywhere. */
export function renamed(before: Tournament, { from, account }: Identified): Tournament {
  const newId: NewId = (id) => (id === from ? asId(account) : id);
  const seats = ({ pairs, byes }: DraftSeats): DraftSeats => ({
    pairs: pairs.map(({ white, black }) => ({ white: newId(white), black: newId(black) })),
    byes: byes.map(newId),
  });
  const { draft } = before;
  return {
    ...withIds(before, newId),
    draft: draft && { ...draft, proposed: seats(draft.proposed), seats: seats(draft.seats) },
  };
}
