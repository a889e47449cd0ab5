import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { linkRequest } from '../../../../contract/event/entries.ts';
import { callApi } from '../../../api.ts';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import classes from './event-page.module.css';

/** Sends the links of an address; the answer is the same for every address (CF-4). */
export function LinkForm() {
  const { t } = useTranslation('eventPage');
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    schema: linkRequest,
    toPayload: ({ email }) => ({ email: email.trim() }),
    send: (body) => callApi(calls.askEntryLink, { body }),
    onSent: () => setSent(true),
  });
  return (
    <section aria-labelledby="link">
      <h2 id="link">{t('link.title')}</h2>
      {isSent ? (
        <p role="status">{t('link.sent')}</p>
      ) : (
        <FormElement form={form} className={classes.linkForm}>
          <p>{t('link.lead')}</p>
          <TextInput label={t('link.email')} type="email" required autoComplete="email" {...form.text('email')} />
          <div>
            <SubmitButton form={form} variant="default">
              {t('link.send')}
            </SubmitButton>
          </div>
        </FormElement>
      )}
    </section>
  );
}
