import { INTERVAL_CODES, nameOf } from '../../../contract/codes.ts';
import { type SettingsView, type TemplateFields, writeSettings } from '../../../contract/settings.ts';
import type { BuildPayloadInput, TournamentPayloadInput } from '../../../contract/tournament-payload.ts';
import { DEFAULT_ROUND_TIME, SHOW_TOP } from '../../../domain/limits.ts';
import { type TiebreakId, tiebreakNameOf, tiebreakOfCode } from '../../../domain/tiebreaks/names.ts';
import { DAY, type IntervalUnit, millis } from '../../../domain/time.ts';
import { takesPlayersReports } from '../../../domain/tournament/board-report.ts';
import { KINDS, type Kind, type TournamentKind } from '../../../domain/tournament/kinds.ts';
import { offeredTiebreaks } from '../../../domain/tournament/offered-tiebreaks.ts';
import { NO_PRIZES } from '../../../domain/tournament/prizes.ts';
import { type SitOut, settingsFrom, type VariantName } from '../../../domain/tournament/settings.ts';
import { needed, optional, type TypedNumber } from '../../forms/numbers.ts';
import { proposedId } from '../../forms/proposed-id.ts';
import type { Form } from '../../forms/use-form.tsx';
import { fromIso, toUtc } from '../../local-time.ts';
import type { Organiser } from '../../queries/organisers.ts';

/** The up to four tie-breaks, in the order in which they decide. */
export const TIEBREAK_FIELDS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;

type TiebreakFields = Readonly<Record<(typeof TIEBREAK_FIELDS)[number], TiebreakId | null>>;

/** The season and the category of a league that a tournament is built in. */
export interface LeaguePlace {
  readonly league: string;
  readonly season: string;
  readonly category: string;
}

/** Fields that say more than a setting does, or that the organiser is shown by name where a number is sent. */
interface OwnFields extends TiebreakFields, BuildParts {
  readonly id: string;
  readonly organiser: Organiser;
  /** Null for a tournament that is built outside of leagues, and for one that is edited. */
  readonly place: LeaguePlace | null;
  readonly default_game_location: 'online' | 'board';
  readonly online_pairing_interval_t: IntervalUnit;
  readonly sit_out: SitOut;
}

/** What the table begins with: of a template, or of the tournament that is edited; it is not typed here. */
interface BuildParts {
  readonly categories: NonNullable<BuildPayloadInput['categories']>;
  readonly prizes: NonNullable<BuildPayloadInput['prizes']>;
}

type SettingField = Exclude<keyof SettingsView & keyof TournamentPayloadInput, keyof OwnFields | 'per_team_limit'>;

type Typed<Value> = Value extends number | null ? TypedNumber : Value;
type SettingFields = { readonly [Name in SettingField]: Typed<SettingsView[Name]> };

/**
 * What stands in the form of a tournament: the settings, by the names that the contract gives them, as they are typed.
 * Times are the reader's own.
 */
export interface BuildValues extends SettingFields, OwnFields {}

export type BuildForm = Form<BuildValues>;

type DayFields = Pick<BuildValues, 'start_date' | 'end_date' | 'first_pairing_date' | 'first_pairing_time'>;

/** Antichess is chosen when a tournament is edited. */
export const OFFERED_VARIANTS = ['Chess', 'PawnVsPawn'] as const satisfies readonly VariantName[];

/**
 * A Swiss that begins tomorrow morning, with the usual value of each setting, which are the times that the specification
 * proposes; what the form proposes beside them stands here.
 */
export function newTournament(organiser: Organiser, now: Date): BuildValues {
  const inADay = millis(now.getTime() + DAY);
  const { date: tomorrow } = fromIso(new Date(inADay).toISOString());
  const settings = settingsFrom({
    kind: 'SwissDutch',
    name: '',
    startDate: tomorrow,
    endDate: tomorrow,
    firstPairingAt: inADay,
    selfJoinable: true,
    online: true,
    rounds: 7,
  });
  return {
    ...typedFields(writeSettings(settings)),
    ...proposedTiebreaks(settings.kind),
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

/** The first of the usual ones: in a Swiss those of the specification. */
export function proposedTiebreaks(kind: TournamentKind): TiebreakFields {
  const [tb1 = null, tb2 = null, tb3 = null, tb4 = null] = offeredTiebreaks(kind).usual;
  return { tb1, tb2, tb3, tb4 };
}

/** A tournament as it is, to be edited. */
export function knownTournament(told: SettingsView & { readonly id: string }, organiser: Organiser): BuildValues {
  const first = fromIso(`${told.first_pairing_date}T${told.first_pairing_time}:00Z`);
  return {
    ...typedFields(told),
    ...noParts(),
    id: told.id,
    organiser,
    place: null,
    start_date: told.start_date,
    end_date: told.end_date,
    first_pairing_date: first.date,
    first_pairing_time: first.time,
  };
}

/** A table that is not parted, and no prizes. */
export const noParts = (): BuildParts => ({ categories: [], prizes: { ...NO_PRIZES, prizes: [] } });

/** What a page or a template tells of a tournament, as it is typed in a form. */
export function typedFields(
  told: TemplateFields,
): Omit<BuildValues, keyof DayFields | keyof BuildParts | 'id' | 'organiser' | 'place'> {
  return {
    kind: told.kind,
    name: told.name,
    description: told.description,
    profile_picture: told.profile_picture,
    banner_picture: told.banner_picture,
    game_variant: told.game_variant,
    publicly_viewable: told.publicly_viewable,
    self_joinable: told.self_joinable,
    fide_rated: told.fide_rated,
    show_only_usernames: told.show_only_usernames,
    chat_enabled: told.chat_enabled,
    remove_inactive_participants: told.remove_inactive_participants,
    show_only_top: told.show_only_top,
    show_only_top_nr: told.show_only_top_nr ?? SHOW_TOP.default,
    win_points: told.win_points,
    draw_points: told.draw_points,
    loss_points: told.loss_points,
    initial_time: told.initial_time,
    increment: told.increment,
    online_pairing_interval_n: told.online_pairing_interval_n,
    online_pairing_interval_t: nameOf(INTERVAL_CODES, told.online_pairing_interval_t) ?? 'minutes',
    default_game_location: told.default_otb ? 'board' : 'online',
    rounds: told.rounds ?? '',
    meetings: told.meetings ?? '',
    per_team: told.per_team ?? '',
    home_and_away: told.home_and_away,
    captains_report: told.captains_report,
    players_report: told.players_report,
    player_byes: told.player_byes,
    line_up_minutes: told.line_up_minutes,
    sit_out: told.sit_out ?? 'win',
    tb1: tiebreakOf(told.tb1),
    tb2: tiebreakOf(told.tb2),
    tb3: tiebreakOf(told.tb3),
    tb4: tiebreakOf(told.tb4),
  };
}

function tiebreakOf(code: number | undefined): TiebreakId | null {
  const known = code === undefined ? undefined : tiebreakOfCode(code);
  return known?.ok ? known.value : null;
}

/** Another format, with the number of meetings and the tie-breaks that it usually has. */
export const inKind = (kind: TournamentKind): Partial<BuildValues> => ({
  kind,
  meetings: KINDS[kind].defaultMeetings ?? '',
  ...proposedTiebreaks(kind),
});

/** What the server is asked for where a tournament is new, or a template kept. */
export const toBuildPayload = (values: BuildValues): BuildPayloadInput => ({
  ...toPayload(values),
  categories: values.categories,
  prizes: values.prizes,
});

/** What the settings are to be: only what the chosen format knows. */
export function toPayload(values: BuildValues): TournamentPayloadInput {
  const kind = KINDS[values.kind];
  const { tb1, tb2, tb3, tb4, rounds, meetings, per_team, sit_out, show_only_top_nr, place, ...others } = values;
  const { categories: _, prizes: __, ...rest } = others;
  const local = { date: values.first_pairing_date, time: values.first_pairing_time };
  const first = toUtc(local) ?? local;
  return {
    ...rest,
    ...place,
    organiser: values.organiser.id,
    organiser_type: values.organiser.type,
    ...(kind.asksForRounds && { rounds: needed(rounds) }),
    ...(kind.defaultMeetings !== null && { meetings: needed(meetings) }),
    ...(kind.asksForSitOut && { sit_out }),
    ...(kind.perTeam !== null && { per_team: membersOf(kind.perTeam, per_team) }),
    ...(kind.choosesTieBreaks && tiebreakFields([tb1, tb2, tb3, tb4])),
    default_game_location: values.default_game_location === 'online' ? 1 : 0,
    first_pairing_date: first.date,
    first_pairing_time: first.time,
    initial_time: needed(values.initial_time),
    increment: needed(values.increment),
    players_report: values.players_report && offersPlayersReport(values),
    player_byes: kind.takesWishes ? needed(values.player_byes) : 0,
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

/** Whether the players of this tournament could report their results themselves. */
export const offersPlayersReport = ({ kind, default_game_location: location }: BuildValues): boolean =>
  takesPlayersReports(KINDS[kind]) && location === 'board';

/** Members of a team: typed where the format asks for them, else as the format has them. */
function membersOf(asked: NonNullable<Kind['perTeam']>, typed: TypedNumber): number | null {
  if (typeof asked === 'object') return asked.always;
  return asked === 'required' ? needed(typed) : optional(typed);
}

/** Without gaps: the second choice moves up where the first is left empty. */
function tiebreakFields(chosen: readonly (TiebreakId | null)[]): Partial<TournamentPayloadInput> {
  const codes = chosen.flatMap((id) => (id === null ? [] : [tiebreakNameOf(id).code]));
  return Object.fromEntries(codes.map((code, at) => [TIEBREAK_FIELDS[at], code]));
}
