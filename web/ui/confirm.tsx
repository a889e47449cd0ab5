import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';

export interface ConfirmProps {
  readonly opened: boolean;
  readonly question: string;
  /** What will be lost, or what follows. */
  readonly consequence: string;
  /** The words of the button that does it. */
  readonly action: string;
  readonly destructive?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog));

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
