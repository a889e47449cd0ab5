import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { Official } from '../../../../domain/tournament/value/official-data.ts';
import { seedingListText } from '../../../../i18n/seeding-list.ts';
import { useFormat } from '../../../app/format.ts';
import classes from './facts.module.css';

type Shown = Pick<TournamentPage, 'tournament'>;

/** Kari Nordmann (IA), from `Nordmann, Kari` */
export function officialName({ name, title }: Pick<Official, 'name' | 'title'>): string {
  const [last = '', first = ''] = name.split(/,\s*/, 2);
  return `${first} ${last}`.trim() + (title === null ? '' : ` (${title})`);
}

/** Whether there is more than place and chief arbiter, which the line of facts has. */
export function hasMoreOfficialData({ officialData, seedingList }: Shown['tournament']): boolean {
  const { address, contact, website, deputyArbiters, arbiters } = officialData;
  const hasTexts = address !== '' || contact !== '' || website !== '';
  return hasTexts || deputyArbiters.length > 0 || arbiters.length > 0 || seedingList.month !== null;
}

/** Address, contact, rating list and further arbiters of an event. */
export function OfficialFacts({ tournament }: Shown) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  const data = tournament.officialData;
  const lines: readonly { readonly name: string; readonly value: ReactNode }[] = [
    { name: t('facts.address'), value: data.address && [data.address, data.city].filter(Boolean).join(', ') },
    { name: t('facts.contact'), value: data.contact },
    { name: t('facts.website'), value: data.website && <OutsideLink to={data.website}>{data.website}</OutsideLink> },
    { name: t('seedingList.title'), value: seedingListText(t, tournament, format.month) },
    { name: t('facts.deputyArbiters'), value: data.deputyArbiters.map(officialName).join(', ') },
    { name: t('facts.arbiters'), value: data.arbiters.map(officialName).join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={classes.official}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const OutsideLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to} rel="noopener noreferrer nofollow" target="_blank">
    {children}
  </a>
);
