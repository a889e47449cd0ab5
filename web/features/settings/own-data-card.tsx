import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EraseForm } from './erase-form.tsx';

interface OwnDataCardProps {
  readonly account: string;
}

/** Downloads all data stored about the user. */
export function OwnDataCard({ account }: OwnDataCardProps) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('data.title')}>
      <Text mb="sm">{t('data.lead')}</Text>
      <Button component="a" variant="default" href={pathTo(calls.ownData)} download={`rokade-${account}.json`}>
        {t('data.download')}
      </Button>
    </Card>
  );
}

/** Erases the account. The form opens first, so that nobody does it by mistake. */
export function EraseCard({ account }: OwnDataCardProps) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('erase.title')}>
      <Text mb="sm">{t('erase.lead')}</Text>
      {isOpen ? (
        <EraseForm account={account} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('erase.open')}
        </Button>
      )}
    </Card>
  );
}
