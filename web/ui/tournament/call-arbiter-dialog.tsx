import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { callWordsPayload } from '../../../contract/tournament/arbiter-calls.ts';
import { CALL_WORDS_MAX } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { callsQuery } from '../../queries/arbiter.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { toast } from '../feedback/toast.ts';
import { useLateOpening } from '../hooks/use-late-opening.ts';

interface CallArbiterDialogProps {
  readonly tid: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason of a call; loaded with the first of them. */
export function CallArbiterDialog({ tid, opened, onClose }: CallArbiterDialogProps) {
  const { t } = useTranslation(['arbiter', 'common']);
  const isOpen = useLateOpening(opened);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('call')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <CallForm tid={tid} onSent={onClose} />
    </Modal>
  );
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
    send: (body) => callApi(calls.callArbiter, { id: tid, body }),
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
