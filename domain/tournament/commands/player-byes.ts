/** What a player says of the rounds to come: that he sits one out, or plays in it after all. */
import type { AccountId } from '../../ids.ts';
import { refuse } from '../../result.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS } from '../decision.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { mayAskBye, mayWithdrawBye, type OwnByes } from '../player-byes.ts';
import { byRound, freeRoundsOf, playerOf, type Tournament } from '../state.ts';

/** Said twice it stays said once. A bye of another kind that the organiser has booked for the round is left alone. */
export function askBye(before: Tournament, round: number, { actor }: Circumstances): Decided {
  if (actor.kind !== 'person') return refuse('forbidden');
  const who = actor.account;
  const allowed = mayAskBye(lifecycleOf(before), round, ownByes(before, who));
  if (!allowed.ok) return allowed;
  if (before.bookedByes.some((bye) => bye.who === who && bye.round === round)) return done(before);
  const bookedByes = byRound([...before.bookedByes, { who, round, bye: 'half-point' }]);
  return done({ ...before, bookedByes }, { news: GAMES_NEWS });
}

/** A half-point bye alone: others are the organiser's own word. */
export function withdrawBye(before: Tournament, round: number, { actor }: Circumstances): Decided {
  if (actor.kind !== 'person') return refuse('forbidden');
  const who = actor.account;
  const allowed = mayWithdrawBye(lifecycleOf(before), round, ownByes(before, who));
  if (!allowed.ok) return allowed;
  const bookedByes = before.bookedByes.filter((bye) => bye.who !== who || bye.round !== round);
  return done({ ...before, bookedByes }, { news: GAMES_NEWS });
}

const ownByes = (tournament: Tournament, who: AccountId): OwnByes => ({
  participating: playerOf(tournament, who)?.withdrawnFrom === null,
  granted: tournament.settings.playerByes,
  rounds: [
    ...tournament.rounds.flatMap((round) =>
      freeRoundsOf(round).flatMap((one) => (one.who === who && one.bye === 'half-point' ? [round.number] : [])),
    ),
    ...tournament.bookedByes.flatMap((one) => (one.who === who && one.bye === 'half-point' ? [one.round] : [])),
  ],
});
