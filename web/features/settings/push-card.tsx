import { Button, Text } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, parseLanguage } from '../../../i18n/languages.ts';
import { tellPushIn, turnOffPush } from '../../push.ts';
import { pushQuery } from '../../queries/settings.ts';
import { useChange, useRenewal } from '../../queries/use-change.ts';
import { Card } from '../../ui/card.tsx';
import { TurnOnPush } from '../../ui/turn-on-push.tsx';

/** Whether this browser tells its reader of a pairing and of a game that begins; not where the server tells nobody. */
export function PushCard() {
  const { t } = useTranslation('settings');
  const { data: state } = useSuspenseQuery(pushQuery);
  if (state.kind === 'none') return null;
  return (
    <Card title={t('push.title')}>
      <Text mb="sm">{t('push.lead')}</Text>
      {state.kind === 'off' && <TurnOnPush serverKey={state.key} />}
      {state.kind === 'on' && <TurnOff language={state.language} />}
      {state.kind === 'blocked' && <Text c="dimmed">{t('push.blocked')}</Text>}
      {state.kind === 'notHere' && <Text c="dimmed">{t('push.notHere')}</Text>}
    </Card>
  );
}

function TurnOff({ language }: { readonly language: Language }) {
  const { t } = useTranslation('settings');
  useReadLanguage(language);
  const turnOff = useChange(turnOffPush, { renews: [pushQuery.queryKey], said: () => t('push.turnedOff') });
  return (
    <>
      <Text mb="sm">{t('push.on')}</Text>
      <Button variant="default" loading={turnOff.isPending} onClick={() => turnOff.mutate()}>
        {t('push.turnOff')}
      </Button>
    </>
  );
}

/** What is told here is told in the language that is read here, from when that changes. */
function useReadLanguage(told: Language): void {
  const { i18n } = useTranslation('settings');
  const read = parseLanguage(i18n.language);
  const { mutate } = useMutation({ mutationFn: tellPushIn, onSettled: useRenewal([pushQuery.queryKey]) });
  useEffect(() => {
    if (told !== read) mutate(read);
  }, [told, read, mutate]);
}
