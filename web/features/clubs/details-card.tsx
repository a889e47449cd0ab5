import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import fields from '../../forms/fields.module.css';
import { FormCard } from '../../forms/form-card.tsx';
import { SubmitButton } from '../../forms/form-element.tsx';
import { PageFields, type PageValues } from '../../forms/page-fields.tsx';
import type { Form } from '../../forms/use-form.tsx';

interface DetailsCardProps {
  readonly form: Form<PageValues>;
  /** The fields that this page has beside those of every club and organisation. */
  readonly children?: ReactNode;
}

/** Texts, pictures and addresses of a club or an organisation, as its managers change them. */
export function DetailsCard({ form, children }: DetailsCardProps) {
  const { t } = useTranslation('clubs');
  return (
    <FormCard title={t('manage.tabs.details')} form={form}>
      <div className={fields.grid}>
        <PageFields form={form} />
        {children}
      </div>
      <div>
        <SubmitButton form={form}>{t('manage.details.save')}</SubmitButton>
      </div>
    </FormCard>
  );
}
