import { INTERVAL_CODES, nameOf } from '../../../contract/http/codes.ts';
import type { BuildPayloadInput, TournamentPayloadInput } from '../../../contract/tournament/payload.ts';
import { type SettingsView, type TemplateFields, writeSettings } from '../../../contract/tournament/settings.ts';
import {
  DEFAULT_ROUND_TIME,
  INCREMENT_SECONDS,
  INITIAL_TIME_MINUTES,
  SHOW_TOP,
} from '../../../domain/kernel/limits.ts';
import { DAY, type IntervalUnit, millis } from '../../../domain/kernel/time.ts';
import { localDayOf } from '../../../domain/kernel/time-zone.ts';
import { type TiebreakId, tiebreakNameOf, tiebreakOfCode } from '../../../domain/tiebreaks/names.ts';
import { offeredTiebreaks } from '../../../domain/tournament/standings/offered-tiebreaks.ts';
import { choosesAttendance } from '../../../domain/tournament/value/attendance-plan.ts';
import { takesPlayersReports } from '../../../domain/tournament/value/board-report.ts';
import { FORMATS, type Format, type FormatName } from '../../../domain/tournament/value/formats.ts';
import { NO_PRIZES } from '../../../domain/tournament/value/prize-plan.ts';
import {
  type ByeResult,
  settingsFrom,
  USUAL_SETTINGS,
  type VariantName,
} from '../../../domain/tournament/value/settings.ts';
import { needed, optional, type TypedNumber } from '../../forms/numbers.ts';
import { proposedId } from '../../forms/proposed-id.ts';
import type { Form } from '../../forms/use-form.tsx';
import type { Organiser } from '../../queries/organisers.ts';
import { fromIso, ownTimeZone, toUtc } from '../../time/local-time.ts';
import { sentAttendance, type TypedAttendance, typedAttendance } from './attendance-values.ts';
import { sentOfficialData, type TypedOfficialData, typedOfficialData } from './official-values.ts';
import { sentPostponement, type TypedPostponement, typedPostponement } from './postponement-values.ts';
import { sentTimeControl, type TypedTimeControl, typedTimeControl } from './stage-values.ts';

/** Up to four tie-breaks, in order of priority. */
export const TIEBREAK_FIELDS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;

type TiebreakFields = Readonly<Record<(typeof TIEBREAK_FIELDS)[number], TiebreakId | null>>;

/** The season and category of the league that a tournament is built in. */
export interface LeaguePlace {
  readonly league: string;
  readonly season: string;
  readonly category: string;
}

/** Fields with more values than the setting, or with a name where a number is sent. */
interface OwnFields extends TiebreakFields, BuildParts {
  readonly id: string;
  readonly organiser: Organiser;
  /** Null for a tournament outside of leagues, and while editing. */
  readonly place: LeaguePlace | null;
  readonly defaultGameLocation: 'online' | 'board';
  readonly onlinePairingIntervalT: IntervalUnit;
  readonly byeResult: ByeResult;
  /** Value of a pairing-allocated bye; empty: as a win. */
  readonly byePoints: TypedNumber;
  readonly officialData: TypedOfficialData;
  readonly attendance: TypedAttendance;
  readonly postponement: TypedPostponement;
  /** Null for one stage: the initial time and increment. */
  readonly timeControl: TypedTimeControl | null;
}

/** Categories and prizes of the template, or of the edited tournament; this form does not edit them. */
interface BuildParts {
  readonly categories: NonNullable<BuildPayloadInput['categories']>;
  readonly prizes: NonNullable<BuildPayloadInput['prizes']>;
}

type SettingField = Exclude<keyof SettingsView & keyof TournamentPayloadInput, keyof OwnFields | 'perTeamLimit'>;

type Typed<Value> = Value extends number | null ? TypedNumber : Value;
type SettingFields = { readonly [Name in SettingField]: Typed<SettingsView[Name]> };

/**
 * Values of the tournament form: the settings by their names in the contract, as typed. Times are in the tournament's
 * time zone.
 */
export interface BuildValues extends SettingFields, OwnFields {}

export type BuildForm = Form<BuildValues>;

type DayFields = Pick<BuildValues, 'startDate' | 'endDate' | 'firstPairingDate' | 'firstPairingTime' | 'roundPlan'>;

/** Antichess can only be chosen when a tournament is edited. */
export const OFFERED_VARIANTS = ['Chess', 'PawnVsPawn'] as const satisfies readonly VariantName[];

/**
 * A Swiss that begins tomorrow morning, with default settings: the times that the specification proposes (R-229 to
 * R-231), and further defaults that are defined here.
 */
export function newTournament(organiser: Organiser, now: Date): BuildValues {
  const inADay = millis(now.getTime() + DAY);
  const timeZone = ownTimeZone();
  const tomorrow = localDayOf(inADay, timeZone);
  const settings = settingsFrom({
    format: 'SwissDutch',
    name: '',
    startDate: tomorrow,
    endDate: tomorrow,
    firstPairingAt: inADay,
    timeZone,
    selfJoinable: true,
    online: true,
    rounds: 7,
  });
  return {
    ...typedFields(writeSettings(settings)),
    ...proposedTiebreaks(settings.format),
    ...noParts(),
    id: proposedId(),
    organiser,
    place: null,
    startDate: tomorrow,
    endDate: tomorrow,
    firstPairingDate: tomorrow,
    firstPairingTime: DEFAULT_ROUND_TIME,
    roundPlan: settings.roundPlan,
  };
}

export const proposedTiebreaks = (kind: FormatName): TiebreakFields => asFields(offeredTiebreaks(kind).proposed);

/** The four that the specification's presets have. */
export const specifiedTiebreaks = (): TiebreakFields => asFields(offeredTiebreaks('SwissDutch').usual);

const asFields = ([
  tb1 = null,
  tb2 = null,
  tb3 = null,
  tb4 = null,
]: readonly (TiebreakId | null)[]): TiebreakFields => ({
  tb1,
  tb2,
  tb3,
  tb4,
});

/** Form values of an existing tournament. */
export function knownTournament(view: SettingsView & { readonly id: string }, organiser: Organiser): BuildValues {
  const first = fromIso(`${view.firstPairingDate}T${view.firstPairingTime}:00Z`, view.timeZone);
  return {
    ...typedFields(view),
    ...noParts(),
    id: view.id,
    organiser,
    place: null,
    startDate: view.startDate,
    endDate: view.endDate,
    firstPairingDate: first.date,
    firstPairingTime: first.time,
    roundPlan: view.roundPlan,
  };
}

/** No categories and no prizes. */
export const noParts = (): BuildParts => ({ categories: [], prizes: { ...NO_PRIZES, prizes: [] } });

/** Form values of a tournament's page or a template. */
export function typedFields(
  view: TemplateFields,
): Omit<BuildValues, keyof DayFields | keyof BuildParts | 'id' | 'organiser' | 'place'> {
  return {
    kind: view.kind,
    name: view.name,
    description: view.description,
    profilePicture: view.profilePicture,
    bannerPicture: view.bannerPicture,
    gameVariant: view.gameVariant,
    publiclyViewable: view.publiclyViewable,
    selfJoinable: view.selfJoinable,
    fideRated: view.fideRated,
    seedingList: view.seedingList,
    showOnlyUsernames: view.showOnlyUsernames,
    showClubs: view.showClubs,
    roundPause: view.roundPause ?? '',
    chatEnabled: view.chatEnabled,
    removeInactiveParticipants: view.removeInactiveParticipants,
    showOnlyTop: view.showOnlyTop,
    showOnlyTopNr: view.showOnlyTopNr ?? SHOW_TOP.default,
    winPoints: view.winPoints,
    drawPoints: view.drawPoints,
    lossPoints: view.lossPoints,
    initialTime: view.initialTime,
    increment: view.increment,
    timeControl: view.timeControl && typedTimeControl(view.timeControl),
    officialData: typedOfficialData(view.officialData),
    onlinePairingIntervalN: view.onlinePairingIntervalN,
    onlinePairingIntervalT: nameOf(INTERVAL_CODES, view.onlinePairingIntervalT) ?? 'minutes',
    defaultGameLocation: view.defaultOtb ? 'board' : 'online',
    rounds: view.rounds ?? '',
    droppedRounds: view.droppedRounds,
    meetings: view.meetings ?? '',
    reverseLastRounds: view.reverseLastRounds,
    startingOrder: view.startingOrder,
    firstRound: view.firstRound,
    maxMeetings: view.maxMeetings ?? '',
    missedRounds: view.missedRounds,
    lastEntryRound: view.lastEntryRound ?? '',
    perTeam: view.perTeam ?? '',
    homeAndAway: view.homeAndAway,
    captainsReport: view.captainsReport,
    playersReport: view.playersReport,
    playersPostpone: view.playersPostpone,
    requestableByes: view.requestableByes,
    attendance: typedAttendance(view.kind, view.attendance),
    postponement: typedPostponement(view.postponement),
    lineUpMinutes: view.lineUpMinutes,
    timeZone: view.timeZone,
    byeResult: view.byeResult ?? 'win',
    byePoints: byeTyped(view),
    tb1: tiebreakOf(view.tb1),
    tb2: tiebreakOf(view.tb2),
    tb3: tiebreakOf(view.tb3),
    tb4: tiebreakOf(view.tb4),
  };
}

/** A bye counts as a win by default; an invalid value of a win is shown beside the win alone. */
const byeSent = (bye: TypedNumber, win: TypedNumber) =>
  bye === '' && !Number.isInteger(Number(win) * 2)
    ? {}
    : { byePoints: { 'pairing-allocated': needed(bye === '' ? win : bye) } };

const byeTyped = ({ winPoints, byePoints }: Pick<SettingsView, 'winPoints' | 'byePoints'>): TypedNumber => {
  const worth = byePoints['pairing-allocated'];
  return worth === winPoints ? '' : worth;
};

function tiebreakOf(code: number | undefined): TiebreakId | null {
  const known = code === undefined ? undefined : tiebreakOfCode(code);
  return known?.ok ? known.value : null;
}

/** Switches the format, with its usual number of meetings and tie-breaks. */
export const formatDefaults = (kind: FormatName): Partial<BuildValues> => ({
  kind,
  meetings: FORMATS[kind].defaultMeetings ?? '',
  startingOrder: FORMATS[kind].usualOrder,
  maxMeetings: FORMATS[kind].defaultMaxMeetings ?? '',
  attendance: typedAttendance(kind, null),
  missedRounds: FORMATS[kind].setsLateEntry ? USUAL_SETTINGS.missedRounds : 'zero',
  ...proposedTiebreaks(kind),
});

export const toBuildPayload = (values: BuildValues): BuildPayloadInput => ({
  ...toPayload(values),
  categories: values.categories,
  prizes: values.prizes,
});

/** The settings to send: only those that the chosen format has. */
export function toPayload(values: BuildValues): TournamentPayloadInput {
  const kind = FORMATS[values.kind];
  const { tb1, tb2, tb3, tb4, rounds, meetings, perTeam, byeResult, byePoints, showOnlyTopNr, place, ...others } =
    values;
  const { categories: _, prizes: __, startingOrder, firstRound, maxMeetings, ...further } = others;
  const { droppedRounds, missedRounds, lastEntryRound, attendance, postponement, ...rest } = further;
  const local = { date: values.firstPairingDate, time: values.firstPairingTime };
  const first = toUtc(local, values.timeZone) ?? local;
  return {
    ...rest,
    ...place,
    organiser: values.organiser.id,
    organiserType: values.organiser.type,
    ...(kind.asksForRounds && { rounds: needed(rounds) }),
    ...(kind.dropsRounds && { droppedRounds: needed(droppedRounds) }),
    ...(kind.defaultMeetings !== null && { meetings: needed(meetings) }),
    ...(kind.choosesOrder && { startingOrder }),
    ...(kind.choosesFirstRound && { firstRound }),
    ...(kind.defaultMaxMeetings !== null && { maxMeetings: needed(maxMeetings) }),
    ...(kind.setsLateEntry && { missedRounds, lastEntryRound: optional(lastEntryRound) }),
    ...(choosesAttendance(kind) && { attendance: sentAttendance(attendance) }),
    ...(offersPostponing(values) && { postponement: sentPostponement(postponement) }),
    ...(kind.asksForByeResult && { byeResult }),
    ...(asksForByeValue(kind) && byeSent(byePoints, values.winPoints)),
    ...(kind.perTeam !== null && { perTeam: membersOf(kind.perTeam, perTeam) }),
    ...(kind.choosesTieBreaks && tiebreakFields([tb1, tb2, tb3, tb4])),
    defaultGameLocation: values.defaultGameLocation === 'online' ? 1 : 0,
    firstPairingDate: first.date,
    firstPairingTime: first.time,
    ...firstStageOf(values),
    timeControl: values.timeControl && hasStages(values) ? sentTimeControl(values.timeControl) : null,
    officialData: sentOfficialData(values.officialData),
    playersReport: values.playersReport && offersPlayersReport(values),
    playersPostpone: values.playersPostpone && offersPostponing(values),
    requestableByes: kind.takesConstraints ? needed(values.requestableByes) : 0,
    lineUpMinutes: needed(values.lineUpMinutes),
    roundPause: offersPause(values) ? optional(values.roundPause) : null,
    onlinePairingIntervalN: needed(values.onlinePairingIntervalN),
    onlinePairingIntervalT: INTERVAL_CODES[values.onlinePairingIntervalT],
    winPoints: needed(values.winPoints),
    drawPoints: needed(values.drawPoints),
    lossPoints: needed(values.lossPoints),
    removeInactiveParticipants: kind.offersRemovingInactive && values.removeInactiveParticipants,
    ...(values.showOnlyTop && { showOnlyTopNr: needed(showOnlyTopNr) }),
  };
}

/** Nobody plays one minute in a hall: over the board the proposed time gives way to a choice, and so does the interval. */
export function movedTo(values: BuildValues, location: BuildValues['defaultGameLocation']): Partial<BuildValues> {
  const isProposed =
    values.initialTime === INITIAL_TIME_MINUTES.default && values.increment === INCREMENT_SECONDS.default;
  const isUntouched = isProposed && values.onlinePairingIntervalT === 'minutes';
  return {
    defaultGameLocation: location,
    ...(location === 'board' && isProposed && { initialTime: '', increment: '' }),
    ...(location === 'board' && isUntouched && { onlinePairingIntervalT: 'days' }),
  };
}

/** The initial time and increment, which have no fields of their own where the control has stages. */
function firstStageOf(values: BuildValues): Required<Pick<TournamentPayloadInput, 'initialTime' | 'increment'>> {
  const first = hasStages(values) ? values.timeControl?.stages[0] : undefined;
  return {
    initialTime: Math.ceil(needed(first?.minutes ?? values.initialTime)),
    increment: needed(first?.bonusSeconds ?? values.increment),
  };
}

/** Online games have one stage. */
export const hasStages = ({ timeControl, defaultGameLocation: location }: BuildValues): boolean =>
  timeControl !== null && location === 'board';

/** Whether there may be a bye whose value no other setting defines. */
export const asksForByeValue = ({ paired, asksForByeResult, allottedBye, gamesPerMatch }: Format): boolean =>
  paired === 'players' && !asksForByeResult && allottedBye === 'pairing-allocated' && gamesPerMatch === 1;

/** Whether the players of this tournament could report their own results. */
export const offersPlayersReport = ({ kind, defaultGameLocation: location }: BuildValues): boolean =>
  takesPlayersReports(FORMATS[kind]) && location === 'board';

/** Whether rounds may follow one another as soon as all games are over. */
export const offersPause = ({ kind, defaultGameLocation: location }: BuildValues): boolean =>
  location === 'online' && FORMATS[kind].roundMaking === 'scheduled' && FORMATS[kind].waitsForResults;

/** Whether games of this tournament could be postponed. */
export const offersPostponing = ({ kind, defaultGameLocation: location }: BuildValues): boolean =>
  FORMATS[kind].postponesGames && location === 'board';

/** Members of a team: typed where the format asks for them, else set by the format. */
function membersOf(asked: NonNullable<Format['perTeam']>, typed: TypedNumber): number | null {
  if (typeof asked === 'object') return asked.always;
  return asked === 'required' ? needed(typed) : optional(typed);
}

/** Closes gaps: the second choice moves up where the first is empty. */
function tiebreakFields(chosen: readonly (TiebreakId | null)[]): Partial<TournamentPayloadInput> {
  const codes = chosen.flatMap((id) => (id === null ? [] : [tiebreakNameOf(id).code]));
  return Object.fromEntries(codes.map((code, at) => [TIEBREAK_FIELDS[at], code]));
}
