import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readerNumber } from '../session.ts';
import { Confirm } from '../ui/confirm.tsx';

/** Asks before a page is left on which something is typed that the server has not got. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const { t } = useTranslation('ui');
  // What somebody has typed who has logged out since is not kept for the next.
  const typist = useRef(readerNumber());
  const isLost = () => isUnsaved() && typist.current === readerNumber();
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
