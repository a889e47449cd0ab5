import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { contactQuery } from '../../queries/site.ts';
import classes from './document.module.css';
import { Document } from './document.tsx';

/** The date of these texts; update it when their meaning changes. */
const AS_OF = '2026-11-22';

const AGREEMENT = [
  'service',
  'account',
  'conduct',
  'organisers',
  'fees',
  'content',
  'liability',
  'disputes',
  'changes',
] as const;

const PRIVACY = ['kept', 'why', 'seen', 'others', 'browser', 'time', 'rights', 'children'] as const;

/** The terms of service and of purchase. */
export function AgreementPage() {
  const { t } = useTranslation('legal');
  const operator = useOperator();
  return (
    <Document
      title={t('agreement.title')}
      lead={t('agreement.lead', { operator })}
      contents={t('contents')}
      numbered
      sections={AGREEMENT.map((id) => ({
        id,
        title: t(`agreement.sections.${id}.title`),
        html: t(`agreement.sections.${id}.text`),
      }))}
    >
      <AsOf />
    </Document>
  );
}

/** Which personal data is stored, and people's rights. */
export function PrivacyPage() {
  const { t } = useTranslation('legal');
  const operator = useOperator();
  return (
    <Document
      title={t('privacy.title')}
      lead={t('privacy.lead', { operator })}
      contents={t('contents')}
      numbered
      sections={PRIVACY.map((id) => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        html: t(`privacy.sections.${id}.text`),
      }))}
    >
      <AsOf />
    </Document>
  );
}

/** The operator of this server; its address where no name is given. */
function useOperator(): string {
  const { data } = useSuspenseQuery(contactQuery);
  return data.operator ?? window.location.host;
}

function AsOf() {
  const { t } = useTranslation('legal');
  const format = useFormat();
  return <p className={classes.small}>{t('changed', { date: format.date(AS_OF) })}</p>;
}
