import { Anchor } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/chess/picture.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import classes from './club/club-view.module.css';

interface AboutProps {
  readonly name: string;
  readonly picture: string;
  readonly banner?: string;
  readonly description: string;
  /** Facts by name; unknown ones are omitted. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** The head of a public page: banner, picture, facts and description. */
export function About({ name, picture, banner = '', description, facts }: AboutProps) {
  const { t } = useTranslation('clubs');
  const known = facts.filter(([, value]) => value !== null && value !== false && value !== '');
  return (
    <>
      {banner !== '' && <img src={banner} alt="" className={classes.banner} referrerPolicy="no-referrer" />}
      <section className={classes.about} aria-label={t('view.about')}>
        <Picture src={picture} name={name} />
        {known.length > 0 && (
          <dl className={classes.facts}>
            {known.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {description !== '' && (
        <section className={classes.description} aria-label={t('view.description')}>
          <RichText html={description} />
        </section>
      )}
    </>
  );
}

/** A link to another site, shown by its host name. */
export function WebLink({ to }: { readonly to: string }) {
  return (
    <Anchor href={to} rel="noopener noreferrer nofollow" inherit>
      {to.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </Anchor>
  );
}

export function WebLinks({ links }: { readonly links: readonly string[] }) {
  return links.map((link, at) => (
    <Fragment key={link}>
      {at > 0 && <br />}
      <WebLink to={link} />
    </Fragment>
  ));
}

export const MailLink = ({ to }: { readonly to: string }) => (
  <Anchor href={`mailto:${to}`} inherit>
    {to}
  </Anchor>
);

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
