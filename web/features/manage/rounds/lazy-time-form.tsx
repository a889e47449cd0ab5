import { Suspense } from 'react';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import type { TimeFormProps } from './time-form.tsx';

const Form = lazyComponent(() => import('./time-form.tsx').then((part) => part.TimeForm));

/** The form for a date and a time, with its calendar; loaded after the boards. */
export const TimeForm = (props: TimeFormProps) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
