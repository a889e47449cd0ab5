import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { fideAccountAnswer } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { FIDE_NUMBER_MAX } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { needed, type TypedNumber } from '../../forms/numbers.ts';
import { useForm } from '../../forms/use-form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import classes from './club/club-view.module.css';
import { memberName, PersonLink } from './person-link.tsx';

type Found = CamelKeys<z.output<typeof fideAccountAnswer>>;

const schema = z.object({ number: z.number().int().min(1).max(FIDE_NUMBER_MAX) });
const NOTHING: { readonly number: TypedNumber } = { number: '' };

/** Finds an account by FIDE number. */
export function FindByFideNumber() {
  const { t } = useTranslation('clubs');
  const [found, setFound] = useState<Found>();
  const form = useForm({
    initial: NOTHING,
    schema,
    toPayload: ({ number }) => ({ number: needed(number) }),
    send: ({ number }) => callApi(calls.findByFideNumber, { number }),
    onSent: setFound,
  });
  return (
    <Card title={t('browse.fide')}>
      <FormElement form={form} className={fields.row}>
        <NumberField label={t('browse.fideNumber')} hideControls {...form.field('number')} />
        <SubmitButton form={form} variant="default">
          {t('browse.find')}
        </SubmitButton>
      </FormElement>
      <div role="status" className={classes.find}>
        {found !== undefined && <Answer found={found} />}
      </div>
    </Card>
  );
}

function Answer({ found: { account } }: { readonly found: Found }) {
  const { t } = useTranslation('clubs');
  if (account === null) return t('browse.notFound');
  const [before = '', after = ''] = t('browse.found', { name: '\n' }).split('\n');
  return (
    <>
      {before}
      <PersonLink account={account.id}>{memberName(account)}</PersonLink>
      {after}
    </>
  );
}
