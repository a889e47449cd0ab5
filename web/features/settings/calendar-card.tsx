import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { parseLanguage } from '../../../i18n/languages.ts';
import { callApi } from '../../api.ts';
import { useFormat } from '../../app/format.ts';
import { calendarAddressQuery } from '../../queries/settings.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';

/** The secret calendar address of the user's rounds. It is shown only once, when it is created. */
export function CalendarCard() {
  const { t } = useTranslation('settings');
  const { data } = useSuspenseQuery(calendarAddressQuery);
  const [token, setToken] = useState<string | null>(null);
  const [asks, setAsks] = useState<'renew' | 'end' | null>(null);
  const renewed = useRenewal([calendarAddressQuery.queryKey]);
  const make = useMutation({
    mutationFn: () => callApi(calls.makeCalendarAddress),
    onSuccess: (made) => {
      setToken(made.token);
      toast(t('calendar.made'));
    },
    onSettled: renewed,
  });
  const end = useMutation({
    mutationFn: () => callApi(calls.endCalendarAddress),
    onSuccess: () => {
      setToken(null);
      toast(t('calendar.ended'));
    },
    onSettled: renewed,
  });
  return (
    <Card title={t('calendar.title')}>
      <Text mb="sm">{t('calendar.lead')}</Text>
      {token !== null && <MadeAddress token={token} />}
      {data.madeAt === null ? (
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {t('calendar.make')}
        </Button>
      ) : (
        <>
          {token === null && <Since madeAt={data.madeAt} />}
          <Group gap="sm">
            <Button variant="default" loading={make.isPending} onClick={() => setAsks('renew')}>
              {t('calendar.renew')}
            </Button>
            <Button variant="subtle" color="brick" loading={end.isPending} onClick={() => setAsks('end')}>
              {t('calendar.end')}
            </Button>
          </Group>
        </>
      )}
      <Confirm
        opened={asks === 'renew'}
        question={t('calendar.renewQuestion')}
        consequence={t('calendar.renewLoses')}
        action={t('calendar.renew')}
        onConfirm={() => make.mutate()}
        onClose={() => setAsks(null)}
      />
      <Confirm
        opened={asks === 'end'}
        question={t('calendar.endQuestion')}
        consequence={t('calendar.endLoses')}
        action={t('calendar.end')}
        destructive
        onConfirm={() => end.mutate()}
        onClose={() => setAsks(null)}
      />
    </Card>
  );
}

function Since({ madeAt }: { readonly madeAt: string }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  return <Hint>{t('calendar.since', { since: format.moment(madeAt) })}</Hint>;
}

/** The address while it is visible: to copy, or to open in this device's calendar. */
function MadeAddress({ token }: { readonly token: string }) {
  const { t, i18n } = useTranslation('settings');
  const path = pathTo(calls.ownCalendar, { token, query: { language: parseLanguage(i18n.language) } });
  const address = location.origin + path;
  return (
    <>
      <TextInput
        label={t('calendar.address')}
        description={t('calendar.once')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm" my="sm">
        <CopyButton
          value={address}
          words={{ copy: t('calendar.copy'), copied: t('calendar.copied'), hint: t('calendar.hint') }}
        />
        <Anchor href={`webcal://${location.host}${path}`}>{t('calendar.open')}</Anchor>
      </Group>
    </>
  );
}
