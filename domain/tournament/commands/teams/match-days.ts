import { refuse } from '../../../kernel/result.ts';
import type { Millis } from '../../../kernel/time.ts';
import type { CommandOf } from '../../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED } from '../../decision.ts';
import { sidesSpokenFor } from '../../guards/authority.ts';
import { areLineUpsClosing } from '../../teams/line-ups.ts';
import { sideInMatch, unseated } from '../../teams/match.ts';
import { homeOf, openPostponement, startOfMatch } from '../../teams/match-day.ts';
import { mayAnswerPostponement, mayArrangeMatch, mayAskPostponement } from '../../teams/match-guards.ts';
import type { MatchDay } from '../../value/match-day.ts';
import type { Match, Tournament } from '../../value/state.ts';
import { type FoundMatch, gamesEnded, matchAsked, toldCaptains, withMatch } from './matches.ts';

export function askPostponement(
  before: Tournament,
  command: CommandOf<'askPostponement'>,
  { actor, now }: DecisionContext,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const { startAt, words, team } = command;
  const allowed = mayAskPostponement(found, startAt, now);
  if (!allowed.ok) return allowed;
  const by = sideInMatch(found.match, team);
  return done(withDay(found, { postponement: { by, startAt, words, askedAt: now, answer: null } }), {
    messages: toldCaptains(found, 'postponementAsked', actor),
    events: GAMES_CHANGED,
  });
}

/** Accepting moves the match; refusing leaves it. */
export function answerPostponement(
  before: Tournament,
  command: CommandOf<'answerPostponement'>,
  { actor, now }: DecisionContext,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const { agreed } = command;
  const allowed = mayAnswerPostponement(found, sidesSpokenFor(actor, found.match), agreed, now);
  if (!allowed.ok) return allowed;
  const open = openPostponement(found.match);
  if (open === null) return refuse('nothingToAnswer');
  const postponement = { ...open, answer: agreed ? ('agreed' as const) : ('refused' as const) };
  const match = agreed ? movedTo(found, open.startAt, now) : found.match;
  return done(withDay({ ...found, match }, { postponement }), {
    messages: [
      ...toldCaptains(found, agreed ? 'postponementAgreed' : 'postponementRefused', actor),
      ...gamesEnded(found.match, match),
    ],
    events: GAMES_CHANGED,
  });
}

/** Set by the home captain; also the default for later home matches. */
export function namePlace(before: Tournament, command: CommandOf<'namePlace'>): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  if (before.settings.online) return refuse('matchIsOnline');
  if (homeOf(before.settings, found.match) !== sideInMatch(found.match, command.team)) return refuse('notAtHome');
  return done(withDay(found, { place: command.place }));
}

/** Naming another day also answers open requests of the captains. */
export function arrangeMatch(
  before: Tournament,
  command: CommandOf<'arrangeMatch'>,
  { actor, now }: DecisionContext,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const { home, place } = command;
  const startAt = command.startAt === found.round.startAt ? null : command.startAt;
  const allowed = mayArrangeMatch(found, startAt, now);
  if (!allowed.ok) return allowed;
  if (startAt === found.match.day.startAt) return done(withDay(found, { home, place }), { events: GAMES_CHANGED });
  const open = openPostponement(found.match);
  const match = movedTo(found, startAt, now);
  const postponement = open === null ? found.match.day.postponement : { ...open, answer: 'decided' as const };
  return done(withDay({ ...found, match }, { home, place, postponement }), {
    messages: [...toldCaptains(found, 'matchArranged', actor), ...gamesEnded(found.match, match)],
    events: GAMES_CHANGED,
  });
}

/** Null is the day of the round. Existing boards are dropped if there is time for new line-ups. */
function movedTo({ tournament, match, round }: FoundMatch, to: Millis | null, now: Millis): Match {
  const day = { ...match.day, startAt: to === round.startAt ? null : to };
  const open = { ...unseated(match), day };
  const isSettled = match.lineUps === null && match.forfeited === null;
  return isSettled && startOfMatch(round, open) !== null && !areLineUpsClosing(tournament, { match: open, round }, now)
    ? open
    : { ...match, day };
}

const withDay = (found: Parameters<typeof withMatch>[0], change: Partial<MatchDay>): Tournament =>
  withMatch(found, { ...found.match, day: { ...found.match.day, ...change } });
