import { INTERVAL_CODES, TIEBREAK_CODES, type TiebreakName } from '../../../contract/codes.ts';
import { type SettingsView, writeSettings } from '../../../contract/settings.ts';
import type { TournamentPayloadInput } from '../../../contract/tournaments.ts';
import { DEFAULT_ROUND_TIME, SHOW_TOP } from '../../../domain/limits.ts';
import { DAY, type IntervalUnit, millis } from '../../../domain/time.ts';
import { KINDS, type TournamentKind } from '../../../domain/tournament/kinds.ts';
import { OFFERED_TIEBREAKS, type SitOut, settingsFrom, type VariantName } from '../../../domain/tournament/settings.ts';
import { needed, type TypedNumber } from '../../forms/numbers.ts';
import type { Form } from '../../forms/use-form.tsx';
import { fromIso, toUtc } from '../../local-time.ts';
import type { Organiser } from '../../queries/organisers.ts';

/** The up to four tie-breaks, in the order in which they decide. */
export const TIEBREAK_FIELDS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;

/** Fields that say more than a setting does, or that the organiser is shown by name where a number is sent. */
interface OwnFields extends Readonly<Record<(typeof TIEBREAK_FIELDS)[number], TiebreakName | null>> {
  readonly id: string;
  readonly organiser: Organiser;
  readonly default_game_location: 'online' | 'board';
  readonly online_pairing_interval_t: IntervalUnit;
  readonly sit_out: SitOut;
}

/** The members of a team are not asked for. */
type SettingField = Exclude<
  keyof SettingsView & keyof TournamentPayloadInput,
  keyof OwnFields | 'per_team' | 'per_team_limit'
>;

type Typed<Value> = Value extends number | null ? TypedNumber : Value;
type SettingFields = { readonly [Name in SettingField]: Typed<SettingsView[Name]> };

/**
 * What stands in the form of a new tournament: the settings, by the names that the contract gives them, as they are typed.
 * Times are the reader's own.
 */
export interface BuildValues extends SettingFields, OwnFields {}

export type BuildForm = Form<BuildValues>;

/** Antichess is chosen when a tournament is edited. */
export const OFFERED_VARIANTS = ['Chess', 'PawnVsPawn'] as const satisfies readonly VariantName[];

/**
 * A Swiss that begins tomorrow morning, with the usual value of each setting, which are the times that the specification
 * proposes; what the form proposes beside them stands here.
 */
export function newTournament(organiser: Organiser, now: Date): BuildValues {
  const inADay = millis(now.getTime() + DAY);
  const { date: tomorrow } = fromIso(new Date(inADay).toISOString());
  const [tb1, tb2, tb3, tb4] = OFFERED_TIEBREAKS;
  const settings = settingsFrom({
    kind: 'SwissDutch',
    name: '',
    startDate: tomorrow,
    endDate: tomorrow,
    firstPairingAt: inADay,
    selfJoinable: true,
  });
  const { default_otb, bye_points, per_team, per_team_limit, ...fields } = writeSettings(settings);
  return {
    ...fields,
    id: '',
    organiser,
    rounds: 7,
    meetings: '',
    sit_out: 'win',
    tb1,
    tb2,
    tb3,
    tb4,
    default_game_location: 'online',
    first_pairing_date: tomorrow,
    first_pairing_time: DEFAULT_ROUND_TIME,
    online_pairing_interval_t: settings.interval.unit,
    show_only_top_nr: SHOW_TOP.default,
  };
}

/** Another format, with the number of meetings that it usually has. */
export const inKind = (kind: TournamentKind): Partial<BuildValues> => ({
  kind,
  meetings: KINDS[kind].defaultMeetings ?? '',
});

/** What the server is asked for: only what the chosen format knows. */
export function toPayload(values: BuildValues): Partial<TournamentPayloadInput> {
  const kind = KINDS[values.kind];
  const { tb1, tb2, tb3, tb4, rounds, meetings, sit_out, show_only_top_nr, ...rest } = values;
  const local = { date: values.first_pairing_date, time: values.first_pairing_time };
  const first = toUtc(local) ?? local;
  return {
    ...rest,
    organiser: values.organiser.id,
    organiser_type: values.organiser.type,
    ...(kind.asksForRounds && { rounds: needed(rounds) }),
    ...(kind.defaultMeetings !== null && { meetings: needed(meetings) }),
    ...(kind.asksForSitOut && { sit_out }),
    ...(kind.choosesTieBreaks && tiebreakFields([tb1, tb2, tb3, tb4])),
    default_game_location: values.default_game_location === 'online' ? 1 : 0,
    first_pairing_date: first.date,
    first_pairing_time: first.time,
    initial_time: needed(values.initial_time),
    increment: needed(values.increment),
    online_pairing_interval_n: needed(values.online_pairing_interval_n),
    online_pairing_interval_t: INTERVAL_CODES[values.online_pairing_interval_t],
    win_points: needed(values.win_points),
    draw_points: needed(values.draw_points),
    loss_points: needed(values.loss_points),
    remove_inactive_participants: kind.offersRemovingInactive && values.remove_inactive_participants,
    ...(values.show_only_top && { show_only_top_nr: needed(show_only_top_nr) }),
  };
}

/** Without gaps: the second choice moves up where the first is left empty. */
function tiebreakFields(chosen: readonly (TiebreakName | null)[]): Partial<TournamentPayloadInput> {
  const codes = chosen.flatMap((name) => (name === null ? [] : [TIEBREAK_CODES[name]]));
  return Object.fromEntries(codes.map((code, at) => [TIEBREAK_FIELDS[at], code]));
}
