import { INTERVAL_CODES, nameOf } from '../../../contract/http/codes.ts';
import type { BuildPayloadInput, TournamentPayloadInput } from '../../../contract/tournament/payload.ts';
import { type SettingsView, type TemplateFields, writeSettings } from '../../../contract/tournament/settings.ts';
import { DEFAULT_ROUND_TIME, SHOW_TOP } from '../../../domain/kernel/limits.ts';
import { DAY, type IntervalUnit, millis } from '../../../domain/kernel/time.ts';
import { localDayOf } from '../../../domain/kernel/time-zone.ts';
import { type TiebreakId, tiebreakNameOf, tiebreakOfCode } from '../../../domain/tiebreaks/names.ts';
import { offeredTiebreaks } from '../../../domain/tournament/standings/offered-tiebreaks.ts';
import { takesPlayersReports } from '../../../domain/tournament/value/board-report.ts';
import { FORMATS, type Format, type FormatName } from '../../../domain/tournament/value/formats.ts';
import { NO_PRIZES } from '../../../domain/tournament/value/prize-plan.ts';
import { type ByeResult, settingsFrom, type VariantName } from '../../../domain/tournament/value/settings.ts';
import { needed, optional, type TypedNumber } from '../../forms/numbers.ts';
import { proposedId } from '../../forms/proposed-id.ts';
import type { Form } from '../../forms/use-form.tsx';
import type { Organiser } from '../../queries/organisers.ts';
import { fromIso, ownTimeZone, toUtc } from '../../time/local-time.ts';

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
  readonly default_game_location: 'online' | 'board';
  readonly online_pairing_interval_t: IntervalUnit;
  readonly bye_result: ByeResult;
  /** Value of a pairing-allocated bye; empty: as a win. */
  readonly bye_points: TypedNumber;
}

/** Categories and prizes of the template, or of the edited tournament; this form does not edit them. */
interface BuildParts {
  readonly categories: NonNullable<BuildPayloadInput['categories']>;
  readonly prizes: NonNullable<BuildPayloadInput['prizes']>;
}

type SettingField = Exclude<keyof SettingsView & keyof TournamentPayloadInput, keyof OwnFields | 'per_team_limit'>;

type Typed<Value> = Value extends number | null ? TypedNumber : Value;
type SettingFields = { readonly [Name in SettingField]: Typed<SettingsView[Name]> };

/**
 * Values of the tournament form: the settings by their names in the contract, as typed. Times are in the tournament's
 * time zone.
 */
export interface BuildValues extends SettingFields, OwnFields {}

export type BuildForm = Form<BuildValues>;

type DayFields = Pick<BuildValues, 'start_date' | 'end_date' | 'first_pairing_date' | 'first_pairing_time'>;

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
    start_date: tomorrow,
    end_date: tomorrow,
    first_pairing_date: tomorrow,
    first_pairing_time: DEFAULT_ROUND_TIME,
  };
}

/** The first of the usual tie-breaks; in a Swiss those of the specification. */
export function proposedTiebreaks(kind: FormatName): TiebreakFields {
  const [tb1 = null, tb2 = null, tb3 = null, tb4 = null] = offeredTiebreaks(kind).usual;
  return { tb1, tb2, tb3, tb4 };
}

/** Form values of an existing tournament. */
export function knownTournament(view: SettingsView & { readonly id: string }, organiser: Organiser): BuildValues {
  const first = fromIso(`${view.first_pairing_date}T${view.first_pairing_time}:00Z`, view.time_zone);
  return {
    ...typedFields(view),
    ...noParts(),
    id: view.id,
    organiser,
    place: null,
    start_date: view.start_date,
    end_date: view.end_date,
    first_pairing_date: first.date,
    first_pairing_time: first.time,
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
    profile_picture: view.profile_picture,
    banner_picture: view.banner_picture,
    game_variant: view.game_variant,
    publicly_viewable: view.publicly_viewable,
    self_joinable: view.self_joinable,
    fide_rated: view.fide_rated,
    show_only_usernames: view.show_only_usernames,
    chat_enabled: view.chat_enabled,
    remove_inactive_participants: view.remove_inactive_participants,
    show_only_top: view.show_only_top,
    show_only_top_nr: view.show_only_top_nr ?? SHOW_TOP.default,
    win_points: view.win_points,
    draw_points: view.draw_points,
    loss_points: view.loss_points,
    initial_time: view.initial_time,
    increment: view.increment,
    online_pairing_interval_n: view.online_pairing_interval_n,
    online_pairing_interval_t: nameOf(INTERVAL_CODES, view.online_pairing_interval_t) ?? 'minutes',
    default_game_location: view.default_otb ? 'board' : 'online',
    rounds: view.rounds ?? '',
    meetings: view.meetings ?? '',
    per_team: view.per_team ?? '',
    home_and_away: view.home_and_away,
    captains_report: view.captains_report,
    players_report: view.players_report,
    requestable_byes: view.requestable_byes,
    line_up_minutes: view.line_up_minutes,
    time_zone: view.time_zone,
    bye_result: view.bye_result ?? 'win',
    bye_points: byeTyped(view),
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
    : { bye_points: { 'pairing-allocated': needed(bye === '' ? win : bye) } };

const byeTyped = ({ win_points, bye_points }: Pick<SettingsView, 'win_points' | 'bye_points'>): TypedNumber => {
  const worth = bye_points['pairing-allocated'];
  return worth === win_points ? '' : worth;
};

function tiebreakOf(code: number | undefined): TiebreakId | null {
  const known = code === undefined ? undefined : tiebreakOfCode(code);
  return known?.ok ? known.value : null;
}

/** Switches the format, with its usual number of meetings and tie-breaks. */
export const formatDefaults = (kind: FormatName): Partial<BuildValues> => ({
  kind,
  meetings: FORMATS[kind].defaultMeetings ?? '',
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
  const { tb1, tb2, tb3, tb4, rounds, meetings, per_team, bye_result, bye_points, show_only_top_nr, place, ...others } =
    values;
  const { categories: _, prizes: __, ...rest } = others;
  const local = { date: values.first_pairing_date, time: values.first_pairing_time };
  const first = toUtc(local, values.time_zone) ?? local;
  return {
    ...rest,
    ...place,
    organiser: values.organiser.id,
    organiser_type: values.organiser.type,
    ...(kind.asksForRounds && { rounds: needed(rounds) }),
    ...(kind.defaultMeetings !== null && { meetings: needed(meetings) }),
    ...(kind.asksForByeResult && { bye_result }),
    ...(asksForByeValue(kind) && byeSent(bye_points, values.win_points)),
    ...(kind.perTeam !== null && { per_team: membersOf(kind.perTeam, per_team) }),
    ...(kind.choosesTieBreaks && tiebreakFields([tb1, tb2, tb3, tb4])),
    default_game_location: values.default_game_location === 'online' ? 1 : 0,
    first_pairing_date: first.date,
    first_pairing_time: first.time,
    initial_time: needed(values.initial_time),
    increment: needed(values.increment),
    players_report: values.players_report && offersPlayersReport(values),
    requestable_byes: kind.takesConstraints ? needed(values.requestable_byes) : 0,
    line_up_minutes: needed(values.line_up_minutes),
    online_pairing_interval_n: needed(values.online_pairing_interval_n),
    online_pairing_interval_t: INTERVAL_CODES[values.online_pairing_interval_t],
    win_points: needed(values.win_points),
    draw_points: needed(values.draw_points),
    loss_points: needed(values.loss_points),
    remove_inactive_participants: kind.offersRemovingInactive && values.remove_inactive_participants,
    ...(values.show_only_top && { show_only_top_nr: needed(show_only_top_nr) }),
  };
}

/** Whether there may be a bye whose value no other setting defines. */
export const asksForByeValue = ({ paired, asksForByeResult, allottedBye, gamesPerMatch }: Format): boolean =>
  paired === 'players' && !asksForByeResult && allottedBye === 'pairing-allocated' && gamesPerMatch === 1;

/** Whether the players of this tournament could report their own results. */
export const offersPlayersReport = ({ kind, default_game_location: location }: BuildValues): boolean =>
  takesPlayersReports(FORMATS[kind]) && location === 'board';

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
