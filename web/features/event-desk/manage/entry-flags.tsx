import { useTranslation } from 'react-i18next';
import type { ManagedEntry } from '../../../../contract/event/entries.ts';
import classes from './entry-table.module.css';

type Condition = Extract<ManagedEntry['broken'], object>;

/** Refusals of conditions have texts about the player here, not to them. */
const BROKEN = [
  'groupRatingTooHigh',
  'groupRatingTooLow',
  'groupNotForUnrated',
  'groupBirthYearUnknown',
  'groupTooOld',
  'groupTooYoung',
  'groupSexUnknown',
  'groupForWomen',
  'groupForMen',
  'groupForClubs',
  'groupForFederations',
  'groupForTitles',
] as const;

export function useBrokenText(): (broken: Condition) => string {
  const { t } = useTranslation('eventDesk');
  return ({ key, params }) => {
    const known = BROKEN.find((one) => one === key);
    const { rating = '', limit = '', year = '', clubs = '', federations = '', titles = '' } = params;
    return known === undefined ? key : t(`broken.${known}`, { rating, limit, year, clubs, federations, titles });
  };
}

/** What the organiser has to look at. */
export function EntryFlags({ entry }: { readonly entry: ManagedEntry }) {
  const { t } = useTranslation('eventDesk');
  const brokenText = useBrokenText();
  const { state, broken, doubles, overLimit, inTournament, mail, queue, guardian, remarks } = entry;
  const isActive = state === 'entered' || state === 'waiting' || state === 'pending';
  const flags: readonly (readonly [string, 'problem' | 'notice' | 'fact'])[] = [
    ...(state === 'waiting' && queue !== null ? [[t('flags.queue', { number: queue }), 'fact'] as const] : []),
    ...(state === 'refused' || state === 'withdrawn' ? [[t(`states.${state}`), 'fact'] as const] : []),
    ...(doubles.length > 0 ? [[t('flags.double'), 'problem'] as const] : []),
    ...(broken !== null && isActive ? [[brokenText(broken), 'problem'] as const] : []),
    ...(overLimit && state === 'entered' ? [[t('flags.overLimit'), 'notice'] as const] : []),
    ...(inTournament === 'waiting' ? [[t('flags.notInTournament'), 'notice'] as const] : []),
    ...(mail === 'failed' ? [[t('flags.mailFailed'), 'problem'] as const] : []),
    ...(guardian !== null ? [[t('flags.minor'), 'fact'] as const] : []),
    ...(remarks !== '' ? [[t('flags.remarks', { text: remarks }), 'fact'] as const] : []),
  ];
  if (flags.length === 0) return null;
  return (
    <span className={classes.flags}>
      {flags.map(([text, kind]) => (
        <span key={text} className={classes.flag} data-kind={kind}>
          {text}
        </span>
      ))}
    </span>
  );
}
