import type { AccountId } from '../../kernel/ids.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';

/**
 * What a finding means for the rating report: it stops the report, has to be confirmed, keeps games from being rated,
 * or is good to know.
 */
export const READINESS_GROUPS = ['stops', 'confirm', 'unrated', 'know'] as const;
export type ReadinessGroup = (typeof READINESS_GROUPS)[number];

/** Where a finding is mended. */
export type MendingPlace = 'settings' | 'participants' | 'rounds';

export type Finding =
  /** Name and dates can be missing in a file only. */
  | { readonly kind: 'nameMissing' | 'datesMissing' }
  | { readonly kind: 'cityMissing' | 'federationMissing' | 'timeControlMissing' | 'chiefArbiterMissing' }
  | { readonly kind: 'arbiterWithoutNumber'; readonly names: readonly string[] }
  | { readonly kind: 'notRegistered'; readonly registerBy: string }
  | { readonly kind: 'playersWithoutNumber'; readonly who: readonly AccountId[] }
  | { readonly kind: 'numberTwice'; readonly fideNumber: number; readonly who: readonly AccountId[] }
  | { readonly kind: 'birthYearUnknown' | 'sexUnknown'; readonly who: readonly AccountId[] }
  | { readonly kind: 'resultMissing'; readonly round: number; readonly boards: readonly number[] }
  | { readonly kind: 'draftOpen' | 'roundWithoutDay' | 'roundOutOfOrder'; readonly round: number }
  | { readonly kind: 'roundsToCome'; readonly count: number }
  | { readonly kind: 'roundOutsideDates'; readonly round: number; readonly day: string }
  | { readonly kind: 'variant' | 'unequalTime' | 'nobodyRated' | 'systemNeedsPermission' }
  | { readonly kind: 'matchWithUnrated'; readonly who: readonly AccountId[] }
  | { readonly kind: 'gamesOnline' | 'gamesAfterDecision'; readonly count: number }
  | { readonly kind: 'timeTooShort'; readonly who: AccountId; readonly minutes: number; readonly count: number }
  | { readonly kind: 'timeTooShortToCome'; readonly minutes: number; readonly needed: number; readonly rating: number }
  | { readonly kind: 'firstStageTooShort'; readonly moves: number }
  | { readonly kind: 'longDay'; readonly day: string; readonly hours: number }
  | { readonly kind: 'manyRounds'; readonly day: string; readonly rounds: number; readonly most: number }
  | { readonly kind: 'tooManyForNorms'; readonly day: string; readonly rounds: number }
  | { readonly kind: 'longSpan'; readonly days: number }
  | { readonly kind: 'fewGames'; readonly percent: number }
  | { readonly kind: 'leftBeforeHalf'; readonly who: readonly AccountId[] }
  | { readonly kind: 'ratingTiebreak'; readonly tiebreak: TiebreakId; readonly count: number }
  | { readonly kind: 'tiebreakUnknown'; readonly codes: readonly string[] }
  | { readonly kind: 'nameUnspellable'; readonly who: readonly AccountId[] }
  | { readonly kind: 'nameRespelled'; readonly names: readonly { readonly name: string; readonly written: string }[] };

export type FindingKind = Finding['kind'];

/** Group and place of each finding (report of ratings, section "Ready to send"). */
export const FINDINGS: Readonly<Record<FindingKind, readonly [ReadinessGroup, MendingPlace]>> = {
  nameMissing: ['stops', 'settings'],
  datesMissing: ['stops', 'settings'],
  cityMissing: ['stops', 'settings'],
  federationMissing: ['stops', 'settings'],
  timeControlMissing: ['stops', 'settings'],
  chiefArbiterMissing: ['stops', 'settings'],
  arbiterWithoutNumber: ['stops', 'settings'],
  playersWithoutNumber: ['stops', 'participants'],
  numberTwice: ['stops', 'participants'],
  nameUnspellable: ['stops', 'participants'],
  resultMissing: ['stops', 'rounds'],
  draftOpen: ['stops', 'rounds'],
  roundsToCome: ['stops', 'rounds'],
  roundWithoutDay: ['stops', 'rounds'],
  roundOutsideDates: ['stops', 'rounds'],
  roundOutOfOrder: ['stops', 'rounds'],
  variant: ['stops', 'settings'],
  unequalTime: ['stops', 'settings'],
  gamesOnline: ['stops', 'rounds'],
  systemNeedsPermission: ['confirm', 'settings'],
  longDay: ['confirm', 'rounds'],
  manyRounds: ['confirm', 'rounds'],
  timeTooShort: ['unrated', 'settings'],
  timeTooShortToCome: ['unrated', 'settings'],
  firstStageTooShort: ['unrated', 'settings'],
  nobodyRated: ['unrated', 'participants'],
  matchWithUnrated: ['unrated', 'participants'],
  gamesAfterDecision: ['unrated', 'rounds'],
  notRegistered: ['know', 'settings'],
  birthYearUnknown: ['know', 'participants'],
  sexUnknown: ['know', 'participants'],
  tooManyForNorms: ['know', 'rounds'],
  longSpan: ['know', 'rounds'],
  fewGames: ['know', 'rounds'],
  leftBeforeHalf: ['know', 'participants'],
  ratingTiebreak: ['know', 'settings'],
  tiebreakUnknown: ['know', 'settings'],
  nameRespelled: ['know', 'participants'],
};

export const groupOf = ({ kind }: Finding): ReadinessGroup => FINDINGS[kind][0];
