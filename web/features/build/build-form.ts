import { INTERVAL_CODES, nameOf, TIEBREAK_CODES, type TiebreakName } from '../../../contract/codes.ts';
import type { TournamentPayloadInput } from '../../../contract/tournaments.ts';
import {
  DEFAULT_POINTS,
  DEFAULT_ROUND_TIME,
  INCREMENT_SECONDS,
  INITIAL_TIME_MINUTES,
  PAIRING_INTERVAL_COUNT,
  SHOW_TOP,
} from '../../../domain/limits.ts';
import { DAY, type IntervalUnit } from '../../../domain/time.ts';
import { KINDS, type TournamentKind } from '../../../domain/tournament/kinds.ts';
import type { VariantName } from '../../../domain/tournament/settings.ts';
import { needed, type TypedNumber } from '../../forms/numbers.ts';
import type { Form } from '../../forms/use-form.tsx';
import { fromIso, toUtc } from '../../local-time.ts';
import type { Organiser } from '../../queries/organisers.ts';

/** The up to four tie-breaks, in the order in which they decide. */
export const TIEBREAK_FIELDS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;

/**
 * What stands in the form of a new tournament, by the names that the contract gives the fields. Times are the reader's
 * own.
 */
export interface BuildValues extends Readonly<Record<(typeof TIEBREAK_FIELDS)[number], TiebreakName | null>> {
  readonly name: string;
  readonly id: string;
  readonly description: string;
  readonly profile_picture: string;
  readonly banner_picture: string;
  readonly organiser: Organiser;
  readonly kind: TournamentKind;
  readonly game_variant: VariantName;
  readonly rounds: TypedNumber;
  readonly meetings: TypedNumber;
  readonly default_game_location: 'online' | 'board';
  readonly start_date: string;
  readonly end_date: string;
  readonly first_pairing_date: string;
  readonly first_pairing_time: string;
  readonly initial_time: TypedNumber;
  readonly increment: TypedNumber;
  readonly online_pairing_interval_n: TypedNumber;
  readonly online_pairing_interval_t: IntervalUnit;
  readonly win_points: TypedNumber;
  readonly draw_points: TypedNumber;
  readonly loss_points: TypedNumber;
  readonly publicly_viewable: boolean;
  readonly self_joinable: boolean;
  readonly fide_rated: boolean;
  readonly show_only_usernames: boolean;
  readonly chat_enabled: boolean;
  readonly remove_inactive_participants: boolean;
  readonly show_only_top: boolean;
  readonly show_only_top_nr: TypedNumber;
}

export type BuildForm = Form<BuildValues>;

/** Antichess is chosen when a tournament is edited. */
export const OFFERED_VARIANTS = ['Chess', 'PawnVsPawn'] as const satisfies readonly VariantName[];

/** A Swiss that begins tomorrow morning, with the times that the specification proposes. */
export function newTournament(organiser: Organiser, now: Date): BuildValues {
  const { date: tomorrow } = fromIso(new Date(now.getTime() + DAY).toISOString());
  const tiebreak = (code: number): TiebreakName | null => nameOf(TIEBREAK_CODES, code) ?? null;
  return {
    name: '',
    id: '',
    description: '',
    profile_picture: '',
    banner_picture: '',
    organiser,
    kind: 'SwissDutch',
    game_variant: 'Chess',
    rounds: 7,
    meetings: '',
    tb1: tiebreak(0),
    tb2: tiebreak(1),
    tb3: tiebreak(2),
    tb4: tiebreak(3),
    default_game_location: 'online',
    start_date: tomorrow,
    end_date: tomorrow,
    first_pairing_date: tomorrow,
    first_pairing_time: DEFAULT_ROUND_TIME,
    initial_time: INITIAL_TIME_MINUTES.default,
    increment: INCREMENT_SECONDS.default,
    online_pairing_interval_n: PAIRING_INTERVAL_COUNT.default,
    online_pairing_interval_t: 'minutes',
    win_points: DEFAULT_POINTS.win,
    draw_points: DEFAULT_POINTS.draw,
    loss_points: DEFAULT_POINTS.loss,
    publicly_viewable: true,
    self_joinable: true,
    fide_rated: false,
    show_only_usernames: false,
    chat_enabled: true,
    remove_inactive_participants: false,
    show_only_top: false,
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
  const { tb1, tb2, tb3, tb4, rounds, meetings, show_only_top_nr, ...rest } = values;
  const local = { date: values.first_pairing_date, time: values.first_pairing_time };
  const first = toUtc(local) ?? local;
  return {
    ...rest,
    organiser: values.organiser.id,
    organiser_type: values.organiser.type,
    ...(kind.asksForRounds && { rounds: needed(rounds) }),
    ...(kind.defaultMeetings !== null && { meetings: needed(meetings) }),
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
