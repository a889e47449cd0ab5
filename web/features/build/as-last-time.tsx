import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Organiser } from '../../queries/organisers.ts';
import { lastTournamentQuery } from '../../queries/templates.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useTimeControlText } from '../../ui/tournament/time-control-text.ts';
import type { BuildForm } from './build-form.ts';
import { filledBy } from './presets.ts';

interface AsLastTimeProps {
  readonly form: BuildForm;
  readonly organisers: readonly Organiser[];
}

/** Fills in the settings of the host's last tournament, but not its name and dates. */
export function AsLastTime({ form, organisers }: AsLastTimeProps) {
  const { t } = useTranslation(['build', 'chess']);
  const timeText = useTimeControlText();
  const { data } = useQuery(lastTournamentQuery(form.values.organiser));
  const last = data?.last ?? null;
  if (last === null) return null;
  const fill = () => {
    form.set(filledBy({ kind: 'last', saved: last }, form.values, organisers));
    toast(t('about.filledAsLast', { name: last.name }));
  };
  return (
    <Stack gap="xs" mt="md" align="flex-start">
      <Button
        variant="default"
        h="auto"
        mih="var(--rk-target)"
        styles={{ label: { whiteSpace: 'normal' } }}
        onClick={fill}
      >
        {t('about.asLastTime', { name: last.name })}
      </Button>
      <Text size="sm" c="dimmed">
        {[t(`chess:kinds.${last.kind}`), timeText(last)].join(', ')}
      </Text>
    </Stack>
  );
}
