import { Alert, Button, Stack } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { newEventForm } from '../../../contract/event/settings.ts';
import { given } from '../../../domain/kernel/given.ts';
import { callApi } from '../../api.ts';
import { atFreeAddress, useAddressOfName } from '../../forms/address-of-name.ts';
import { draftOf } from '../../forms/draft.ts';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { AddressField } from '../../forms/fields/address-field.tsx';
import { OrganiserSelect } from '../../forms/fields/organiser-select.tsx';
import fields from '../../forms/fields.module.css';
import { useFocusOnStep } from '../../forms/focus-on-step.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { type Form, useForm } from '../../forms/use-form.tsx';
import { userQuery } from '../../queries/account.ts';
import { hostedEventsQuery } from '../../queries/event-desk.ts';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import { tournamentKey } from '../../queries/tournament.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { StepList } from '../../ui/layout/step-list.tsx';
import { AboutFields } from './form/about-fields.tsx';
import { DeadlineFields } from './form/deadline-fields.tsx';
import classes from './form/event-form.module.css';
import { type NewEventValues, PLAN_FAULTS, toNewEvent } from './form/event-form.ts';
import { FeeFields } from './form/fee-fields.tsx';
import { GroupFields } from './form/group-fields.tsx';
import { RuleFields } from './form/rule-fields.tsx';
import type { EventStep } from './steps.ts';

export interface EventStepProps {
  readonly step: EventStep;
  readonly onStep: (step: EventStep) => void;
}

interface WizardsProps extends EventStepProps {
  readonly organisers: readonly Organiser[];
  readonly steps: readonly EventStep[];
  readonly draftName: readonly [string, ...string[]];
  readonly fresh: (first: Organiser) => NewEventValues;
}

/** The form of a new event, and another one after "Start over". */
export function EventWizards(props: WizardsProps) {
  const { t } = useTranslation('eventDesk');
  const [first] = props.organisers;
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      {first === undefined ? (
        <Empty title={t('build.nobody')} hint={t('build.nobodyHint')} />
      ) : (
        <EventWizard key={attempt} {...props} first={first} onStartOver={() => setAttempt(attempt + 1)} />
      )}
    </>
  );
}

interface EventWizardProps extends WizardsProps {
  readonly first: Organiser;
  /** Begins again with an empty form. */
  readonly onStartOver: () => void;
}

type EventForm = Form<NewEventValues>;

/** The fields of each step; their faults are shown before the next step. */
const FIELDS_OF: Readonly<Record<EventStep, readonly (keyof NewEventValues)[]>> = {
  about: [
    'name',
    'id',
    'organiser',
    'place',
    'address',
    'firstDay',
    'lastDay',
    'timeZone',
    'contact',
    'description',
    'picture',
  ],
  groups: ['groups'],
  entries: ['deadlines', 'places', 'placeSets'],
  fees: ['fees'],
};

function EventWizard(props: EventWizardProps) {
  const { step, onStep, organisers, steps, onStartOver } = props;
  const { t } = useTranslation('eventDesk');
  const { form, isDraft, isKept, drop } = useNewEvent(props);
  useFocusOnStep(step, form.element);
  useFaultyStep(form, props);
  const at = steps.indexOf(step);
  const next = steps[at + 1];
  const before = steps[at - 1];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (next === undefined) {
      if (form.check()) return form.submit(event);
      event.preventDefault();
      return;
    }
    event.preventDefault();
    if (form.check(FIELDS_OF[step])) onStep(next);
  };
  return (
    <FormElement form={{ ...form, submit }} className={classes.form}>
      <Stack gap="lg">
        {isDraft && (
          <DraftNotice
            onStartOver={() => {
              drop();
              onStartOver();
            }}
          />
        )}
        <StepList
          label={t('build.steps')}
          steps={steps.map((id) => ({ id, label: t(`build.step.${id}`) }))}
          step={step}
          onStep={onStep}
        />
        <div className={classes.parts} data-step={step}>
          <StepFields step={step} form={form} organisers={organisers} />
        </div>
        {form.hasFaults && (
          <Alert color="brick" variant="outline" className={classes.alert}>
            {t('build.checkFields')}
          </Alert>
        )}
        <div className={fields.buttons}>
          {before !== undefined && (
            <Button variant="default" onClick={() => onStep(before)}>
              {t('build.back')}
            </Button>
          )}
          {next === undefined ? (
            <SubmitButton form={form}>{t('build.create')}</SubmitButton>
          ) : (
            <Button type="submit">{t('build.next')}</Button>
          )}
        </div>
      </Stack>
      <UnsavedGuard isUnsaved={() => form.isUnsaved() && !isKept()} />
    </FormElement>
  );
}

interface StepFieldsProps extends Pick<EventWizardProps, 'step' | 'organisers'> {
  readonly form: EventForm;
}

function StepFields({ step, form, organisers }: StepFieldsProps) {
  const { t } = useTranslation('eventDesk');
  const { organiser, firstDay } = form.values;
  switch (step) {
    case 'about':
      return (
        <AboutFields form={form} host={organiser}>
          <OrganiserSelect label={t('about.host')} organisers={organisers} {...form.choice('organiser')} />
          <AddressField form={form} label={t('about.id')} />
        </AboutFields>
      );
    case 'groups':
      return <GroupFields form={form} year={Number(firstDay.slice(0, 4))} offersPlans />;
    case 'entries':
      return (
        <>
          <DeadlineFields form={form} />
          <RuleFields form={form} />
        </>
      );
    case 'fees':
      return <FeeFields form={form} host={organiser} />;
  }
}

function useNewEvent({ organisers, first, draftName, fresh: freshFor }: EventWizardProps) {
  const { t } = useTranslation('eventDesk');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(userQuery);
  const fresh = () => freshFor(first);
  const [draft] = useState(() => draftOf<NewEventValues>(user.person?.account ?? '', draftName, () => sessionStorage));
  const [found] = useState(() => {
    const typed = draft.read(fresh());
    // The user may have lost a role since.
    const mayHost = organisers.some((one) => organiserKey(one) === (typed && organiserKey(typed.organiser)));
    return mayHost ? typed : undefined;
  });
  const form = useForm({
    initial: () => found ?? fresh(),
    schema: newEventForm,
    toPayload: toNewEvent,
    send: ({ id, organiser, organiserType, groups, tournament, ...settings }) =>
      atFreeAddress(
        { id, organiser, organiserType, settings, groups, ...given({ tournament }) },
        settings.name,
        (body) => callApi(calls.createEvent, { body }),
      ),
    onSent: async ({ id }, { name, tournament }) => {
      draft.clear();
      toast(t('build.created', { name }));
      void queryClient.invalidateQueries({ queryKey: hostedEventsQuery.queryKey });
      if (tournament !== undefined) await queryClient.invalidateQueries({ queryKey: tournamentKey(tournament) });
      await navigate({
        to: '/event/manage/$id',
        params: { id },
        search: tournament === undefined ? { tab: 'tournaments' } : {},
      });
    },
    about: PLAN_FAULTS,
  });
  useAddressOfName(form);
  const kept = useRef(true);
  const { values } = form;
  const isTyped = form.isUnsaved();
  useEffect(() => {
    if (isTyped) kept.current = draft.store(values);
  }, [draft, values, isTyped]);
  return { form, isDraft: found !== undefined, isKept: () => kept.current, drop: draft.clear };
}

/** What the server refuses is shown where its field is: from the last step, the page goes there. */
function useFaultyStep(form: EventForm, { step, steps, onStep }: EventWizardProps): void {
  const faulty = steps.find((one) => FIELDS_OF[one].some((name) => Boolean(form.field(name).error)));
  const open = useEffectEvent(() => {
    if (faulty !== undefined && faulty !== step && step === steps.at(-1)) onStep(faulty);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a fault appears, and not when the step changes
  useEffect(() => open(), [faulty]);
}
