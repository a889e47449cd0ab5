import {
  INTERVAL_CODES,
  type KindName,
  nameOf,
  TIEBREAK_CODES,
  type TiebreakName,
  type VariantName,
} from '../../../contract/codes.ts';
import { type TournamentPayloadInput, tournamentPayload } from '../../../contract/tournaments.ts';
import {
  DEFAULT_POINTS,
  DEFAULT_ROUND_TIME,
  INCREMENT_SECONDS,
  INITIAL_TIME_MINUTES,
  PAIRING_INTERVAL_COUNT,
  SHOW_TOP,
} from '../../../domain/limits.ts';
import { DAY, type IntervalUnit } from '../../../domain/time.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { fromIso, toUtc } from '../../local-time.ts';
import type { Organiser } from '../../queries/organisers.ts';
import { type Issue, issuesByField } from '../../ui/field-error.ts';

/** What stands in the form of a new tournament. Times are the reader's own. */
export interface BuildForm {
  readonly name: string;
  readonly id: string;
  readonly description: string;
  readonly profilePicture: string;
  readonly bannerPicture: string;
  readonly organiser: Organiser;
  readonly kind: KindName;
  readonly variant: VariantName;
  readonly rounds: number | string;
  readonly meetings: number;
  readonly tiebreaks: readonly (TiebreakName | null)[];
  readonly online: boolean;
  readonly startDate: string;
  readonly endDate: string;
  readonly firstDate: string;
  readonly firstTime: string;
  readonly initial: number | string;
  readonly increment: number | string;
  readonly intervalCount: number | string;
  readonly intervalUnit: IntervalUnit;
  readonly win: number | string;
  readonly draw: number | string;
  readonly loss: number | string;
  readonly isPublic: boolean;
  readonly selfJoin: boolean;
  readonly fideRated: boolean;
  readonly usernames: boolean;
  readonly chat: boolean;
  readonly removeInactive: boolean;
  readonly showTop: boolean;
  readonly showTopNumber: number | string;
}

/** The formats that can be played so far. */
export const OFFERED_KINDS = ['SwissDutch', 'RoundRobin', 'ManualPairing'] as const satisfies readonly KindName[];
/** Antichess is chosen when a tournament is edited. */
export const OFFERED_VARIANTS = ['Chess', 'PawnVsPawn'] as const satisfies readonly VariantName[];

const TIEBREAK_SLOTS = 4;

/** A Swiss that begins tomorrow morning, with the times that the specification proposes. */
export function emptyForm(organiser: Organiser, now: Date): BuildForm {
  const { date: tomorrow } = fromIso(new Date(now.getTime() + DAY).toISOString());
  return {
    name: '',
    id: '',
    description: '',
    profilePicture: '',
    bannerPicture: '',
    organiser,
    kind: 'SwissDutch',
    variant: 'Chess',
    rounds: 7,
    meetings: KINDS.RoundRobin.defaultMeetings ?? 1,
    tiebreaks: Array.from({ length: TIEBREAK_SLOTS }, (_, code) => nameOf(TIEBREAK_CODES, code) ?? null),
    online: true,
    startDate: tomorrow,
    endDate: tomorrow,
    firstDate: tomorrow,
    firstTime: DEFAULT_ROUND_TIME,
    initial: INITIAL_TIME_MINUTES.default,
    increment: INCREMENT_SECONDS.default,
    intervalCount: PAIRING_INTERVAL_COUNT.default,
    intervalUnit: 'minutes',
    ...DEFAULT_POINTS,
    isPublic: true,
    selfJoin: true,
    fideRated: false,
    usernames: false,
    chat: true,
    removeInactive: false,
    showTop: false,
    showTopNumber: SHOW_TOP.default,
  };
}

/** What the server is asked for: only what the chosen format knows. */
export function toPayload(form: BuildForm): Partial<TournamentPayloadInput> {
  const kind = KINDS[form.kind];
  const first = toUtc({ date: form.firstDate, time: form.firstTime });
  return {
    name: form.name,
    ...(form.id === '' ? {} : { id: form.id }),
    description: form.description,
    profile_picture: form.profilePicture,
    banner_picture: form.bannerPicture,
    organiser: form.organiser.id,
    organiser_type: form.organiser.type,
    kind: form.kind,
    game_variant: form.variant,
    ...(kind.asksForRounds ? { rounds: numeric(form.rounds) } : {}),
    ...(kind.defaultMeetings === null ? {} : { meetings: form.meetings }),
    ...(kind.choosesTieBreaks ? tiebreakFields(form.tiebreaks) : {}),
    default_game_location: form.online ? 1 : 0,
    start_date: form.startDate,
    end_date: form.endDate,
    ...(first === undefined ? {} : { first_pairing_date: first.date, first_pairing_time: first.time }),
    initial_time: numeric(form.initial),
    increment: numeric(form.increment),
    online_pairing_interval_n: numeric(form.intervalCount),
    online_pairing_interval_t: INTERVAL_CODES[form.intervalUnit],
    win_points: numeric(form.win),
    draw_points: numeric(form.draw),
    loss_points: numeric(form.loss),
    publicly_viewable: form.isPublic,
    self_joinable: form.selfJoin,
    fide_rated: form.fideRated,
    show_only_usernames: form.usernames,
    chat_enabled: form.chat,
    remove_inactive_participants: kind.offersRemovingInactive && form.removeInactive,
    show_only_top: form.showTop,
    ...(form.showTop ? { show_only_top_nr: numeric(form.showTopNumber) } : {}),
  };
}

/** An emptied number field holds a text, which no number field of the payload accepts. */
const numeric = (value: number | string): number => (typeof value === 'number' ? value : Number.NaN);

/** Without gaps: the second choice moves up where the first is left empty. */
function tiebreakFields(chosen: BuildForm['tiebreaks']): Partial<TournamentPayloadInput> {
  const codes = chosen.flatMap((name) => (name === null ? [] : [TIEBREAK_CODES[name]]));
  return Object.fromEntries(codes.map((code, at) => [`tb${at + 1}`, code]));
}

/** The payload's fields that the contract does not accept, with what is wrong with each. */
export function faultyFields(payload: Partial<TournamentPayloadInput>): ReadonlyMap<string, Issue> {
  const parsed = tournamentPayload.safeParse(payload);
  return issuesByField(parsed.success ? [] : parsed.error.issues);
}
