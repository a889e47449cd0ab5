import { useTranslation } from 'react-i18next';
import { Document } from './document.tsx';

const SECTIONS = ['what', 'who', 'phase', 'languages', 'open'] as const;

/** What the product is, for whom, and how to get an account. */
export function AboutPage() {
  const { t } = useTranslation('info');
  return (
    <Document
      title={t('about.title')}
      lead={t('about.lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`about.sections.${id}.title`),
        html: t(`about.sections.${id}.text`),
      }))}
    />
  );
}
