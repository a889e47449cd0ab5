import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Guard } from '../../../domain/tournament/guards/refusals.ts';
import { isOffered } from '../../model/game/offers.ts';
import { GuardReason } from '../feedback/error-text.tsx';
import classes from './guarded-button.module.css';

interface GuardedButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  /** Whether the action is allowed, by the rules that the server applies. */
  readonly guard: Guard<unknown>;
  /** The full label for screen readers, where the button's is short. */
  readonly label?: string;
  readonly loading: boolean;
  /** Links to where the obstacle can be removed. */
  readonly remedy?: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/**
 * A button for an action that may not be possible yet: it then shows the reason, also to screen readers, and stays
 * reachable by keyboard. An action that is never possible has no button.
 */
export function GuardedButton({ guard, label, loading, remedy, onClick, children, ...look }: GuardedButtonProps) {
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
        <GuardReason guard={guard} />
        {remedy && <> {remedy}</>}
      </span>
    </span>
  );
}
