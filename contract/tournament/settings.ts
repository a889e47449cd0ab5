import { DEFAULT_TIME_ZONE, SHOW_TOP } from '../../domain/kernel/limits.ts';
import { fromPoints, pointSystem, toPoints } from '../../domain/kernel/points.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { CleanHtml } from '../../domain/lib/rich-text.ts';
import { tiebreakNameOf } from '../../domain/tiebreaks/names.ts';
import {
  SETTING_NAMES,
  type SentSettings,
  type SettingName,
  type Settings,
  settingsOf,
} from '../../domain/tournament/value/settings.ts';
import { TEMPLATE_NAMES, type TemplateSettings } from '../../domain/tournament/value/template.ts';
import { INTERVAL_CODES, nameOf } from '../http/codes.ts';
import type { TournamentPayload } from './payload.ts';
import type { TournamentView } from './tournaments.ts';

/** Converts a setting between a request and the fields of a page. */
interface Codec<Value> {
  readonly read: (sent: TournamentPayload) => Value;
  readonly write: (value: Value) => Partial<TournamentView>;
}

type Codecs = { readonly [Name in Exclude<SettingName, 'description'>]: Codec<Settings[Name]> };

/** One codec per setting; where the specification has two names for a field, both are written. */
const CODECS: Codecs = {
  format: { read: ({ kind }) => kind, write: (format) => ({ kind: format }) },
  name: { read: ({ name }) => name, write: (name) => ({ name }) },
  profilePicture: { read: (sent) => sent.profile_picture, write: (url) => ({ profile_picture: url }) },
  bannerPicture: { read: (sent) => sent.banner_picture, write: (url) => ({ banner_picture: url }) },
  startDate: { read: (sent) => sent.start_date, write: (day) => ({ start_date: day }) },
  endDate: { read: (sent) => sent.end_date ?? sent.start_date, write: (day) => ({ end_date: day }) },
  timeZone: { read: (sent) => sent.time_zone ?? DEFAULT_TIME_ZONE, write: (name) => ({ time_zone: name }) },
  interval: {
    read: (sent) => ({
      count: sent.online_pairing_interval_n,
      unit: nameOf(INTERVAL_CODES, sent.online_pairing_interval_t) ?? 'minutes',
    }),
    write: ({ count, unit }) => ({
      online_pairing_interval_n: count,
      online_pairing_interval_t: INTERVAL_CODES[unit],
    }),
  },
  publiclyViewable: { read: (sent) => sent.publicly_viewable, write: (is) => ({ publicly_viewable: is }) },
  showOnlyTop: {
    read: (sent) => (sent.show_only_top ? (sent.show_only_top_nr ?? SHOW_TOP.default) : null),
    write: (top) => ({ show_only_top: top !== null, show_only_top_nr: top }),
  },
  chatEnabled: { read: (sent) => sent.chat_enabled, write: (is) => ({ chat_enabled: is }) },
  online: {
    read: (sent) => sent.default_game_location === 1,
    write: (online) => ({ default_otb: !online, default_game_location: online ? 1 : 0 }),
  },
  variant: { read: (sent) => sent.game_variant, write: (variant) => ({ game_variant: variant }) },
  rounds: { read: (sent) => sent.rounds ?? null, write: (rounds) => ({ rounds }) },
  meetings: { read: (sent) => sent.meetings ?? null, write: (meetings) => ({ meetings }) },
  perTeam: {
    read: (sent) => sent.per_team ?? sent.per_team_limit ?? null,
    write: (members) => ({ per_team: members, per_team_limit: members }),
  },
  tieBreaks: {
    read: ({ tb1, tb2, tb3, tb4 }) => [tb1, tb2, tb3, tb4],
    write: ([tb1, tb2, tb3, tb4]) => ({
      ...(tb1 !== null && { tb1: tiebreakNameOf(tb1).code }),
      ...(tb2 !== null && { tb2: tiebreakNameOf(tb2).code }),
      ...(tb3 !== null && { tb3: tiebreakNameOf(tb3).code }),
      ...(tb4 !== null && { tb4: tiebreakNameOf(tb4).code }),
    }),
  },
  homeAndAway: { read: (sent) => sent.home_and_away, write: (is) => ({ home_and_away: is }) },
  captainsReport: { read: (sent) => sent.captains_report, write: (is) => ({ captains_report: is }) },
  playersReport: { read: (sent) => sent.players_report, write: (is) => ({ players_report: is }) },
  requestableByes: { read: (sent) => sent.requestable_byes, write: (byes) => ({ requestable_byes: byes }) },
  lineUpMinutes: { read: (sent) => sent.line_up_minutes, write: (minutes) => ({ line_up_minutes: minutes }) },
  firstPairingAt: {
    read: (sent) => millis(Date.parse(`${sent.first_pairing_date}T${sent.first_pairing_time}:00Z`)),
    write: (at) => {
      const text = new Date(at).toISOString();
      return { first_pairing_date: text.slice(0, 10), first_pairing_time: text.slice(11, 16) };
    },
  },
  initialMinutes: { read: (sent) => sent.initial_time, write: (minutes) => ({ initial_time: minutes }) },
  incrementSeconds: { read: (sent) => sent.increment, write: (seconds) => ({ increment: seconds }) },
  points: {
    read: (sent) => {
      const points = pointSystem(sent.win_points, sent.draw_points, sent.loss_points);
      const bye = sent.bye_points?.['pairing-allocated'];
      return bye === undefined ? points : { ...points, pairingAllocatedBye: fromPoints(bye) };
    },
    write: (points) => ({
      win_points: toPoints(points.win),
      draw_points: toPoints(points.draw),
      loss_points: toPoints(points.loss),
      bye_points: {
        'pairing-allocated': toPoints(points.pairingAllocatedBye),
        'full-point': toPoints(points.fullPointBye),
        'half-point': toPoints(points.halfPointBye),
        'zero-point': toPoints(points.zeroPointBye),
      },
    }),
  },
  byeResult: { read: (sent) => sent.bye_result ?? null, write: (byeResult) => ({ bye_result: byeResult }) },
  selfJoinable: { read: (sent) => sent.self_joinable, write: (is) => ({ self_joinable: is }) },
  fideRated: { read: (sent) => sent.fide_rated, write: (is) => ({ fide_rated: is }) },
  showOnlyUsernames: { read: (sent) => sent.show_only_usernames, write: (is) => ({ show_only_usernames: is }) },
  removeInactive: {
    read: (sent) => sent.remove_inactive_participants,
    write: (is) => ({ remove_inactive_participants: is }),
  },
};

/** The settings of a request; `clean` is a parameter because only the server has the HTML sanitiser. */
export const readSettings = (sent: TournamentPayload, clean: (description: string) => CleanHtml): SentSettings => ({
  ...settingsOf((name) => (name === 'description' ? clean(sent.description) : CODECS[name].read(sent))),
  timeZone: sent.time_zone ?? null,
});

export type SettingsView = Omit<TournamentView, NonSettingField>;

type NonSettingField =
  | 'id'
  | 'first_online_pairing'
  | 'current_online_pairing_time'
  | 'time_control_known'
  | 'organiser'
  | 'organiser_type'
  | 'league'
  | 'season'
  | 'category'
  | 'started'
  | 'finished'
  | 'pairing_generation_failed'
  | 'random_seeding'
  | 'pinned'
  | 'pinned_order'
  | 'revision';

export const writeSettings = (settings: Settings): SettingsView => written(SETTING_NAMES, settings) as SettingsView;

type DayField = 'start_date' | 'end_date' | 'first_pairing_date' | 'first_pairing_time';

/** The fields of a template: all except the dates. */
export type TemplateFields = Omit<SettingsView, DayField>;

export const writeTemplate = (settings: TemplateSettings): TemplateFields =>
  written(TEMPLATE_NAMES, settings) as TemplateFields;

function written(names: readonly SettingName[], settings: Partial<Settings>): object {
  const fields = names.map((name) => {
    if (name === 'description') return { description: settings.description };
    // Name and value come from the same record, so their types match.
    const { write } = CODECS[name] as Codec<unknown>;
    return write(settings[name]);
  });
  return Object.assign({}, ...fields);
}
