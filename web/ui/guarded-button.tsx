import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guard } from '../../domain/tournament/refusals.ts';
import { isOffered } from '../model/offers.ts';
import classes from './guarded-button.module.css';

interface GuardedButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  /** Whether it may be done, by the rules that the server keeps. */
  readonly guard: Guard<unknown>;
  /** In full, for screen readers, where the button says it in short. */
  readonly label?: string;
  readonly loading: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/**
 * A button for something that may not be possible yet: then it says why, to the eye and to a screen reader, and can still
 * be reached by the keyboard. Where it never is possible there is none.
 */
export function GuardedButton({ guard, label, loading, onClick, children, ...look }: GuardedButtonProps) {
  const { t } = useTranslation('errors');
  const reason = useId();
  if (!isOffered(guard)) return null;
  if (guard.ok) {
    return (
      <Button aria-label={label} loading={loading} onClick={onClick} {...look}>
        {children}
      </Button>
    );
  }
  return (
    <span className={classes.guarded}>
      <Button data-disabled aria-disabled aria-label={label} aria-describedby={reason} {...look}>
        {children}
      </Button>
      <span id={reason} className={classes.reason}>
        {t(guard.key, { ...guard.params })}
      </span>
    </span>
  );
}
