import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArbiterCallView } from '../../../contract/tournament/arbiter-calls.ts';
import { callsQuery } from '../../queries/arbiter.ts';
import { prepareToasts, toast } from '../feedback/toast.ts';
import { lazyComponent } from '../hooks/lazy-component.ts';

const CallArbiterDialog = lazyComponent(() =>
  import('./call-arbiter-dialog.tsx').then((part) => part.CallArbiterDialog),
);

/** The button with its dialog; loaded by `call-arbiter.tsx`. */
export function CallArbiterButton({ tid }: { readonly tid: string }) {
  const { t } = useTranslation('arbiter');
  const [opened, { open, close }] = useDisclosure();
  const [wasOpened, setOpened] = useState(false);
  const { data } = useQuery(callsQuery(tid));
  const latest = data?.calls[0];
  useAnswer(latest);
  const openDialog = () => {
    prepareToasts();
    setOpened(true);
    open();
  };
  const isWaiting = latest !== undefined && latest.answer === null;
  return (
    <>
      <Button variant="default" disabled={isWaiting} onClick={openDialog}>
        {t(isWaiting ? 'waiting' : 'call')}
      </Button>
      {wasOpened && (
        <Suspense>
          <CallArbiterDialog tid={tid} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Announces an answer that arrives while the page is open, once. */
function useAnswer(latest: ArbiterCallView | undefined): void {
  const { t } = useTranslation('arbiter');
  const open = useRef<number>(undefined);
  useEffect(() => {
    if (latest === undefined) return;
    const { id, answer } = latest;
    if (answer === null) {
      open.current = id;
      return;
    }
    if (open.current !== id) return;
    open.current = undefined;
    const { name, words } = answer;
    toast(t(words === '' ? 'seenTo' : 'answered', { name, words }));
  }, [latest, t]);
}
