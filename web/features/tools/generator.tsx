import { Select, Stack, Switch } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { pointSystem } from '../../../domain/kernel/points.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { needed, type TypedNumber } from '../../forms/numbers.ts';
import { useForm } from '../../forms/use-form.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { EngineFailed, engine, JobStopped } from './engine.ts';
import { Running } from './job-view.tsx';
import classes from './tools.module.css';
import type { OpenedFile } from './use-job.ts';

/** Percentage of players in each round; for late entries and missing ratings, of all players. */
const SHARES = ['byes', 'forfeits', 'withdrawals', 'late', 'unrated'] as const;
const EDITIONS = ['TRF26', 'TRF16'] as const;

const LIMITS = { players: { min: 2, max: 9999 }, rounds: { min: 1, max: 99 }, seed: { min: 0, max: 999_999_999 } };
const whole = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().int().min(min).max(max);
const percent = z.number().min(0).max(100);

/** The options of the command line (`rokade generate`). */
const generatorSchema = z.object({
  players: whole(LIMITS.players),
  rounds: whole(LIMITS.rounds),
  seed: whole(LIMITS.seed),
  byes: percent,
  forfeits: percent,
  withdrawals: percent,
  late: percent,
  unrated: percent,
  accelerated: z.boolean(),
  edition: z.enum(EDITIONS),
});

interface Values extends Readonly<Record<'players' | 'rounds' | 'seed' | (typeof SHARES)[number], TypedNumber>> {
  readonly accelerated: boolean;
  readonly edition: (typeof EDITIONS)[number];
}

interface GeneratorProps {
  readonly onMade: (file: Omit<OpenedFile, 'id'>) => void;
}

/** A random Swiss, paired by the engine. The same seed gives the same tournament. */
export function Generator({ onMade }: GeneratorProps) {
  const { t } = useTranslation('tools');
  const stop = useRef<AbortController>(null);
  const [hasFailed, setFailed] = useState(false);
  const form = useForm({
    initial: initialValues,
    schema: generatorSchema,
    toPayload: ({ accelerated, edition, ...numbers }) => ({
      accelerated,
      edition,
      ...Object.fromEntries(Object.entries(numbers).map(([name, typed]) => [name, needed(typed)])),
    }),
    send: (options) => {
      stop.current = new AbortController();
      setFailed(false);
      return engine.run<'generate'>(
        {
          kind: 'generate',
          name: t('generate.name', { seed: options.seed }),
          seed: options.seed,
          edition: options.edition,
          options: {
            players: options.players,
            rounds: options.rounds,
            points: pointSystem(),
            halfPointByes: options.byes / 100,
            forfeits: options.forfeits / 100,
            withdrawals: options.withdrawals / 100,
            lateEntries: options.late / 100,
            unrated: options.unrated / 100,
            accelerated: options.accelerated,
          },
        },
        stop.current.signal,
      );
    },
    onSent: ({ text, stoppedBefore }, { seed }) => {
      if (stoppedBefore !== null) toast(t('generate.stopped', { round: stoppedBefore }));
      onMade({ name: `${seed}.trf`, text });
    },
    onRefused: (error) => {
      if (error instanceof EngineFailed) setFailed(true);
      else if (!(error instanceof JobStopped)) throw error;
    },
  });
  return (
    <FormElement form={form}>
      <Stack>
        <Hint>{t('generate.lead')}</Hint>
        <div className={classes.options}>
          <NumberField label={t('generate.players')} required {...LIMITS.players} {...form.field('players')} />
          <NumberField label={t('generate.rounds')} required {...LIMITS.rounds} {...form.field('rounds')} />
          {SHARES.map((share) => (
            <NumberField
              key={share}
              label={t(`generate.shares.${share}`)}
              required
              min={0}
              max={100}
              {...form.field(share)}
            />
          ))}
          <NumberField
            label={t('generate.seed')}
            description={t('generate.seedHint')}
            required
            hideControls
            {...form.field('seed')}
          />
          <Select label={t('generate.edition')} data={EDITIONS} allowDeselect={false} {...form.choice('edition')} />
        </div>
        <Switch label={t('generate.accelerated')} {...form.toggle('accelerated')} />
        {hasFailed && <p role="alert">{t('job.failed')}</p>}
        {form.isSending ? (
          <Running onStop={() => stop.current?.abort()} />
        ) : (
          <div>
            <SubmitButton form={form}>{t('generate.make')}</SubmitButton>
          </div>
        )}
      </Stack>
    </FormElement>
  );
}

const initialValues = (): Values => ({
  players: 40,
  rounds: 7,
  seed: (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) % 1_000_000,
  byes: 2,
  forfeits: 1,
  withdrawals: 1,
  late: 0,
  unrated: 10,
  accelerated: false,
  edition: 'TRF26',
});
