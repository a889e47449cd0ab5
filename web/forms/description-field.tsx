import { Input, Skeleton, Textarea } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../ui/lazy-part.ts';
import fields from './fields.module.css';
import type { Form } from './use-form.tsx';

const DescriptionEditor = lazyPart(() => import('./description-editor.tsx').then((module) => module.DescriptionEditor));

/** What a description may have that the editor has not: it would be lost there. */
const BEYOND_THE_EDITOR = /<(img|table|sub|sup|h4|pre)\b/i;

interface DescriptionFieldProps {
  readonly form: Form<{ readonly description: string }>;
  readonly required?: boolean;
}

/** A description as it will look, or as HTML where somebody has written more than the editor knows. */
export function DescriptionField({ form, required = false }: DescriptionFieldProps) {
  const { t } = useTranslation('build');
  const { value, error, onChange } = form.field('description');
  const [isSource] = useState(() => BEYOND_THE_EDITOR.test(value));
  const label = t('about.description');
  if (isSource) {
    return (
      <Textarea
        className={fields.wide}
        label={label}
        required={required}
        description={t('about.descriptionSource')}
        autosize
        minRows={6}
        {...form.text('description')}
      />
    );
  }
  return (
    <Input.Wrapper className={fields.wide} label={label} labelElement="div" size="md" required={required} error={error}>
      <Suspense fallback={<Skeleton height="10rem" />}>
        <DescriptionEditor label={label} value={value} onChange={onChange} />
      </Suspense>
    </Input.Wrapper>
  );
}
