import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ArbiterCallView, callWordsPayload } from '../../contract/arbiter-calls.ts';
import * as calls from '../../contract/calls.ts';
import { CALL_WORDS_MAX } from '../../domain/limits.ts';
import { ask } from '../api.ts';
import { FormElement, SubmitButton } from '../forms/form-element.tsx';
import { useForm } from '../forms/use-form.tsx';
import { callsQuery } from '../queries/arbiter.ts';
import { useRenewal } from '../queries/use-change.ts';
import { toast } from './toast.ts';

/** The button of the call, with the dialog that asks what it is about; loaded by `call-arbiter.tsx`. */
export function CallArbiterButton({ tid }: { readonly tid: string }) {
  const { t } = useTranslation(['arbiter', 'common']);
  const [opened, dialog] = useDisclosure();
  const { data } = useQuery(callsQuery(tid));
  const latest = data?.calls[0];
  useAnswer(latest);
  const isWaiting = latest !== undefined && latest.answer === null;
  return (
    <>
      <Button variant="default" disabled={isWaiting} onClick={dialog.open}>
        {t(isWaiting ? 'waiting' : 'call')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('call')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        centered
      >
        <CallForm tid={tid} onSent={dialog.close} />
      </Modal>
    </>
  );
}

/** What the arbiter has answered while the page was open is said once. */
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

interface CallFormProps {
  readonly tid: string;
  readonly onSent: () => void;
}

function CallForm({ tid, onSent }: CallFormProps) {
  const { t } = useTranslation('arbiter');
  const renew = useRenewal([callsQuery(tid).queryKey]);
  const form = useForm({
    initial: { words: '' },
    schema: callWordsPayload,
    toPayload: (typed) => ({ ...typed }),
    send: (body) => ask(calls.callArbiter, { id: tid, body }),
    onSent: async () => {
      toast(t('sent'));
      await renew();
      onSent();
    },
  });
  return (
    <FormElement form={form}>
      <Stack>
        <Text size="sm">{t('explains')}</Text>
        <Textarea
          label={t('words')}
          autosize
          minRows={2}
          maxLength={CALL_WORDS_MAX}
          data-autofocus
          {...form.text('words')}
        />
        <SubmitButton form={form}>{t('send')}</SubmitButton>
      </Stack>
    </FormElement>
  );
}
