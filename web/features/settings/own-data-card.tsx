import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/request.ts';
import { Card } from '../../ui/card.tsx';
import { EraseForm } from './erase-form.tsx';

interface OwnDataCardProps {
  readonly account: string;
}

/** Everything that is held about the reader, to take along. */
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

/** The way out. The form is opened first, so that nobody comes upon it by mistake. */
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
