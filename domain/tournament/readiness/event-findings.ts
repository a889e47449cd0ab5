import { DAY, type Millis } from '../../kernel/time.ts';
import { secondsForMeasuredMoves } from '../../kernel/time-control.ts';
import { localDayOf } from '../../kernel/time-zone.ts';
import { listByTime } from '../../rating/lists.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import { tiebreaksOf } from '../standings/shown-tiebreaks.ts';
import { FORMATS } from '../value/formats.ts';
import { timeControlOf } from '../value/settings.ts';
import { playersOf, type Tournament } from '../value/state.ts';
import type { Finding } from './finding.ts';

/** The national federation wants an event this many days before it begins; FIDE itself three (B.02 0.2). */
const REGISTERED_DAYS_BEFORE = 8;
/** B.02 1.2: moves of the first stage of a control for standard rating. */
const FIRST_STAGE_MIN_MOVES = 30;

/** The event, its officials and its time control. */
export function eventFindings(tournament: Tournament, now: Millis): Finding[] {
  const { settings, phase } = tournament;
  const { officialData } = settings;
  return [
    ...(officialData.city === '' ? [{ kind: 'cityMissing' } as const] : []),
    ...(officialData.federation === null ? [{ kind: 'federationMissing' } as const] : []),
    ...arbiterFindings(tournament),
    ...(officialData.eventCode === '' && phase.kind === 'open' ? [registration(tournament, now)] : []),
    ...(settings.variant === 'Chess' ? [] : [{ kind: 'variant' } as const]),
    ...(FORMATS[settings.format].needsPermission ? [{ kind: 'systemNeedsPermission' } as const] : []),
    ...timeFindings(tournament),
    ...ratingTiebreaks(tournament),
  ];
}

function arbiterFindings({ settings: { officialData } }: Tournament): Finding[] {
  const { chiefArbiter, deputyArbiters, arbiters } = officialData;
  const named = [chiefArbiter, ...deputyArbiters, ...arbiters].filter((one) => one !== null);
  const names = named.filter(({ fideNumber }) => fideNumber === null).map(({ name }) => name);
  return [
    ...(chiefArbiter === null ? [{ kind: 'chiefArbiterMissing' } as const] : []),
    ...(names.length === 0 ? [] : [{ kind: 'arbiterWithoutNumber', names } as const]),
  ];
}

function registration({ settings }: Tournament, now: Millis): Finding {
  const due = Date.parse(settings.startDate) - REGISTERED_DAYS_BEFORE * DAY;
  const registerBy = new Date(due).toISOString().slice(0, '2026-11-27'.length);
  const today = localDayOf(now, settings.timeZone);
  return { kind: 'notRegistered', registerBy: registerBy < today ? today : registerBy };
}

function timeFindings(tournament: Tournament): Finding[] {
  if (!tournament.hasTimeControl) return [{ kind: 'timeControlMissing' }];
  const control = timeControlOf(tournament.settings);
  const isStandard = listByTime(control) === 'standard';
  const { moves } = control.white[0];
  return [
    ...(!isStandard && control.black !== null ? [{ kind: 'unequalTime' } as const] : []),
    ...(isStandard && moves !== null && moves < FIRST_STAGE_MIN_MOVES
      ? [{ kind: 'firstStageTooShort', moves } as const]
      : []),
    ...(tournament.phase.kind === 'open' ? timeToCome(tournament) : []),
  ];
}

/** B.02 1.1: minutes that both sides need where one of them has this rating. */
const NEEDED_MINUTES = [
  { rating: 2400, minutes: 120 },
  { rating: 1800, minutes: 90 },
  { rating: 0, minutes: 60 },
] as const;

/** The minutes that a game of these players needs for standard rating. */
export function neededMinutes(ratings: readonly (number | null)[]): number {
  const strongest = Math.max(0, ...ratings.map((rating) => rating ?? 0));
  return NEEDED_MINUTES.find(({ rating }) => strongest >= rating)?.minutes ?? 0;
}

/** Before the first round, by the strongest entry. */
function timeToCome(tournament: Tournament): Finding[] {
  const control = timeControlOf(tournament.settings);
  const minutes = secondsForMeasuredMoves(control.white) / 60;
  const strongest = Math.max(0, ...playersOf(tournament).map(({ rating }) => rating ?? 0));
  const needed = NEEDED_MINUTES.find(({ rating }) => strongest >= rating);
  if (listByTime(control) !== 'standard' || needed === undefined || minutes >= needed.minutes) return [];
  return [{ kind: 'timeTooShortToCome', minutes, needed: needed.minutes, rating: needed.rating }];
}

/** Tie-breaks that count ratings. */
const BY_RATING: readonly TiebreakId[] = [
  'averageOpponentRating',
  'averageOpponentRatingCut1',
  'performanceRating',
  'perfectPerformance',
  'averageOpponentPerformance',
  'averageOpponentPerfectPerformance',
  'rating',
];

/** Tie-breaks by rating, where somebody has none. */
function ratingTiebreaks(tournament: Tournament): Finding[] {
  const unrated = playersOf(tournament).filter(({ rating }) => rating === null).length;
  if (unrated === 0) return [];
  return tiebreaksOf(tournament)
    .filter((id) => BY_RATING.includes(id))
    .map((tiebreak) => ({ kind: 'ratingTiebreak', tiebreak, count: unrated }));
}
