import { UnstyledButton } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import classes from './standings.module.css';

const ExplanationPopover = lazyPart(() =>
  import('./explanation-popover.tsx').then((module) => module.ExplanationPopover),
);

export interface Opened {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface ExplainableProps {
  readonly label: string;
  /** What it is called for screen readers, where that is known before anybody has asked. */
  readonly name?: string;
  /** What opens; it is made with the first wish. */
  readonly explanation: (state: Opened) => ReactNode;
}

/** A short word that says what it means on hover, on focus and on a tap. What opens is loaded with the first wish. */
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

/** The same of a text that is there already. */
export const Explained = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <Explainable
    label={label}
    name={`${label}: ${text}`}
    explanation={(state) => <ExplanationPopover text={text} {...state} />}
  />
);
