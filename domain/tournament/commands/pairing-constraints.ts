import { refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import { isAcceleratable } from '../../pairing/baku-acceleration.ts';
import type { ForbiddenPlayers, PlayerBye } from '../command.ts';
import { type Decided, done, GAMES_CHANGED } from '../decision.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { isPresent } from '../guards/presence.ts';
import { mayAccelerate, maySetConstraints } from '../guards/round-guards.ts';
import {
  type Acceleration,
  byRound,
  type ForbiddenPair,
  pairedRounds,
  playerOf,
  type Tournament,
} from '../value/state.ts';

export function addForbiddenPair(before: Tournament, pair: ForbiddenPlayers): Decided {
  const allowed = maySetConstraints(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  if (pair.who.some((account) => playerOf(before, account)?.withdrawnFrom !== null)) return refuse('notParticipating');
  const wanted = inOrder(pair);
  if (wanted.who.length < 2) return refuse('samePlayer');
  const isKnown = before.forbiddenPairs.some((other) => isSame(other, wanted));
  return done(isKnown ? before : { ...before, forbiddenPairs: [...before.forbiddenPairs, wanted] });
}

export function removeForbiddenPair(before: Tournament, pair: ForbiddenPlayers): Decided {
  const allowed = maySetConstraints(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const lifted = inOrder(pair);
  const forbiddenPairs = before.forbiddenPairs.filter((other) => !isSame(other, lifted));
  return forbiddenPairs.length === before.forbiddenPairs.length
    ? refuse('noSuchForbiddenPair')
    : done({ ...before, forbiddenPairs });
}

const inOrder = ({ who, ...rounds }: ForbiddenPair): ForbiddenPair => ({ ...rounds, who: [...new Set(who)].sort() });

/** Books a bye for an unpaired round, and replaces an earlier booking. */
export function addRequestedBye(before: Tournament, wanted: PlayerBye): Decided {
  const allowed = maySetConstraints(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const { who, round } = wanted;
  const player = playerOf(before, who);
  if (player === undefined || !isPresent(player, round)) return refuse('notParticipating');
  if (round <= pairedRounds(before)) return refuse('roundIsPaired');
  if (round > (before.settings.rounds ?? round)) return refuse('noSuchRound');
  const others = before.requestedByes.filter((requested) => requested.who !== who || requested.round !== round);
  const requestedByes = byRound([...others, wanted]);
  return done(isSame(requestedByes, before.requestedByes) ? before : { ...before, requestedByes }, {
    events: GAMES_CHANGED,
  });
}

/** Baku acceleration (C.04.7), changeable until round 1 is paired. */
export function accelerate(before: Tournament, by: Acceleration): Decided {
  const allowed = mayAccelerate(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  if (by !== 'none' && !isAcceleratable(before.settings.points)) return refuse('accelerationNeedsUsualPoints');
  return done(by === before.acceleration ? before : { ...before, acceleration: by });
}
