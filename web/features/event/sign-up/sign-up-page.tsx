import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '../../../../contract/event/entries.ts';
import { FormElement } from '../../../forms/form-element.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import type { SignUpStep } from '../../../model/sign-up-steps.ts';
import { eventQuery } from '../../../queries/events.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ContactLines } from '../view/event-facts.tsx';
import { useWindowText } from '../view/window-text.ts';
import { DetailsStep } from './details-step.tsx';
import { Sent } from './sent.tsx';
import classes from './sign-up.module.css';
import { SummaryStep } from './summary-step.tsx';
import { type SignUp, useSignUp } from './use-sign-up.ts';
import { WhoStep } from './who-step.tsx';

interface SignUpPageProps {
  readonly id: string;
  readonly step: SignUpStep;
  readonly onStep: (step: SignUpStep) => void;
}

/** Enters players in an event: who plays, group and details, summary. Back leads to the step before. */
export function SignUpPage({ id, step, onStep }: SignUpPageProps) {
  const { t } = useTranslation(['signUp', 'eventPage']);
  const { data: event } = useSuspenseQuery(eventQuery(id));
  const { takesEntries } = useWindowText(event);
  return (
    <Page
      title={t('title', { event: event.name })}
      here={t('here')}
      crumbs={[
        { label: t('eventPage:list.title'), link: { to: '/events' } },
        { label: event.name, link: { to: '/event/view/$id', params: { id: event.id } } },
      ]}
    >
      {takesEntries ? <SignUpForm event={event} step={step} onStep={onStep} /> : <Closed event={event} />}
    </Page>
  );
}

function Closed({ event }: { readonly event: EventView }) {
  const { t } = useTranslation(['signUp', 'eventPage']);
  const { text } = useWindowText(event);
  return (
    <Empty title={t('closed')} hint={event.cancelled === null ? text : t('eventPage:cancelled')}>
      <ContactLines contact={event.contact} />
      <ButtonLink to="/event/view/$id" params={{ id: event.id }}>
        {t('toEvent')}
      </ButtonLink>
    </Empty>
  );
}

interface SignUpFormProps {
  readonly event: EventView;
  readonly step: SignUpStep;
  readonly onStep: (step: SignUpStep) => void;
}

function SignUpForm({ event, step: asked, onStep }: SignUpFormProps) {
  const { t } = useTranslation('signUp');
  const signUp = useSignUp(event, onStep);
  const { form } = signUp;
  // After a reload there is nobody whose details could be asked.
  const step = form.values.source === 'none' ? 'who' : asked;
  useFocusOnStep(step, form.element);
  const goOn = useGoOn(signUp, () => onStep('send'));
  if (signUp.sentTo !== null) return <Sent event={event} addresses={signUp.sentTo} onMore={signUp.startAgain} />;

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    if (step === 'send') {
      if (signUp.checkDetails()) return form.submit(submitted);
      submitted.preventDefault();
      return onStep('details');
    }
    submitted.preventDefault();
    if (step === 'details') goOn.press();
  };

  return (
    <FormElement form={{ ...form, submit }} className={classes.form}>
      <Progress step={step} />
      <div data-step>
        {step === 'details' ? (
          <DetailsStep event={event} signUp={signUp} />
        ) : step === 'send' ? (
          <SummaryStep event={event} signUp={signUp} onAnother={() => onStep('another')} />
        ) : (
          <WhoStep event={event} signUp={signUp} isAnother={step === 'another'} onBack={() => onStep('send')} />
        )}
      </div>
      {step === 'details' && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => onStep('who')}>
            {t('back')}
          </Button>
          <Button type="submit" loading={goOn.isWaiting}>
            {t('next')}
          </Button>
        </div>
      )}
      {/* People do not see it; programs fill it (AB-1). */}
      <input
        ref={signUp.website}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className={classes.unseen}
      />
      <UnsavedGuard isUnsaved={signUp.isUnsaved} />
    </FormElement>
  );
}

/** A press while the groups are asked for what was just typed waits for the answer. */
function useGoOn({ isAsking, checkDetails }: SignUp, onChecked: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const check = () => {
    if (checkDetails()) onChecked();
  };
  useEffect(() => {
    if (!isWaiting || isAsking) return;
    setWaiting(false);
    check();
  });
  return { isWaiting, press: () => (isAsking ? setWaiting(true) : check()) };
}

const SHOWN_STEPS = ['who', 'details', 'send'] as const;

function Progress({ step }: { readonly step: SignUpStep }) {
  const { t } = useTranslation('signUp');
  const at = SHOWN_STEPS.findIndex((one) => one === (step === 'another' ? 'who' : step));
  return <p className={classes.progress}>{t('progress', { step: at + 1, steps: SHOWN_STEPS.length })}</p>;
}

/** Changing the step moves the focus to the first required field that is empty, else to the heading of the step. */
function useFocusOnStep(step: SignUpStep, form: { readonly current: HTMLFormElement | null }): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    requestAnimationFrame(() => {
      const part = form.current?.querySelector('[data-step]');
      if (part === null || part === undefined || part.querySelector('[aria-invalid="true"]') !== null) return;
      const empty = [
        ...part.querySelectorAll<HTMLInputElement>('input[required]:not([type=checkbox],[type=radio])'),
      ].find(({ value }) => value === '');
      (empty ?? part.querySelector<HTMLElement>('h2'))?.focus();
    });
  }, [step, form]);
}
