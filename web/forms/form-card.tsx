import type { ReactNode } from 'react';
import { Card } from '../ui/layout/card.tsx';
import fields from './fields.module.css';
import { FormElement } from './form-element.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { Form } from './use-form.tsx';

interface FormCardProps {
  readonly title: string;
  readonly form: Pick<Form<object>, 'element' | 'submit' | 'isSending' | 'isUnsaved'>;
  readonly children: ReactNode;
}

/** A form as a card, which asks before unsaved input is left. */
export function FormCard({ title, form, children }: FormCardProps) {
  return (
    <>
      <Card title={title}>
        <FormElement form={form} className={fields.stack}>
          {children}
        </FormElement>
      </Card>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </>
  );
}
