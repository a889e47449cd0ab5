import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { placePayload } from '../../../contract/tournament/matches.ts';
import { callApi } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { ofMatch } from '../../queries/match.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card } from '../../ui/layout/card.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

/** The home captain sets the venue. */
export function PlaceForm({ address, match }: MatchProps) {
  const { t } = useTranslation('match');
  const name = useTournamentChange<{ readonly place: string }>(
    address.tid,
    (body) => callApi(calls.namePlace, { ...ofMatch(address), body }),
    () => t('place.saved'),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: { place: match.place ?? '' },
    schema: placePayload,
    toPayload: (typed) => ({ ...typed }),
    send: (body) => name.mutateAsync(body),
  });
  return (
    <Card title={t('place.title')}>
      <FormElement form={form} className={classes.form}>
        <TextInput label={t('place.label')} description={t('place.hint')} {...form.text('place')} />
        <SubmitButton form={form} variant="default">
          {t('place.save')}
        </SubmitButton>
      </FormElement>
    </Card>
  );
}
