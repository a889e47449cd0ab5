import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Form } from './use-form.tsx';

type AnyForm = Pick<Form<object>, 'element' | 'submit' | 'isSending'>;

interface FormElementProps {
  readonly form: AnyForm;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The `form` element, with validation messages of ours instead of the browser's. */
export function FormElement({ form, className, children }: FormElementProps) {
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate className={className}>
      {children}
    </form>
  );
}

interface SubmitButtonProps extends Pick<ButtonProps, 'variant'> {
  readonly form: AnyForm;
  readonly children: ReactNode;
}

export function SubmitButton({ form, children, ...look }: SubmitButtonProps) {
  return (
    <Button type="submit" loading={form.isSending} {...look}>
      {children}
    </Button>
  );
}
