import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '../../../../contract/event/entries.ts';
import fields from '../../../forms/fields.module.css';
import { titled } from '../../../model/names.ts';
import { FieldPart, Hint } from '../../../ui/layout/card.tsx';
import {
  BirthYearField,
  ClubField,
  ContactFields,
  FederationOfPlayer,
  GuardianFields,
  MoreEntryFields,
  NameFields,
  SexField,
} from '../fields/entry-fields.tsx';
import { GroupFields } from './group-fields.tsx';
import classes from './sign-up.module.css';
import type { SignUp } from './use-sign-up.ts';

interface DetailsStepProps {
  readonly event: EventView;
  readonly signUp: SignUp;
}

/** The group, and what the event has to know of the player. */
export function DetailsStep({ event, signUp }: DetailsStepProps) {
  const { t } = useTranslation('signUp');
  const { form, needs, answer } = signUp;
  const isOwn = form.values.source === 'own';
  return (
    <section aria-labelledby="details" className={classes.part}>
      <h2 id="details" tabIndex={-1}>
        {t('step.details')}
      </h2>
      <PlayerFields event={event} signUp={signUp} />
      <GroupFields event={event} signUp={signUp} />
      <FieldPart title={t('fields.contact')}>
        <div className={fields.stack}>
          {!isOwn && <ClubField form={form} />}
          <ContactFields form={form} needs={needs} event={event} />
        </div>
      </FieldPart>
      <GuardianFields form={form} needs={needs} needsConsent={answer?.needsConsent ?? false} />
      <MoreEntryFields form={form} />
    </section>
  );
}

/** Who plays: as FIDE's list or the account has it, or to be typed. */
function PlayerFields({ event, signUp: { form, answer, needs } }: DetailsStepProps) {
  const { t } = useTranslation('signUp');
  const { source, listed, firstName, lastName, federation, birthYear } = form.values;
  const [edits, setEdits] = useState(false);
  const asksSex = event.asksSex || event.groups.some(({ conditions }) => conditions.sex !== null);
  const sex = asksSex && answer !== null && !answer.known.sex && <SexField form={form} needs={needs} />;
  if (source === 'own') {
    return (
      <FieldPart title={t('fields.player')}>
        <div className={fields.stack}>
          <p className={classes.player}>
            <strong>{answer?.known.name ?? lastName}</strong>
            {answer?.known.club != null && <span className={classes.soft}>{answer.known.club}</span>}
          </p>
          <Hint>{t('summary.own')}</Hint>
          {answer?.known.birthYear === false && <BirthYearField form={form} />}
          {sex}
        </div>
      </FieldPart>
    );
  }
  const isWrong = [form.text('firstName').error, form.text('lastName').error].some(Boolean);
  if (listed !== null && !edits && !isWrong) {
    const facts = [
      federation,
      typeof birthYear === 'number' ? t('who.born', { year: birthYear }) : '',
      String(listed.number),
    ];
    return (
      <FieldPart title={t('fields.player')}>
        <div className={fields.stack}>
          <div className={classes.player}>
            <strong>{titled(listed.title, `${firstName} ${lastName}`)}</strong>
            <span className={classes.soft}>{facts.filter((text) => text !== '').join(' · ')}</span>
            <Button
              variant="subtle"
              px="xs"
              onClick={() => setEdits(true)}
              aria-label={t('changeFor', { name: `${firstName} ${lastName}` })}
            >
              {t('change')}
            </Button>
          </div>
          {listed.birthYear === null && <BirthYearField form={form} />}
          {sex}
        </div>
      </FieldPart>
    );
  }
  return (
    <FieldPart title={t('fields.player')}>
      <div className={fields.stack}>
        <NameFields form={form} />
        <BirthYearField form={form} />
        {source === 'typed' && <FederationOfPlayer form={form} />}
        {sex}
      </div>
    </FieldPart>
  );
}
