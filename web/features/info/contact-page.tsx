import { Anchor } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contactQuery } from '../../queries/site.ts';
import { TextLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './document.module.css';

/** Links to help, and the operator's addresses. */
export function ContactPage() {
  const { t } = useTranslation(['info', 'nav']);
  return (
    <Page title={t('contact.title')}>
      <p className={classes.lead}>{t('contact.lead')}</p>
      <section aria-labelledby="help" className={classes.section}>
        <h2 id="help">{t('contact.helpTitle')}</h2>
        <ul className={classes.links}>
          <li>
            <TextLink to="/user-guide">{t('nav:entries.guide')}</TextLink>
            <p>{t('contact.guide')}</p>
          </li>
          <li>
            <TextLink to="/faqs">{t('nav:entries.faqs')}</TextLink>
            <p>{t('contact.faqs')}</p>
          </li>
          <li>
            <TextLink to="/about">{t('nav:entries.about')}</TextLink>
            <p>{t('contact.about')}</p>
          </li>
          <li>
            <TextLink to="/account/recover">{t('contact.recover')}</TextLink>
            <p>{t('contact.recoverHint')}</p>
          </li>
        </ul>
      </section>
      <section aria-labelledby="write" className={classes.section}>
        <h2 id="write">{t('contact.writeTitle')}</h2>
        <Addresses />
      </section>
    </Page>
  );
}

function Addresses() {
  const { t } = useTranslation('info');
  const { operator, email, community } = useSuspenseQuery(contactQuery).data;
  return (
    <>
      {operator !== null && <p>{t('contact.operator', { operator })}</p>}
      {email === null && community === null && <p>{t('contact.noAddress')}</p>}
      <ul className={classes.links}>
        {email !== null && (
          <li>
            <Anchor href={`mailto:${email}`}>{t('contact.email', { email })}</Anchor>
            <p>{t('contact.rights')}</p>
          </li>
        )}
        {community !== null && (
          <li>
            <Anchor href={community} rel="noopener noreferrer">
              {t('contact.community')}
            </Anchor>
          </li>
        )}
      </ul>
    </>
  );
}
