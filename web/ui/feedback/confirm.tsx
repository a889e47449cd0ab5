import { Suspense, useState } from 'react';
import { lazyComponent } from '../hooks/lazy-component.ts';
import type { ConfirmProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazyComponent(() => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog));

/**
 * Asks before something that cannot be undone, and names what will be lost. The dialog is loaded with the first
 * question.
 */
export function Confirm(props: ConfirmProps) {
  const [asked, setAsked] = useState(false);
  if (props.opened && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
