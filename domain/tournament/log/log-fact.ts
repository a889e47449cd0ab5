/** The facts of log entries. Pages translate them. */
import type { AccountId, TeamId } from '../../kernel/ids.ts';
import type { SettingName } from '../value/settings.ts';

/** In display order; each comment lists the fact's fields. */
export const FACT_KINDS = [
  'built',
  'imported',
  /** From an imported archive; what happened on the other server precedes it. */
  'takenOver',
  /** `setting`, `before`, `after`; for a description only the fact of a change. */
  'setting',
  'pinned',
  /** `after`: whether it is in a league. */
  'league',
  'entered',
  'removed',
  'withdrawn',
  'back',
  /** `who`: the account of a former guest. */
  'identified',
  /** `who`: the wrong account, and the right one. */
  'exchanged',
  /** `who`; `before` and `after` for title, rating, federation and club, not for names. */
  'name',
  /** `who`: FIDE number, national id, birth date or sex. */
  'details',
  'title',
  'rating',
  'federation',
  'club',
  /** `who`, and per decision the points, the round and the reason. */
  'decisionMade',
  'decisionLifted',
  'seeding',
  /** `who` is the team. */
  'memberOrder',
  'memberCount',
  'lineUp',
  /** `round` of one round only. */
  'attendance',
  /** `after`: expected, onCall, or null for the mode of the tournament. */
  'card',
  'halfPointsBarred',
  'halfPointsAllowed',
  /** `round` and `who`. */
  'absenceExcused',
  'excuseLifted',
  'started',
  'finished',
  'reopened',
  'nextPairing',
  'pairingFailed',
  'acceleration',
  'forbiddenPair',
  'forbiddenPairRemoved',
  'byeRequested',
  'byeCancelled',
  /** `after` is the name; `before` only if renamed. */
  'categoryMade',
  'categoryChanged',
  'categoryRemoved',
  'prizes',
  'draftMade',
  'draftSwapped',
  'draftDiscarded',
  'roundAdded',
  'roundPaired',
  'roundMoved',
  'roundDeleted',
  'seatsSwapped',
  /** `round` and `who`, White first. */
  'boardMade',
  'boardDeleted',
  'byeGiven',
  'byeTaken',
  'lineUpsClosed',
  'movedOnline',
  'movedToHall',
  'matchForfeited',
  'matchDay',
  'matchPlace',
  'matchHome',
  /** `after`: the state of the report, or of the postponement request. */
  'matchReport',
  'postponement',
  /** `before` and `after`: postponed, adjourned, or null for a game that is played with its round. */
  'gamePostponed',
  'gameDate',
  'playersReminded',
  /** `after`: asked, agreed, refused, or decided by the arbiter. */
  'dayRequest',
  /** `after`: the report of one player, made by the author of the entry; null if withdrawn. */
  'resultReported',
  'result',
  /** Entered as it was reported. */
  'resultConfirmed',
  /** A game of a knockout match, in its own colours. */
  'gameResult',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

type Plain = string | number | boolean | null;
export type LoggedValue = Plain | readonly Plain[];

export interface LogFact {
  readonly kind: FactKind;
  readonly round?: number;
  readonly who?: readonly (AccountId | TeamId)[];
  readonly setting?: SettingName;
  readonly before?: LoggedValue;
  readonly after?: LoggedValue;
}
