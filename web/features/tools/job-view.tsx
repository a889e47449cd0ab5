import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../domain/kernel/result.ts';
import { engine } from './engine.ts';
import type { FileRefusal, Findings, Job } from './jobs.ts';
import type { JobState } from './use-job.ts';

interface JobViewProps<Kind extends Job['kind']> {
  readonly state: JobState<Kind>;
  readonly children: (found: Findings[Kind]) => ReactNode;
}

/** The result of a job; until then its progress, with a button to stop it. */
export function JobView<Kind extends Job['kind']>({ state, children }: JobViewProps<Kind>) {
  const { t } = useTranslation(['tools', 'common']);
  switch (state.kind) {
    case 'running':
      return <Running onStop={state.stop} />;
    case 'found':
      return children(state.found);
    default:
      return (
        <Group>
          <Text role={state.kind === 'failed' ? 'alert' : 'status'}>{t(`job.${state.kind}`)}</Text>
          <Button variant="default" onClick={state.start}>
            {t('job.again')}
          </Button>
        </Group>
      );
  }
}

interface RunningProps {
  readonly onStop: () => void;
}

export function Running({ onStop }: RunningProps) {
  const { t } = useTranslation('tools');
  const progress = useSyncExternalStore(engine.subscribe, engine.progress);
  const { done, total } = progress ?? { done: 0, total: 0 };
  const text = total === 0 ? t('job.working') : t('job.round', { round: done + 1, total });
  return (
    <Group role="status">
      <Progress
        value={total === 0 ? 100 : (100 * (done + 1)) / total}
        animated={total === 0}
        aria-label={text}
        flex="1 1 8rem"
        maw="24rem"
      />
      <Text>{text}</Text>
      <Button variant="default" onClick={onStop}>
        {t('job.stop')}
      </Button>
    </Group>
  );
}

interface FoundProps<Value> {
  readonly found: Result<Value, FileRefusal>;
  readonly children: (value: Value) => ReactNode;
}

export function Found<Value>({ found, children }: FoundProps<Value>) {
  const { t } = useTranslation('tools');
  if (found.ok) return children(found.value);
  return (
    <Alert color="gray" variant="outline" role="status">
      {t(`refusals.${found.key}`)}
    </Alert>
  );
}
