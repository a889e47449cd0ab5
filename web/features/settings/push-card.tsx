import { Button, Text } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, parseLanguage } from '../../../i18n/languages.ts';
import { setPushLanguage, turnOffPush } from '../../device/push.ts';
import { pushQuery } from '../../queries/settings.ts';
import { useChange, useRenewal } from '../../queries/use-change.ts';
import { EnablePush } from '../../ui/hooks/enable-push.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Push notifications of pairings and games on this device, or why there are none. */
export function PushCard() {
  const { t } = useTranslation('settings');
  const { data: state } = useSuspenseQuery(pushQuery);
  return (
    <Card title={t('push.title')}>
      {state.kind !== 'none' && <Text mb="sm">{t('push.lead')}</Text>}
      {state.kind === 'none' && <Text c="dimmed">{t('push.notSent')}</Text>}
      {state.kind === 'off' && <EnablePush serverKey={state.key} />}
      {state.kind === 'on' && <TurnOff language={state.language} />}
      {state.kind === 'blocked' && <Text c="dimmed">{t('push.blocked')}</Text>}
      {state.kind === 'notHere' && <Text c="dimmed">{t('push.notHere')}</Text>}
    </Card>
  );
}

function TurnOff({ language }: { readonly language: Language }) {
  const { t } = useTranslation('settings');
  useReadLanguage(language);
  const turnOff = useChange(turnOffPush, { renews: [pushQuery.queryKey], message: () => t('push.turnedOff') });
  return (
    <>
      <Text mb="sm">{t('push.on')}</Text>
      <Button variant="default" loading={turnOff.isPending} onClick={() => turnOff.mutate()}>
        {t('push.turnOff')}
      </Button>
    </>
  );
}

/** Keeps the language of this device's notifications in step with the page. */
function useReadLanguage(current: Language): void {
  const { i18n } = useTranslation('settings');
  const read = parseLanguage(i18n.language);
  const { mutate } = useMutation({ mutationFn: setPushLanguage, onSettled: useRenewal([pushQuery.queryKey]) });
  useEffect(() => {
    if (current !== read) mutate(read);
  }, [current, read, mutate]);
}
