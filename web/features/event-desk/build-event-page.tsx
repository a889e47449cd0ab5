import { Alert, Button, Stack } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import type { newEventPayload } from '../../../contract/event/settings.ts';
import { newEventForm } from '../../../contract/event/settings.ts';
import { proposedAddress } from '../../../domain/lib/proposed-address.ts';
import { ApiError, callApi } from '../../api.ts';
import { draftOf } from '../../forms/draft.ts';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { AddressField } from '../../forms/fields/address-field.tsx';
import { OrganiserSelect } from '../../forms/fields/organiser-select.tsx';
import fields from '../../forms/fields.module.css';
import { focusFirstField } from '../../forms/focus.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { proposedId } from '../../forms/proposed-id.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { type Form, useForm } from '../../forms/use-form.tsx';
import { rolesQuery, userQuery } from '../../queries/account.ts';
import { hostedEventsQuery } from '../../queries/event-desk.ts';
import { type Organiser, organiserKey, organisersOf } from '../../queries/organisers.ts';
import { serverNow } from '../../time/server-time.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Page } from '../../ui/layout/page.tsx';
import { StepList } from '../../ui/layout/step-list.tsx';
import { AboutFields } from './form/about-fields.tsx';
import { DeadlineFields } from './form/deadline-fields.tsx';
import classes from './form/event-form.module.css';
import { type NewEventValues, newEvent, PLAN_FAULTS, toNewEvent } from './form/event-form.ts';
import { FeeFields } from './form/fee-fields.tsx';
import { GroupFields } from './form/group-fields.tsx';
import { RuleFields } from './form/rule-fields.tsx';
import { EVENT_STEPS, type EventStep } from './steps.ts';

interface BuildEventPageProps {
  readonly step: EventStep;
  readonly onStep: (step: EventStep) => void;
}

/** A new event with its groups, deadlines and fees. */
export function BuildEventPage(props: BuildEventPageProps) {
  const { t } = useTranslation(['eventDesk', 'ui']);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const organisers = organisersOf(roles);
  const [first] = organisers;
  const [attempt, setAttempt] = useState(1);
  return (
    <Page
      title={t('build.title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('hosted.title'), link: { to: '/event/hosted' } },
      ]}
    >
      {first === undefined ? (
        <Empty title={t('build.nobody')} hint={t('build.nobodyHint')} />
      ) : (
        <EventWizard
          key={attempt}
          {...props}
          organisers={organisers}
          first={first}
          onStartOver={() => setAttempt(attempt + 1)}
        />
      )}
    </Page>
  );
}

interface EventWizardProps extends BuildEventPageProps {
  readonly organisers: readonly Organiser[];
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

function EventWizard({ step, onStep, organisers, first, onStartOver }: EventWizardProps) {
  const { t } = useTranslation('eventDesk');
  const { form, isDraft, isKept, drop } = useNewEvent(organisers, first);
  useFocusOnStep(step, form.element);
  useFaultyStep(form, step, onStep);
  const at = EVENT_STEPS.indexOf(step);
  const next = EVENT_STEPS[at + 1];
  const before = EVENT_STEPS[at - 1];
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
          steps={EVENT_STEPS.map((id) => ({ id, label: t(`build.step.${id}`) }))}
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

function useNewEvent(organisers: readonly Organiser[], first: Organiser) {
  const { t } = useTranslation('eventDesk');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(userQuery);
  const fresh = () => newEvent(first, serverNow(), t('presets.open'));
  const [draft] = useState(() =>
    draftOf<NewEventValues>(user.person?.account ?? '', ['new-event'], () => sessionStorage),
  );
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
    send: ({ id, organiser, organiserType, groups, ...settings }) =>
      createAtFreeAddress({ id, organiser, organiserType, settings, groups }),
    onSent: async ({ id }, { name }) => {
      draft.clear();
      toast(t('build.created', { name }));
      void queryClient.invalidateQueries({ queryKey: hostedEventsQuery.queryKey });
      await navigate({ to: '/event/manage/$id', params: { id }, search: { tab: 'tournaments' } });
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

type NewEvent = CamelKeys<z.input<typeof newEventPayload>>;

/** A proposed address that is taken gets a suffix; one that was typed is the user's to change. */
async function createAtFreeAddress(payload: NewEvent): Promise<{ readonly id: string }> {
  try {
    return await callApi(calls.createEvent, { body: payload });
  } catch (error) {
    const proposed = proposedAddress(payload.settings.name);
    const isTaken = error instanceof ApiError && error.key === 'idTaken';
    if (!isTaken || proposed === undefined || payload.id !== proposed) throw error;
    return callApi(calls.createEvent, { body: { ...payload, id: `${proposed}-${proposedId().slice(0, 4)}` } });
  }
}

/** What the server refuses is shown where its field is: from the last step, the page goes there. */
function useFaultyStep(form: EventForm, step: EventStep, onStep: (step: EventStep) => void): void {
  const faulty = EVENT_STEPS.find((one) => FIELDS_OF[one].some((name) => Boolean(form.field(name).error)));
  const open = useEffectEvent(() => {
    if (faulty !== undefined && faulty !== step && step === EVENT_STEPS.at(-1)) onStep(faulty);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a fault appears, and not when the step changes
  useEffect(() => open(), [faulty]);
}

/** The address follows the name until it is typed. */
function useAddressOfName(form: EventForm): void {
  const { id, name } = form.values;
  const drawn = useRef(id);
  const proposed = useRef(name.trim() === '' ? id : proposedAddress(name));
  useEffect(() => {
    const next = proposedAddress(name) ?? drawn.current;
    if (id !== proposed.current || next === id) return;
    proposed.current = next;
    form.set({ id: next });
  }, [form, id, name]);
}

/** Changing the step moves the focus to it; opening the page does not. */
function useFocusOnStep(step: EventStep, form: { readonly current: HTMLFormElement | null }): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    focusFirstField(form.current?.querySelector<HTMLElement>('[data-step]') ?? form.current);
  }, [step, form]);
}
