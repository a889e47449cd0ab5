import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { Official } from '../../../../domain/tournament/value/official-data.ts';
import classes from './facts.module.css';

type OfficialView = TournamentPage['tournament']['officialData'];

/** Kari Nordmann (IA), from `Nordmann, Kari` */
export function officialName({ name, title }: Pick<Official, 'name' | 'title'>): string {
  const [last = '', first = ''] = name.split(/,\s*/, 2);
  return `${first} ${last}`.trim() + (title === null ? '' : ` (${title})`);
}

/** Whether there is more than place and chief arbiter, which the line of facts has. */
export const hasMoreOfficialData = ({ address, contact, website, deputyArbiters, arbiters }: OfficialView): boolean =>
  address !== '' || contact !== '' || website !== '' || deputyArbiters.length > 0 || arbiters.length > 0;

/** Address, contact and further arbiters of an event. */
export function OfficialFacts({ data }: { readonly data: OfficialView }) {
  const { t } = useTranslation('tournament');
  const lines: readonly { readonly name: string; readonly value: ReactNode }[] = [
    { name: t('facts.address'), value: [data.address, data.city].filter(Boolean).join(', ') },
    { name: t('facts.contact'), value: data.contact },
    { name: t('facts.website'), value: data.website && <OutsideLink to={data.website}>{data.website}</OutsideLink> },
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
