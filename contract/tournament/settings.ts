import { nonNull } from '../../domain/kernel/given.ts';
import { DEFAULT_TIME_ZONE, SHOW_TOP } from '../../domain/kernel/limits.ts';
import { fromPoints, pointSystem, toPoints } from '../../domain/kernel/points.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { CleanHtml } from '../../domain/lib/rich-text.ts';
import { USUAL_SEEDING_LIST } from '../../domain/rating/seeding-list.ts';
import { tiebreakNameOf } from '../../domain/tiebreaks/names.ts';
import { NO_OFFICIAL_DATA } from '../../domain/tournament/value/official-data.ts';
import {
  SETTING_NAMES,
  type SentSettings,
  type SettingName,
  type Settings,
  settingsOf,
  timeSettings,
  USUAL_SETTINGS,
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
  profilePicture: { read: (sent) => sent.profilePicture, write: (url) => ({ profilePicture: url }) },
  bannerPicture: { read: (sent) => sent.bannerPicture, write: (url) => ({ bannerPicture: url }) },
  startDate: { read: (sent) => sent.startDate, write: (day) => ({ startDate: day }) },
  endDate: { read: (sent) => sent.endDate ?? sent.startDate, write: (day) => ({ endDate: day }) },
  timeZone: { read: (sent) => sent.timeZone ?? DEFAULT_TIME_ZONE, write: (name) => ({ timeZone: name }) },
  interval: {
    read: (sent) => ({
      count: sent.onlinePairingIntervalN,
      unit: nameOf(INTERVAL_CODES, sent.onlinePairingIntervalT) ?? 'minutes',
    }),
    write: ({ count, unit }) => ({
      onlinePairingIntervalN: count,
      onlinePairingIntervalT: INTERVAL_CODES[unit],
    }),
  },
  publiclyViewable: { read: (sent) => sent.publiclyViewable, write: (is) => ({ publiclyViewable: is }) },
  showOnlyTop: {
    read: (sent) => (sent.showOnlyTop ? (sent.showOnlyTopNr ?? SHOW_TOP.default) : null),
    write: (top) => ({ showOnlyTop: top !== null, showOnlyTopNr: top }),
  },
  chatEnabled: { read: (sent) => sent.chatEnabled, write: (is) => ({ chatEnabled: is }) },
  online: {
    read: (sent) => sent.defaultGameLocation === 1,
    write: (online) => ({ defaultOtb: !online, defaultGameLocation: online ? 1 : 0 }),
  },
  variant: { read: (sent) => sent.gameVariant, write: (variant) => ({ gameVariant: variant }) },
  rounds: { read: (sent) => sent.rounds ?? null, write: (rounds) => ({ rounds }) },
  droppedRounds: { read: (sent) => sent.droppedRounds, write: (rounds) => ({ droppedRounds: rounds }) },
  meetings: { read: (sent) => sent.meetings ?? null, write: (meetings) => ({ meetings }) },
  reverseLastRounds: {
    read: (sent) => sent.reverseLastRounds ?? USUAL_SETTINGS.reverseLastRounds,
    write: (is) => ({ reverseLastRounds: is }),
  },
  startingOrder: {
    read: (sent) => sent.startingOrder ?? USUAL_SETTINGS.startingOrder,
    write: (order) => ({ startingOrder: order }),
  },
  firstRound: { read: (sent) => sent.firstRound, write: (firstRound) => ({ firstRound }) },
  maxMeetings: { read: (sent) => sent.maxMeetings ?? null, write: (most) => ({ maxMeetings: most }) },
  missedRounds: { read: (sent) => sent.missedRounds, write: (worth) => ({ missedRounds: worth }) },
  lastEntryRound: { read: (sent) => sent.lastEntryRound ?? null, write: (round) => ({ lastEntryRound: round }) },
  perTeam: {
    read: (sent) => sent.perTeam ?? sent.perTeamLimit ?? null,
    write: (members) => ({ perTeam: members, perTeamLimit: members }),
  },
  tieBreaks: {
    read: ({ tb1, tb2, tb3, tb4 }) => [tb1, tb2, tb3, tb4],
    write: (tiebreaks) => {
      const [tb1, tb2, tb3, tb4] = tiebreaks.map((id) => (id === null ? null : tiebreakNameOf(id).code));
      return nonNull({ tb1, tb2, tb3, tb4 });
    },
  },
  homeAndAway: { read: (sent) => sent.homeAndAway, write: (is) => ({ homeAndAway: is }) },
  captainsReport: { read: (sent) => sent.captainsReport, write: (is) => ({ captainsReport: is }) },
  playersReport: { read: (sent) => sent.playersReport, write: (is) => ({ playersReport: is }) },
  playersPostpone: { read: (sent) => sent.playersPostpone, write: (is) => ({ playersPostpone: is }) },
  postponement: { read: (sent) => sent.postponement ?? null, write: (plan) => ({ postponement: plan }) },
  requestableByes: { read: (sent) => sent.requestableByes, write: (byes) => ({ requestableByes: byes }) },
  attendance: { read: (sent) => sent.attendance ?? null, write: (plan) => ({ attendance: plan }) },
  lineUpMinutes: { read: (sent) => sent.lineUpMinutes, write: (minutes) => ({ lineUpMinutes: minutes }) },
  firstPairingAt: {
    read: (sent) => millis(Date.parse(`${sent.firstPairingDate}T${sent.firstPairingTime}:00Z`)),
    write: (at) => {
      const text = new Date(at).toISOString();
      return { firstPairingDate: text.slice(0, 10), firstPairingTime: text.slice(11, 16) };
    },
  },
  officialData: { read: (sent) => sent.officialData ?? NO_OFFICIAL_DATA, write: (data) => ({ officialData: data }) },
  initialMinutes: {
    read: (sent) => (sent.timeControl ? timeSettings(sent.timeControl).initialMinutes : sent.initialTime),
    write: (minutes) => ({ initialTime: minutes }),
  },
  incrementSeconds: {
    read: (sent) => (sent.timeControl ? timeSettings(sent.timeControl).incrementSeconds : sent.increment),
    write: (seconds) => ({ increment: seconds }),
  },
  stages: {
    read: (sent) => (sent.timeControl ? timeSettings(sent.timeControl).stages : null),
    write: (stages) => ({ timeControl: stages }),
  },
  points: {
    read: (sent) => {
      const points = pointSystem(sent.winPoints, sent.drawPoints, sent.lossPoints);
      const bye = sent.byePoints?.['pairing-allocated'];
      return bye === undefined ? points : { ...points, pairingAllocatedBye: fromPoints(bye) };
    },
    write: (points) => ({
      winPoints: toPoints(points.win),
      drawPoints: toPoints(points.draw),
      lossPoints: toPoints(points.loss),
      byePoints: {
        'pairing-allocated': toPoints(points.pairingAllocatedBye),
        'full-point': toPoints(points.fullPointBye),
        'half-point': toPoints(points.halfPointBye),
        'zero-point': toPoints(points.zeroPointBye),
      },
    }),
  },
  byeResult: { read: (sent) => sent.byeResult ?? null, write: (byeResult) => ({ byeResult }) },
  selfJoinable: { read: (sent) => sent.selfJoinable, write: (is) => ({ selfJoinable: is }) },
  fideRated: { read: (sent) => sent.fideRated, write: (is) => ({ fideRated: is }) },
  seedingList: { read: (sent) => sent.seedingList ?? USUAL_SEEDING_LIST, write: (list) => ({ seedingList: list }) },
  showOnlyUsernames: { read: (sent) => sent.showOnlyUsernames, write: (is) => ({ showOnlyUsernames: is }) },
  showClubs: { read: (sent) => sent.showClubs ?? USUAL_SETTINGS.showClubs, write: (is) => ({ showClubs: is }) },
  roundPause: { read: (sent) => sent.roundPause ?? null, write: (seconds) => ({ roundPause: seconds }) },
  roundPlan: { read: (sent) => sent.roundPlan ?? USUAL_SETTINGS.roundPlan, write: (plan) => ({ roundPlan: plan }) },
  removeInactive: {
    read: (sent) => sent.removeInactiveParticipants,
    write: (is) => ({ removeInactiveParticipants: is }),
  },
};

/** The settings of a request; `clean` is a parameter because only the server has the HTML sanitiser. */
export const readSettings = (sent: TournamentPayload, clean: (description: string) => CleanHtml): SentSettings => ({
  ...settingsOf((name) => (name === 'description' ? clean(sent.description) : CODECS[name].read(sent))),
  timeZone: sent.timeZone ?? null,
  officialData: sent.officialData ?? null,
  seedingList: sent.seedingList ?? null,
  reverseLastRounds: sent.reverseLastRounds ?? null,
  startingOrder: sent.startingOrder ?? null,
  showClubs: sent.showClubs ?? null,
  roundPlan: sent.roundPlan ?? null,
  attendance: sent.attendance ?? null,
  postponement: sent.postponement ?? null,
  roundPause: sent.roundPause === undefined ? 'kept' : sent.roundPause,
  stages: sent.timeControl === undefined ? 'kept' : CODECS.stages.read(sent),
});

export type SettingsView = Omit<TournamentView, NonSettingField>;

type NonSettingField =
  | 'id'
  | 'firstOnlinePairing'
  | 'currentOnlinePairingTime'
  | 'timeControlKnown'
  | 'organiser'
  | 'organiserType'
  | 'league'
  | 'season'
  | 'category'
  | 'started'
  | 'finished'
  | 'pairingGenerationFailed'
  | 'randomSeeding'
  | 'pinned'
  | 'pinnedOrder'
  | 'revision';

export const writeSettings = (settings: Settings): SettingsView => written(SETTING_NAMES, settings) as SettingsView;

type DayField = 'startDate' | 'endDate' | 'firstPairingDate' | 'firstPairingTime' | 'roundPlan';

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
