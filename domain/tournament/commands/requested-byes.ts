import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED } from '../decision.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayRequestBye, mayWithdrawBye, type OwnByes } from '../guards/requested-byes.ts';
import { byRound, freeRoundsOf, playerOf, type Tournament } from '../value/state.ts';

/** Idempotent; byes of another kind given by the organiser stay. */
export function requestBye(before: Tournament, round: number, { actor }: DecisionContext): Decided {
  if (actor.kind !== 'person') return refuse('forbidden');
  const who = actor.account;
  const allowed = mayRequestBye(lifecycleOf(before), round, ownByes(before, who));
  if (!allowed.ok) return allowed;
  if (before.requestedByes.some((bye) => bye.who === who && bye.round === round)) return done(before);
  const requestedByes = byRound([...before.requestedByes, { who, round, bye: 'half-point' }]);
  return done({ ...before, requestedByes }, { events: GAMES_CHANGED });
}

/** Only half-point byes; others are the organiser's. */
export function withdrawBye(before: Tournament, round: number, { actor }: DecisionContext): Decided {
  if (actor.kind !== 'person') return refuse('forbidden');
  const who = actor.account;
  const allowed = mayWithdrawBye(lifecycleOf(before), round, ownByes(before, who));
  if (!allowed.ok) return allowed;
  const requestedByes = before.requestedByes.filter((bye) => bye.who !== who || bye.round !== round);
  return done({ ...before, requestedByes }, { events: GAMES_CHANGED });
}

const ownByes = (tournament: Tournament, who: AccountId): OwnByes => ({
  participating: playerOf(tournament, who)?.withdrawnFrom === null,
  granted: tournament.settings.requestableByes,
  rounds: [
    ...tournament.rounds.flatMap((round) =>
      freeRoundsOf(round).flatMap((one) => (one.who === who && one.bye === 'half-point' ? [round.number] : [])),
    ),
    ...tournament.requestedByes.flatMap((one) => (one.who === who && one.bye === 'half-point' ? [one.round] : [])),
  ],
});
