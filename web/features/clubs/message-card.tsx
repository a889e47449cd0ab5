import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messagePayload } from '../../../contract/clubs/messages.ts';
import { MESSAGE_MAX_LENGTH } from '../../../domain/kernel/limits.ts';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';

interface MessageCardProps {
  readonly title: string;
  readonly send: (message: { readonly text: string }) => Promise<unknown>;
}

/** A message to all members of a club, an organisation or a team. */
export function MessageCard({ title, send }: MessageCardProps) {
  const { t } = useTranslation('clubs');
  const form = useForm({
    initial: { text: '' },
    schema: messagePayload,
    toPayload: (values) => values,
    send,
    onSent: () => toast(t('manage.messages.sent')),
    startsAgain: true,
  });
  return (
    <Card title={title}>
      <FormElement form={form} className={fields.stack}>
        <Hint>{t('manage.messages.lead')}</Hint>
        <Textarea
          label={t('manage.messages.text')}
          required
          autosize
          minRows={5}
          maxRows={20}
          maxLength={MESSAGE_MAX_LENGTH}
          {...form.text('text')}
        />
        <div>
          <SubmitButton form={form}>{t('manage.messages.send')}</SubmitButton>
        </div>
      </FormElement>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Card>
  );
}
