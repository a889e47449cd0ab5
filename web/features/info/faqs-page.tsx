import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/layout/links.tsx';
import { Document } from './document.tsx';

const SECTIONS = [
  'account',
  'password',
  'board',
  'online',
  'connection',
  'late',
  'pairing',
  'rating',
  'name',
  'leave',
  'fee',
  'help',
] as const;

/** Frequently asked questions (checklist D-60). */
export function FaqsPage() {
  const { t } = useTranslation(['info', 'nav']);
  return (
    <Document
      title={t('faqs.title')}
      lead={t('faqs.lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`faqs.sections.${id}.title`),
        html: t(`faqs.sections.${id}.text`),
      }))}
    >
      <p>
        <TextLink to="/user-guide">{t('nav:entries.guide')}</TextLink>
        {' · '}
        <TextLink to="/contact">{t('nav:entries.contact')}</TextLink>
      </p>
    </Document>
  );
}
