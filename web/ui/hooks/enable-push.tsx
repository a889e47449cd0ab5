import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseLanguage } from '../../../i18n/languages.ts';
import { enablePush } from '../../device/push.ts';
import { pushQuery } from '../../queries/settings.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { toast } from '../feedback/toast.ts';

/** Requests the browser's permission for notifications, and registers this device with the server. */
export function EnablePush({ serverKey }: { readonly serverKey: string }) {
  const { t, i18n } = useTranslation('settings');
  const turnOn = useMutation({
    mutationFn: () => enablePush(serverKey, parseLanguage(i18n.language)),
    onSuccess: (done) => {
      if (done === 'on') toast(t('push.turnedOn'));
    },
    onSettled: useRenewal([pushQuery.queryKey]),
  });
  return (
    <>
      <Button variant="default" loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
        {t('push.turnOn')}
      </Button>
      {turnOn.data === 'noService' && (
        <Text component="span" display="block" role="alert" mt="xs">
          {t('push.failed')}
        </Text>
      )}
    </>
  );
}
