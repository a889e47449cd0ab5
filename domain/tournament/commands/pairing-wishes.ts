/** What the organiser asks of the pairings to come: who must not meet, who sits out, whether the first rounds are accelerated. */
import { isAcceleratable } from '../../pairing/baku-acceleration.ts';
import { refuse } from '../../result.ts';
import { isSame } from '../../same.ts';
import type { PlayerBan, PlayerBye } from '../command.ts';
import { type Decided, done, GAMES_NEWS } from '../decision.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { isPresent } from '../presence.ts';
import { mayAccelerate, mayWish } from '../round-guards.ts';
import { type Acceleration, type Ban, byRound, pairedRounds, playerOf, type Tournament } from '../state.ts';

/** These must not meet; said twice it stays said once. */
export function addBan(before: Tournament, ban: PlayerBan): Decided {
  const allowed = mayWish(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  if (ban.who.some((account) => playerOf(before, account)?.withdrawnFrom !== null)) return refuse('notParticipating');
  const wanted = inOrder(ban);
  if (wanted.who.length < 2) return refuse('samePlayer');
  const isKnown = before.bans.some((other) => isSame(other, wanted));
  return done(isKnown ? before : { ...before, bans: [...before.bans, wanted] });
}

/** They may meet again. */
export function removeBan(before: Tournament, ban: PlayerBan): Decided {
  const allowed = mayWish(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const lifted = inOrder(ban);
  const bans = before.bans.filter((other) => !isSame(other, lifted));
  return bans.length === before.bans.length ? refuse('noSuchBan') : done({ ...before, bans });
}

const inOrder = ({ who, ...rounds }: Ban): Ban => ({ ...rounds, who: [...new Set(who)].sort() });

/** A player sits out a round that is not paired yet, with the points of this bye; a bye booked before is exchanged. */
export function bookBye(before: Tournament, wanted: PlayerBye): Decided {
  const allowed = mayWish(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const { who, round } = wanted;
  const player = playerOf(before, who);
  if (player === undefined || !isPresent(player, round)) return refuse('notParticipating');
  if (round <= pairedRounds(before)) return refuse('roundIsPaired');
  if (round > (before.settings.rounds ?? round)) return refuse('noSuchRound');
  const others = before.bookedByes.filter((booked) => booked.who !== who || booked.round !== round);
  const bookedByes = byRound([...others, wanted]);
  return done(isSame(bookedByes, before.bookedByes) ? before : { ...before, bookedByes }, { news: GAMES_NEWS });
}

/** The Baku acceleration (C.04.7) is chosen, or left out again, before the first round is paired. */
export function accelerate(before: Tournament, by: Acceleration): Decided {
  const allowed = mayAccelerate(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  if (by !== 'none' && !isAcceleratable(before.settings.points)) return refuse('accelerationNeedsUsualPoints');
  return done(by === before.acceleration ? before : { ...before, acceleration: by });
}
