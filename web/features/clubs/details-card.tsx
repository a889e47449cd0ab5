import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFields, type PageValues } from '../../forms/fields/page-fields.tsx';
import type { PictureOwner } from '../../forms/fields/picture-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormCard } from '../../forms/form-card.tsx';
import { SubmitButton } from '../../forms/form-element.tsx';
import type { Form } from '../../forms/use-form.tsx';

interface DetailsCardProps {
  readonly form: Form<PageValues>;
  readonly of: PictureOwner;
  /** Fields beyond those that clubs and organisations share. */
  readonly children?: ReactNode;
}

export function DetailsCard({ form, of, children }: DetailsCardProps) {
  const { t } = useTranslation('clubs');
  return (
    <FormCard title={t('manage.tabs.details')} form={form}>
      <div className={fields.grid}>
        <PageFields form={form} of={of} />
        {children}
      </div>
      <div>
        <SubmitButton form={form}>{t('manage.details.save')}</SubmitButton>
      </div>
    </FormCard>
  );
}
