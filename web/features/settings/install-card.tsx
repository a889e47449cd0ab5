import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { install, useInstallState } from '../../device/install.ts';
import { Card } from '../../ui/layout/card.tsx';

/** Rokade as an app on this device; hidden where it is installed, or the browser cannot install it. */
export function InstallCard() {
  const { t } = useTranslation('settings');
  const state = useInstallState();
  if (state.kind === 'none') return null;
  return (
    <Card title={t('install.title')}>
      <Text mb="sm">{t('install.lead')}</Text>
      {state.kind === 'byHand' && <Text c="dimmed">{t('install.byHand')}</Text>}
      {state.kind === 'offered' && (
        <Button variant="default" onClick={() => void install(state)}>
          {t('install.action')}
        </Button>
      )}
    </Card>
  );
}
