import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import classes from './standings.module.css';

const ExplanationPopover = lazyPart(() =>
  import('./explanation-popover.tsx').then((module) => module.ExplanationPopover),
);

/** A short word that says what it means on hover, on focus and on a tap. What opens is loaded with the first wish. */
export function Explained({ label, text }: { readonly label: string; readonly text: string }) {
  const [state, setState] = useState<'never opened' | 'opened' | 'closed'>('never opened');
  const open = () => setState('opened');
  const close = () => setState((known) => (known === 'never opened' ? known : 'closed'));
  return (
    <UnstyledButton
      className={classes.explained}
      aria-label={`${label}: ${text}`}
      onMouseEnter={open}
      onMouseLeave={close}
      onFocus={open}
      onBlur={close}
      onClick={open}
    >
      {label}
      {state !== 'never opened' && (
        <Suspense>
          <ExplanationPopover text={text} opened={state === 'opened'} onClose={close} />
        </Suspense>
      )}
    </UnstyledButton>
  );
}
