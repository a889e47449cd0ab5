import { Input, Skeleton, Textarea } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import fields from '../fields.module.css';
import type { Form } from '../use-form.tsx';

const DescriptionEditor = lazyComponent(() =>
  import('./description-editor.tsx').then((module) => module.DescriptionEditor),
);

/** Elements that a description may have but the editor does not support: it would drop them. */
const BEYOND_THE_EDITOR = /<(img|table|sub|sup|h4|pre)\b/i;

interface DescriptionFieldProps {
  readonly form: Form<{ readonly description: string }>;
  readonly required?: boolean;
}

/** A description as WYSIWYG, or as HTML where it has elements that the editor does not support. */
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
