import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../feedback/copy-button.tsx';

/** A calendar file, and an address to which a calendar program can subscribe. */
export function CalendarLink({ path }: { readonly path: string }) {
  const { t } = useTranslation('ui');
  return (
    <Group gap="sm" my="sm">
      <Anchor href={path}>{t('calendarFile.open')}</Anchor>
      <CopyButton
        value={location.origin + path}
        words={{ copy: t('calendarFile.copy'), copied: t('calendarFile.copied'), hint: t('calendarFile.hint') }}
      />
    </Group>
  );
}
