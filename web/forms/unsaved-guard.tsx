import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionEpoch } from '../app/session.ts';
import { Confirm } from '../ui/feedback/confirm.tsx';

/** Asks before a page with unsaved input is left. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const { t } = useTranslation('ui');
  // Input of a user who has logged out since is not kept for the next user.
  const typist = useRef(sessionEpoch());
  const isLost = () => isUnsaved() && typist.current === sessionEpoch();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isLost(),
    enableBeforeUnload: isLost,
    withResolver: true,
  });
  return (
    <Confirm
      opened={status === 'blocked'}
      question={t('unsaved.question')}
      consequence={t('unsaved.loses')}
      action={t('unsaved.leave')}
      destructive
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
}
