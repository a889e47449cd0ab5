import { Badge } from '@mantine/core';
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
  const flags: readonly (readonly [string, 'brick' | 'fjord' | 'gray'])[] = [
    ...(state === 'waiting' && queue !== null ? [[t('flags.queue', { number: queue }), 'gray'] as const] : []),
    ...(state === 'refused' || state === 'withdrawn' ? [[t(`states.${state}`), 'gray'] as const] : []),
    ...(doubles.length > 0 ? [[t('flags.double'), 'brick'] as const] : []),
    ...(broken !== null && isActive ? [[brokenText(broken), 'brick'] as const] : []),
    ...(overLimit && state === 'entered' ? [[t('flags.overLimit'), 'fjord'] as const] : []),
    ...(inTournament === 'waiting' ? [[t('flags.notInTournament'), 'fjord'] as const] : []),
    ...(mail === 'failed' ? [[t('flags.mailFailed'), 'brick'] as const] : []),
    ...(guardian !== null ? [[t('flags.minor'), 'gray'] as const] : []),
    ...(remarks !== '' ? [[t('flags.remarks', { text: remarks }), 'gray'] as const] : []),
  ];
  if (flags.length === 0) return null;
  return (
    <span className={classes.flags}>
      {flags.map(([text, color]) => (
        <Badge key={text} color={color} variant="outline" size="sm" className={classes.flag} title={text}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
