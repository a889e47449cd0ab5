import { useTranslation } from 'react-i18next';
import type { ToldFact } from '../../../contract/tournament-log.ts';
import { TIEBREAK_NAMES } from '../../../domain/tiebreaks/names.ts';
import { INTERVAL_UNITS } from '../../../domain/time.ts';
import { BYES } from '../../../domain/tournament/field.ts';
import { GAME_RESULTS } from '../../../domain/tournament/game-result.ts';
import { HOMES } from '../../../domain/tournament/match-day.ts';
import { REPORT_STATES } from '../../../domain/tournament/match-report.ts';
import { isText, type SettingName } from '../../../domain/tournament/settings.ts';
import { SEEN } from '../../../domain/tournament/state.ts';
import { formatPoints, useFormat } from '../../format.ts';
import { gameResultText } from '../../model/result-text.ts';

/** A result that stood there and was changed or taken back. */
export const isCorrection = ({ kind, was }: ToldFact): boolean =>
  (kind === 'result' || kind === 'gameResult') && was !== null && was !== undefined;

/** Facts of which the values are moments. */
const MOMENTS: ReadonlySet<ToldFact['kind']> = new Set(['roundMoved', 'nextPairing', 'matchDay']);

type Value = Exclude<ToldFact['is'], undefined>;

/** What a fact says in the reader's language. */
export function useFactWords(names: Readonly<Record<string, string>>): (fact: ToldFact) => string {
  const { t } = useTranslation(['log', 'tournament', 'build']);
  const format = useFormat();
  const nameOf = (id: string): string => names[id] ?? t('somebody');
  const textOf = useValueText();
  return (fact) => {
    const { kind, round = 0, who = [], setting, was = null, is = null } = fact;
    // Two at a board stand as on a pairing list.
    const isBoard = who.length === 2 && round > 0 && kind !== 'ban';
    const people = who.map(nameOf);
    const together = isBoard ? people.join(' – ') : format.list(people);
    const [before, after] = [textOf(was, setting), textOf(is, setting)];
    if (isCorrection(fact)) {
      const about = t('round', { round, names: together });
      return t(is === null ? 'takenBack' : 'corrected', { about, was: before, is: after });
    }
    if (kind === 'setting' && setting === 'description') return t(`build:${LABELS.description}`);
    if (kind === 'seen') return `${t('facts.seen', { names: together })} (${after})`;
    return t(`facts.${kind}`, {
      round,
      names: together,
      was: MOMENTS.has(kind) ? momentOf(was) : before,
      is: MOMENTS.has(kind) ? momentOf(is) : after,
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
    // What somebody has written is no word of the domain, even where it is spelled like one.
    if (setting !== undefined && isText(setting)) return String(value) || t('none');
    if (setting === 'firstPairingAt') return format.moment(new Date(Number(value)).toISOString());
    if (setting === 'startDate' || setting === 'endDate') return format.date(String(value));
    if (setting === 'points' && Array.isArray(value))
      return value.map((half) => formatPoints(Number(half) / 2)).join(' – ');
    if (Array.isArray(value))
      return (
        value
          .filter((part) => part !== null)
          .map(partText)
          .join(' ') || t('none')
      );
    return partText(value);
  };

  /** Words of the domain in the words of the page; anything else as it stands. */
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
    return isTiebreak(part) ? TIEBREAK_NAMES[part].fide : String(part);
  }
}

const WORDS = [...SEEN, ...REPORT_STATES, ...HOMES, 'asked', 'agreed', 'refused'] as const;

const isTiebreak = (part: unknown): part is keyof typeof TIEBREAK_NAMES =>
  typeof part === 'string' && part in TIEBREAK_NAMES;

/** The words of the form for each setting. */
const LABELS = {
  kind: 'format.kind',
  name: 'about.name',
  description: 'about.description',
  profilePicture: 'about.profilePicture',
  bannerPicture: 'about.bannerPicture',
  startDate: 'time.startDate',
  endDate: 'time.endDate',
  interval: 'time.intervalCount',
  publiclyViewable: 'privacy.public',
  showOnlyTop: 'privacy.showTop',
  chatEnabled: 'privacy.chat',
  online: 'time.location',
  variant: 'format.variant',
  homeAndAway: 'matches.homeAndAway',
  captainsReport: 'matches.captainsReport',
  playersReport: 'privacy.playersReport',
  playerByes: 'privacy.playerByes',
  lineUpMinutes: 'matches.lineUpMinutes',
  rounds: 'format.rounds',
  meetings: 'format.meetings',
  perTeam: 'format.perTeam',
  tieBreaks: 'format.tiebreaks',
  firstPairingAt: 'time.firstPairingDate',
  initialMinutes: 'time.initial',
  incrementSeconds: 'time.increment',
  points: 'points.title',
  sitOut: 'points.sitOut',
  selfJoinable: 'privacy.selfJoin',
  fideRated: 'privacy.fideRated',
  showOnlyUsernames: 'privacy.usernames',
  removeInactive: 'privacy.removeInactive',
} as const satisfies Record<SettingName, string>;
