/** Where and when a match is played: what its captains agree on, and what the organiser says. */
import { refuse } from '../../result.ts';
import type { Millis } from '../../time.ts';
import { sidesSpokenFor } from '../authority.ts';
import type { CaptainCommand, OrganiserCommand } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS } from '../decision.ts';
import { areLineUpsClosing } from '../line-ups.ts';
import { sideInMatch, unseated } from '../match.ts';
import { homeOf, type MatchDay, openPostponement, startOfMatch } from '../match-day.ts';
import { mayAnswerPostponement, mayArrangeMatch, mayAskPostponement } from '../match-guards.ts';
import type { Match, Tournament } from '../state.ts';
import { type FoundMatch, gamesEnded, matchAsked, toldCaptains, withMatch } from './matches.ts';

type Asked<Kind extends (CaptainCommand | OrganiserCommand)['kind']> = Extract<
  CaptainCommand | OrganiserCommand,
  { kind: Kind }
>;

/** A captain asks the other one for another day; what was asked before is no longer talked about. */
export function askPostponement(
  before: Tournament,
  command: Asked<'askPostponement'>,
  { actor, now }: Circumstances,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const { startAt, words, team } = command;
  const allowed = mayAskPostponement(found, startAt, now);
  if (!allowed.ok) return allowed;
  const by = sideInMatch(found.match, team);
  return done(withDay(found, { postponement: { by, startAt, words, askedAt: now, answer: null } }), {
    messages: toldCaptains(found, 'postponementAsked', actor),
    news: GAMES_NEWS,
  });
}

/** The other captain agrees, and the match has its new day, or refuses, and it stays where it is. */
export function answerPostponement(
  before: Tournament,
  command: Asked<'answerPostponement'>,
  { actor, now }: Circumstances,
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
    news: GAMES_NEWS,
  });
}

/** The captain of the home team says where it is played; it holds for the home matches after it too. */
export function namePlace(before: Tournament, command: Asked<'namePlace'>): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  if (before.settings.online) return refuse('matchIsOnline');
  if (homeOf(before.settings, found.match) !== sideInMatch(found.match, command.team)) return refuse('notAtHome');
  return done(withDay(found, { place: command.place }));
}

/** The organiser says where and when. Another day is his answer to what captains have asked. */
export function arrangeMatch(
  before: Tournament,
  command: Asked<'arrangeMatch'>,
  { actor, now }: Circumstances,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const { home, place } = command;
  const startAt = command.startAt === found.round.startAt ? null : command.startAt;
  const allowed = mayArrangeMatch(found, startAt, now);
  if (!allowed.ok) return allowed;
  if (startAt === found.match.day.startAt) return done(withDay(found, { home, place }), { news: GAMES_NEWS });
  const open = openPostponement(found.match);
  const match = movedTo(found, startAt, now);
  const postponement = open === null ? found.match.day.postponement : { ...open, answer: 'decided' as const };
  return done(withDay({ ...found, match }, { home, place, postponement }), {
    messages: [...toldCaptains(found, 'matchArranged', actor), ...gamesEnded(found.match, match)],
    news: GAMES_NEWS,
  });
}

/** Another day; null is that of the round. Boards that were made for the old one are made anew if there is time to say who plays. */
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
