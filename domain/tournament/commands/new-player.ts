import { drawId } from '../../kernel/chance.ts';
import { type AccountId, GUEST_PREFIX } from '../../kernel/ids.ts';
import type { ListedRatings } from '../../rating/seeding-list.ts';
import type { Entry, Guest } from '../command.ts';
import type { DecisionContext } from '../decision.ts';
import { ratingAtEntry } from '../rounds/entry-rating.ts';
import type { Settings } from '../value/settings.ts';
import { type Player, UNRANKED } from '../value/state.ts';

export const newGuest = (
  settings: Settings,
  guest: Guest,
  listed: ListedRatings | undefined,
  { now, chance }: Pick<DecisionContext, 'now' | 'chance'>,
): Player => guestNamed(settings, drawId<AccountId>(chance, 10, GUEST_PREFIX), guest, listed, now);

/** A guest with an id that is known outside, such as that of an entry. */
export const guestNamed = (
  settings: Settings,
  account: AccountId,
  guest: Guest,
  listed: ListedRatings | undefined,
  now: DecisionContext['now'],
): Player => {
  const entry = { ...guest, account, person: { ...guest.person, ghost: true } };
  return newPlayer(settings, { ...entry, ...(listed && { listed }) }, now);
};

/** Title, rating, federation and club are those at entry. */
export const newPlayer = (settings: Settings, entry: Entry, now: DecisionContext['now']): Player => ({
  kind: 'player',
  account: entry.account,
  person: entry.person,
  title: entry.title,
  rating: ratingAtEntry(settings, entry.rating, entry.listed),
  federation: entry.federation,
  club: entry.club,
  seed: 0,
  joinedAt: now,
  fileNumber: null,
  virtualPoints: null,
  withdrawnFrom: null,
  selfWithdrawn: false,
  eliminated: false,
  attendance: null,
  manualCategories: [],
  standing: UNRANKED,
});
