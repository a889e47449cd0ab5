import { z } from 'zod';
import {
  DAYS_OFF_MAX,
  DEFAULT_TIME_ZONE,
  FIDE_NUMBER_MAX,
  LINE_UP_MINUTES,
  MATCH_MAX_BOARDS,
  NAME_MAX_LENGTH,
} from '../../../domain/kernel/limits.ts';
import { INTERVAL_UNITS } from '../../../domain/kernel/time.ts';
import { FIRST_ROUNDS } from '../../../domain/pairing/pairing.ts';
import { USUAL_SEEDING_LIST } from '../../../domain/rating/seeding-list.ts';
import { isTiebreakId } from '../../../domain/tiebreaks/names.ts';
import { ABSENCE_NOTICES, ABSENCE_POINTS } from '../../../domain/tournament/value/attendance-plan.ts';
import { ATTENDANCE_RULES, FORMAT_NAMES, STARTING_ORDERS } from '../../../domain/tournament/value/formats.ts';
import { ARBITER_TITLES, NO_OFFICIAL_DATA, OFFICIALS_MAX } from '../../../domain/tournament/value/official-data.ts';
import { UNRESOLVED_RULES } from '../../../domain/tournament/value/postponement-plan.ts';
import { NO_ROUND_PLAN } from '../../../domain/tournament/value/round-plan.ts';
import {
  BYE_RESULTS,
  MISSED_ROUNDS,
  type SettingName,
  type TiebreakChoice,
  VARIANTS,
} from '../../../domain/tournament/value/settings.ts';
import { list, record } from '../../codec/record.ts';
import {
  addressText,
  clockText,
  countryCode,
  dayText,
  emailText,
  freeText,
  longText,
  nameText,
  pictureUrl,
  webUrl,
  zoneName,
} from '../../http/fields.ts';
import { roundPause } from '../round-plan.ts';
import { seedingList } from '../seeding-list.ts';
import { timeControl } from '../time-control.ts';
import { count, halves, moment } from './fields.ts';

const tiebreak = z.string().refine(isTiebreakId).nullable();
const tieBreaks = z.codec(z.tuple([tiebreak, tiebreak, tiebreak, tiebreak]), z.custom<TiebreakChoice>(), {
  decode: (chosen) => chosen,
  encode: ([...chosen]) => chosen,
});

const official = record({
  name: nameText,
  title: z.enum(ARBITER_TITLES).nullable(),
  fideNumber: z.number().int().min(1).max(FIDE_NUMBER_MAX).nullable(),
  email: z.union([z.literal(''), emailText]),
});

const shortText = freeText(NAME_MAX_LENGTH);
const officialData = record({
  venue: shortText,
  address: addressText,
  city: shortText,
  mapLink: webUrl,
  federation: countryCode.nullable(),
  contact: addressText,
  website: webUrl,
  registeredName: shortText,
  eventCode: shortText,
  organiser: official.nullable(),
  chiefArbiter: official.nullable(),
  deputyArbiters: list(official, OFFICIALS_MAX),
  arbiters: list(official, OFFICIALS_MAX),
});

const attendance = record({
  mode: z.enum(ATTENDANCE_RULES),
  closesAt: count,
  absencePoints: z.enum(ABSENCE_POINTS),
  absenceQuota: count,
  absenceNotLast: count,
  absenceNotice: z.enum(ABSENCE_NOTICES),
  noShowToOnCall: z.boolean(),
  withdrawAfterNoShows: count,
  announcedIsEnough: z.boolean(),
  checkInOpens: count,
  roomCode: z.boolean(),
  trustNames: z.boolean(),
});

const postponement = record({
  notice: count,
  maxOpenGames: count.min(1),
  noPostponeLast: count,
  maxPostponements: count.nullable(),
  opponentMustAgree: z.boolean(),
  until: z.discriminatedUnion('kind', [
    record({ kind: z.literal('rounds'), rounds: count.min(1) }),
    record({ kind: z.literal('date'), date: dayText }),
  ]),
  unresolvedRule: z.enum(UNRESOLVED_RULES),
});

const evening = record({ date: dayText, time: clockText });
const roundPlan = record({
  laterRounds: list(evening, MATCH_MAX_BOARDS),
  postponedGames: list(evening, MATCH_MAX_BOARDS),
  daysOff: list(record({ from: dayText, until: dayText, reason: shortText }), DAYS_OFF_MAX),
});

/** In the order of `SETTINGS`. */
export const settings = record({
  format: z.enum(FORMAT_NAMES),
  name: nameText,
  description: longText,
  profilePicture: pictureUrl,
  bannerPicture: pictureUrl,
  startDate: dayText,
  endDate: dayText,
  /** Missing in files from before they existed. */
  timeZone: zoneName.default(DEFAULT_TIME_ZONE),
  officialData: officialData.default(NO_OFFICIAL_DATA),
  interval: record({ count: count.min(1), unit: z.enum(INTERVAL_UNITS) }),
  /** Missing in files from before they existed. */
  roundPause: roundPause.nullable().default(null),
  roundPlan: roundPlan.default(NO_ROUND_PLAN),
  publiclyViewable: z.boolean(),
  showOnlyTop: count.nullable(),
  chatEnabled: z.boolean(),
  online: z.boolean(),
  variant: z.enum(VARIANTS),
  rounds: count.nullable(),
  /** Missing in files from before it existed. */
  droppedRounds: count.default(0),
  meetings: count.nullable(),
  /** Missing in files from before they existed. */
  reverseLastRounds: z.boolean().default(true),
  startingOrder: z.enum(STARTING_ORDERS).default('rating'),
  firstRound: z.enum(FIRST_ROUNDS).default('neighbours'),
  maxMeetings: count.nullable().default(null),
  missedRounds: z.enum(MISSED_ROUNDS).default('zero'),
  lastEntryRound: count.nullable().default(null),
  perTeam: count.nullable(),
  tieBreaks,
  homeAndAway: z.boolean(),
  captainsReport: z.boolean(),
  /** Missing in files from before it existed. */
  playersReport: z.boolean().default(false),
  playersPostpone: z.boolean().default(false),
  postponement: postponement.nullable().default(null),
  requestableByes: count,
  /** Missing in files from before it existed. */
  attendance: attendance.nullable().default(null),
  lineUpMinutes: z.number().int().min(LINE_UP_MINUTES.min).max(LINE_UP_MINUTES.max),
  firstPairingAt: moment,
  initialMinutes: count,
  incrementSeconds: count,
  /** Missing in files from before they existed. */
  stages: timeControl.nullable().default(null),
  points: record({
    win: halves,
    draw: halves,
    loss: halves,
    forfeitWin: halves,
    forfeitLoss: halves,
    pairingAllocatedBye: halves,
    fullPointBye: halves,
    halfPointBye: halves,
    zeroPointBye: halves,
  }),
  byeResult: z.enum(BYE_RESULTS).nullable(),
  selfJoinable: z.boolean(),
  fideRated: z.boolean(),
  /** Missing in files from before it existed. */
  seedingList: seedingList.default(USUAL_SEEDING_LIST),
  showOnlyUsernames: z.boolean(),
  showClubs: z.boolean().default(true),
  removeInactive: z.boolean(),
} satisfies Record<SettingName, z.ZodType>);
