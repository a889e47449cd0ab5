import { Button, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkLichessPayload } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { settingsQuery } from '../../queries/settings.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type LichessAnswer, lookUpOnLichess } from './lichess.ts';

/** The user's name on Lichess, stored only if Lichess knows it. */
export function LichessCard({ name }: { readonly name: string | null }) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<LichessAnswer['kind'] | null>(null);
  const form = useForm({
    initial: { lichessUsername: name ?? '' },
    schema: linkLichessPayload,
    toPayload: (values) => ({ lichessUsername: values.lichessUsername.trim() }),
    send: async ({ lichessUsername }) => {
      const found = await lookUpOnLichess(lichessUsername);
      setAnswer(found.kind);
      if (found.kind === 'known') await callApi(calls.linkLichess, { body: { lichessUsername: found.name } });
      return found;
    },
    onSent: (found) => {
      if (found.kind !== 'known') return;
      form.set({ lichessUsername: found.name });
      toast(t('lichess.linked', { name: found.name }));
      return queryClient.invalidateQueries(settingsQuery);
    },
  });
  const remove = useMutation({
    mutationFn: () => callApi(calls.changeSettings, { body: { lichessUsername: '' } }),
    onSuccess: () => {
      form.set({ lichessUsername: '' });
      toast(t('lichess.removed'));
      return queryClient.invalidateQueries(settingsQuery);
    },
  });
  return (
    <Card title={t('lichess.title')}>
      <Text mb="sm">{t('lichess.lead')}</Text>
      <FormElement form={form} className={fields.row}>
        <TextInput
          label={t('lichess.name')}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('lichessUsername')}
        />
        <SubmitButton form={form}>{t('lichess.link')}</SubmitButton>
        {name !== null && (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('lichess.remove')}
          </Button>
        )}
      </FormElement>
      <Text role="status" mt="xs">
        {answer === 'unknown' || answer === 'silent' ? t(`lichess.${answer}`) : ''}
      </Text>
    </Card>
  );
}
