import { Title } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from './links.tsx';
import classes from './page.module.css';

export interface Crumb {
  readonly label: string;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

interface PageProps {
  readonly title: string;
  /** The page's name in the breadcrumbs, where it differs from the title. */
  readonly here?: string;
  /** The pages above this one, from the front page on. */
  readonly crumbs?: readonly Crumb[];
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: breadcrumbs, one h1, actions, content. */
export function Page({ title, here, crumbs = [], status, actions, children }: PageProps) {
  return (
    <div className={classes.page}>
      <title>{`${here === undefined ? title : `${here} · ${title}`} · Rokade`}</title>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} here={here ?? title} />}
      <header className={classes.head}>
        <div className={classes.titleRow}>
          <Title order={1} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {status}
        </div>
        {actions !== undefined && <div className={`${classes.actions} no-print`}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

function Breadcrumb({ crumbs, here }: { readonly crumbs: readonly Crumb[]; readonly here: string }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumb')} className={`${classes.crumbs} no-print`}>
      {crumbs.map(({ label, link }) => (
        <Fragment key={label}>
          <TextLink {...link} inherit className={classes.crumb}>
            {label}
          </TextLink>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <span aria-current="page" className={classes.here}>
        {here}
      </span>
    </nav>
  );
}
