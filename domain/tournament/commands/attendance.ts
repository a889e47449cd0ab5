/** Who is in the hall, as the arbiter says. */
import type { AccountId } from '../../ids.ts';
import { refuse } from '../../result.ts';
import { withPlayers } from '../change.ts';
import { type Decided, done, GAMES_NEWS } from '../decision.ts';
import { KINDS } from '../kinds.ts';
import { playersOf, type Seen, type Tournament } from '../state.ts';

/** These are here, or away, from the next pairing on; what is paired stays. */
export function markSeen(before: Tournament, accounts: readonly AccountId[], seen: Seen | null): Decided {
  if (KINDS[before.settings.kind].attendance === 'everybody') return refuse('everybodyIsPaired');
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  const known = new Set(playersOf(before).map(({ account }) => account));
  if (!accounts.every((account) => known.has(account))) return refuse('notParticipating');
  const meant = new Set(accounts);
  const after = withPlayers(before, (player) =>
    meant.has(player.account) && player.seen !== seen ? { ...player, seen } : player,
  );
  return done(after, { news: GAMES_NEWS });
}
