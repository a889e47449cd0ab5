import { useTranslation } from 'react-i18next';
import type { LoggedFact } from '../../../contract/tournament/log.ts';
import { INTERVAL_UNITS } from '../../../domain/kernel/time.ts';
import { FIRST_ROUNDS } from '../../../domain/pairing/pairing.ts';
import { RATING_LISTS } from '../../../domain/rating/lists.ts';
import { SEEDING_SOURCES } from '../../../domain/rating/seeding-list.ts';
import { TIEBREAK_NAMES, type TiebreakId, tiebreakNameOf } from '../../../domain/tiebreaks/names.ts';
import { REPORT_STATES } from '../../../domain/tournament/teams/match-report.ts';
import { CARDS, ROUND_MARKS } from '../../../domain/tournament/value/attendance-record.ts';
import { BYES } from '../../../domain/tournament/value/field.ts';
import { STARTING_ORDERS } from '../../../domain/tournament/value/formats.ts';
import { GAME_RESULTS } from '../../../domain/tournament/value/game-result.ts';
import { HOMES } from '../../../domain/tournament/value/match-day.ts';
import { POSTPONED_STATES } from '../../../domain/tournament/value/postponed-game.ts';
import { isText, MISSED_ROUNDS, type SettingName } from '../../../domain/tournament/value/settings.ts';
import { formatPoints, useFormat } from '../../app/format.ts';
import { gameResultText } from '../../model/result-text.ts';

/** A result that replaced or removed an earlier one. */
export const isCorrection = ({ kind, before }: LoggedFact): boolean =>
  (kind === 'result' || kind === 'gameResult') && before !== null && before !== undefined;

const MOMENTS: ReadonlySet<LoggedFact['kind']> = new Set(['roundMoved', 'nextPairing', 'matchDay', 'gameDate']);

type Value = Exclude<LoggedFact['after'], undefined>;

export function useFactWords(names: Readonly<Record<string, string>>): (fact: LoggedFact) => string {
  const { t } = useTranslation(['log', 'tournament', 'build']);
  const format = useFormat();
  const nameOf = (id: string): string => names[id] ?? t('somebody');
  const textOf = useValueText();
  return (fact) => {
    const { kind, round = 0, who = [], setting, before = null, after = null } = fact;
    // Two players of a board are named as on a pairing list.
    const isBoard = who.length === 2 && round > 0 && kind !== 'forbiddenPair';
    const people = who.map(nameOf);
    const together = isBoard ? people.join(' – ') : format.list(people);
    const [was, is] = [textOf(before, setting), textOf(after, setting)];
    if (isCorrection(fact)) {
      const about = t('round', { round, names: together });
      return t(after === null ? 'takenBack' : 'corrected', { about, was, is });
    }
    if (kind === 'setting' && setting === 'description') return t(`build:${LABELS.description}`);
    if (kind === 'attendance') {
      const key = round > 0 ? 'attendanceOfRound' : 'facts.attendance';
      return `${t(key, { names: format.list(people), round })} (${is})`;
    }
    return t(`facts.${kind}`, {
      round,
      names: together,
      was: MOMENTS.has(kind) ? momentOf(before) : was,
      is: MOMENTS.has(kind) ? momentOf(after) : is,
      setting: setting === undefined ? '' : t(`build:${LABELS[setting]}`),
    });
  };

  function momentOf(value: Value): string {
    return typeof value === 'number' ? format.moment(new Date(value).toISOString()) : t('none');
  }
}

function useValueText(): (value: Value, setting: SettingName | undefined) => string {
  const { t } = useTranslation(['log', 'tournament', 'build', 'manage']);
  const format = useFormat();
  return (value, setting) => {
    // Free text is never translated, even where it equals a term of the domain.
    if (setting !== undefined && isText(setting)) return String(value) || t('none');
    if (setting === 'firstPairingAt') return format.moment(new Date(Number(value)).toISOString());
    if (setting === 'startDate' || setting === 'endDate') return format.date(String(value));
    if (setting === 'points' && Array.isArray(value))
      return value.map((half) => formatPoints(Number(half) / 2)).join(' – ');
    const order = setting === 'startingOrder' ? STARTING_ORDERS.find((one) => one === value) : undefined;
    if (order !== undefined) return t(`build:format.startingOrders.${order}`);
    const first = setting === 'firstRound' ? FIRST_ROUNDS.find((one) => one === value) : undefined;
    if (first !== undefined) return t(`build:format.firstRounds.${first}`);
    const worth = setting === 'missedRounds' ? MISSED_ROUNDS.find((one) => one === value) : undefined;
    if (worth !== undefined) return t(`build:format.missedRoundsAs.${worth}`);
    if (setting === 'seedingList' && Array.isArray(value)) return value.flatMap(listPart).join(', ');
    if (Array.isArray(value))
      return (
        value
          .filter((part) => part !== null)
          .map(partText)
          .join(' ') || t('none')
      );
    return partText(value);
  };

  /** A part of the setting that names the rating list: publishers, month or kind of play. */
  function listPart(part: unknown): string[] {
    const source = SEEDING_SOURCES.find((one) => one === part);
    if (source !== undefined) return [t(`build:privacy.seedingSources.${source}`)];
    const kind = RATING_LISTS.find((one) => one === part);
    if (kind !== undefined) return [t(`tournament:stats.lists.${kind}`)];
    return typeof part === 'number' ? [format.month(part)] : [];
  }

  /** Translates a term of the domain; anything else stays as it is. */
  function partText(part: unknown): string {
    if (part === null || part === '') return t('none');
    if (typeof part === 'boolean') return t(part ? 'yes' : 'no');
    const result = GAME_RESULTS.find((one) => one === part);
    if (result !== undefined) return gameResultText(result);
    const bye = BYES.find((one) => one === part);
    if (bye !== undefined) return t(`tournament:byes.${bye}`);
    const unit = INTERVAL_UNITS.find((one) => one === part);
    if (unit !== undefined) return t(`build:time.units.${unit}`);
    const word = WORDS.find((one) => one === part);
    if (word !== undefined) return t(`words.${word}`);
    return isTiebreak(part) ? tiebreakNameOf(part).fide : String(part);
  }
}

const WORDS = [
  ...ROUND_MARKS,
  ...CARDS,
  ...REPORT_STATES,
  ...HOMES,
  'asked',
  'agreed',
  'refused',
  ...POSTPONED_STATES,
] as const;

const isTiebreak = (part: unknown): part is TiebreakId =>
  typeof part === 'string' && part.split('/', 1).every((name) => name in TIEBREAK_NAMES);

const LABELS = {
  format: 'format.kind',
  name: 'about.name',
  description: 'about.description',
  profilePicture: 'about.profilePicture',
  bannerPicture: 'about.bannerPicture',
  startDate: 'time.startDate',
  endDate: 'time.endDate',
  timeZone: 'time.zone',
  interval: 'time.intervalCount',
  publiclyViewable: 'privacy.public',
  showOnlyTop: 'privacy.showTop',
  chatEnabled: 'privacy.chat',
  online: 'time.location',
  variant: 'format.variant',
  homeAndAway: 'matches.homeAndAway',
  captainsReport: 'matches.captainsReport',
  playersReport: 'privacy.playersReport',
  playersPostpone: 'privacy.playersPostpone',
  postponement: 'postponement.title',
  requestableByes: 'privacy.playerByes',
  lineUpMinutes: 'matches.lineUpMinutes',
  rounds: 'format.rounds',
  droppedRounds: 'format.droppedRounds',
  meetings: 'format.meetings',
  reverseLastRounds: 'format.reverseLastRounds',
  startingOrder: 'format.startingOrder',
  firstRound: 'format.firstRound',
  maxMeetings: 'format.maxMeetings',
  missedRounds: 'format.missedRounds',
  lastEntryRound: 'format.lastEntryRound',
  perTeam: 'format.perTeam',
  tieBreaks: 'format.tiebreaks',
  firstPairingAt: 'time.firstPairingDate',
  initialMinutes: 'time.initial',
  incrementSeconds: 'time.increment',
  stages: 'time.stages',
  officialData: 'official.title',
  points: 'points.title',
  byeResult: 'points.sitOut',
  selfJoinable: 'privacy.selfJoin',
  fideRated: 'privacy.fideRated',
  seedingList: 'privacy.seedingList',
  showOnlyUsernames: 'privacy.usernames',
  showClubs: 'privacy.clubs',
  roundPause: 'time.roundPause',
  roundPlan: 'plan.title',
  attendance: 'attendance.title',
  removeInactive: 'privacy.removeInactive',
} as const satisfies Record<SettingName, string>;
