import { UnstyledButton } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import classes from './standings.module.css';

const ExplanationPopover = lazyComponent(() =>
  import('./explanation-popover.tsx').then((module) => module.ExplanationPopover),
);

export interface Opened {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface ExplainableProps {
  readonly label: string;
  /** The name for screen readers, where it is known before first use. */
  readonly name?: string;
  /** Renders the explanation; loaded on first use. */
  readonly explanation: (state: Opened) => ReactNode;
}

/** A short term that is explained on hover, focus and tap. The explanation is loaded on first use. */
export function Explainable({ label, name, explanation }: ExplainableProps) {
  const [state, setState] = useState<'never opened' | 'opened' | 'closed'>('never opened');
  const open = () => setState('opened');
  const close = () => setState((known) => (known === 'never opened' ? known : 'closed'));
  return (
    <UnstyledButton
      className={classes.explained}
      aria-label={name}
      onMouseEnter={open}
      onMouseLeave={close}
      onFocus={open}
      onBlur={close}
      onClick={open}
    >
      {label}
      {state !== 'never opened' && <Suspense>{explanation({ opened: state === 'opened', onClose: close })}</Suspense>}
    </UnstyledButton>
  );
}

/** The same with a text that is already loaded. */
export const Explained = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <Explainable
    label={label}
    name={`${label}: ${text}`}
    explanation={(state) => <ExplanationPopover text={text} {...state} />}
  />
);
