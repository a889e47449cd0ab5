import { Anchor, Select, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../use-form.tsx';

/** The time zone of a tournament or an event. It seldom differs from the default, so the list opens on demand. */
export function ZoneField({ form }: { readonly form: Form<{ readonly timeZone: string }> }) {
  const { t } = useTranslation('build');
  const [isOpen, setOpen] = useState(false);
  const { error, ...field } = form.choice('timeZone');
  const data = useMemo(() => zonesWith(field.value), [field.value]);
  if (!isOpen && !error) {
    return (
      <Text size="sm" c="dimmed" style={{ alignSelf: 'end' }}>
        {t('time.inZone', { zone: nameOf(field.value) })}{' '}
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => setOpen(true)}
          aria-label={t('time.editZone')}
        >
          {t('time.changeZone')}
        </Anchor>
      </Text>
    );
  }
  return (
    <Select
      label={t('time.zone')}
      description={t('time.zoneHint')}
      searchable
      required
      allowDeselect={false}
      limit={50}
      nothingFoundMessage={t('time.unknownZone')}
      data={data}
      error={error}
      {...field}
    />
  );
}

/** The IANA name, with spaces instead of underscores. */
const nameOf = (zone: string): string => zone.replaceAll('_', ' ');

/** The browser's zones, and the chosen one if the browser has another name for it. */
const zonesWith = (chosen: string) =>
  [...new Set([chosen, ...Intl.supportedValuesOf('timeZone'), 'UTC'])]
    .sort((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ value, label: nameOf(value) }));
