import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { FIDE_NUMBER_MAX } from '../../../domain/kernel/limits.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { needed, type TypedNumber } from '../../forms/numbers.ts';
import { useForm } from '../../forms/use-form.tsx';
import { titled } from '../../model/names.ts';
import { lookUpFideNumber } from '../../queries/fide.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import classes from './invite.module.css';

const schema = z.object({ number: z.number().int().min(1).max(FIDE_NUMBER_MAX) });
const NOTHING: { readonly number: TypedNumber } = { number: '' };

interface FideStepProps {
  readonly onNext: (player: FidePlayerView | undefined) => void;
  readonly onBack: () => void;
}

/** With a FIDE number, FIDE's list fills in the form. */
export function FideStep({ onNext, onBack }: FideStepProps) {
  const { t } = useTranslation('invite');
  const [found, setFound] = useState<FidePlayerView | null>();
  const form = useForm({
    initial: NOTHING,
    schema,
    toPayload: ({ number }) => ({ number: needed(number) }),
    send: ({ number }) => lookUpFideNumber(number),
    onSent: setFound,
  });
  return (
    <>
      <p className={classes.step}>{t('club.step', { step: 2, steps: 3 })}</p>
      <Card title={t('club.fideTitle')}>
        <FormElement form={form} className={fields.stack}>
          <Hint>{t('club.fideLead')}</Hint>
          <div className={fields.row}>
            <NumberField label={t('club.fideNumber')} hideControls {...form.field('number')} />
            <SubmitButton form={form} variant="default">
              {t('club.lookUp')}
            </SubmitButton>
          </div>
        </FormElement>
        <p role="status">
          {found === null && t('club.notFound')}
          {found != null &&
            t('club.found', {
              name: titled(found.title, `${found.firstName} ${found.lastName}`),
              federation: found.federation,
            })}
        </p>
        {found != null && <Button onClick={() => onNext(found)}>{t('club.isMe')}</Button>}
      </Card>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => onNext(undefined)}>
          {t('club.skip')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('club.back')}
        </Button>
      </div>
    </>
  );
}
