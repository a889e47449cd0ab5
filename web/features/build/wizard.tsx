import { Alert, Button, SegmentedControl, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { buildPayload } from '../../../contract/tournament/payload.ts';
import { callApi } from '../../api.ts';
import { focusFirstField } from '../../forms/focus.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useForm } from '../../forms/use-form.tsx';
import {
  BUILD_STEPS,
  type BuildMode,
  type BuildSearch,
  type BuildStep,
  placeOf,
  stepsOf,
} from '../../model/build-steps.ts';
import type { Organiser } from '../../queries/organisers.ts';
import { serverNow } from '../../time/server-time.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { newTournament, toBuildPayload } from './build-form.ts';
import { firstPlace, type LeagueChoice } from './league-fields.tsx';
import { filledBy, type Template, templateKey } from './presets.ts';
import { SaveTemplate } from './save-template.tsx';
import { StepFields } from './step-fields.tsx';
import { StepList } from './step-list.tsx';
import { FIELDS_OF, stepFrom } from './steps.ts';
import classes from './wizard.module.css';

interface WizardProps {
  readonly organisers: readonly Organiser[];
  readonly first: Organiser;
  readonly search: BuildSearch;
  readonly onSearch: (search: BuildSearch) => void;
  /** Set when building within a league. */
  readonly league?: LeagueChoice;
  /** Called when the tournament is built; by default its page opens. */
  readonly onBuilt?: () => unknown;
}

/**
 * Builds a tournament step by step: from a template, or setting by setting. Both modes share one form,
 * so switching keeps what was typed; the last step shows all of it.
 */
export function Wizard({ organisers, first, search, onSearch, league, onBuilt }: WizardProps) {
  const { t } = useTranslation('build');
  const form = useNewTournament(first, league, onBuilt);
  const [template, setTemplate] = useState<Template | null>(null);
  const applied = useRef<string>(undefined);
  const mode: BuildMode = search.mode ?? 'template';
  const inLeague = league !== undefined;
  const steps = stepsOf(mode, inLeague);
  const step: BuildStep = search.step ?? (inLeague ? 'league' : BUILD_STEPS[mode][0]);
  const goIn = (next: BuildMode, to: BuildStep) => onSearch(placeOf(next, to, inLeague));
  const goTo = (next: BuildStep) => goIn(mode, next);
  useFocusOnStep(step, form.element);

  const goOn = () => {
    if (!form.check(FIELDS_OF[step])) return;
    // Passing the template step again keeps later edits.
    if (step === 'template' && template !== null && applied.current !== templateKey(template)) {
      form.set(filledBy(template, form.values, organisers));
      applied.current = templateKey(template);
    }
    goTo(stepFrom(steps, step, 1));
  };
  const create = (event: FormEvent<HTMLFormElement>) => {
    if (step !== 'review' && !form.check()) {
      event.preventDefault();
      goTo('review');
    } else form.submit(event);
  };
  // In the template mode the location is the last step.
  const isLast = step === 'review' || (mode === 'template' && step === 'location');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isLast) return create(event);
    event.preventDefault();
    goOn();
  };

  return (
    <FormElement form={{ ...form, submit }} className={classes.wizard}>
      <Stack gap="lg">
        <SegmentedControl
          aria-label={t('wizard.mode')}
          data={[
            { value: 'template', label: t('wizard.template') },
            { value: 'custom', label: t('wizard.custom') },
          ]}
          value={mode}
          onChange={(next) => goIn(next, step === 'review' || step === 'league' ? step : BUILD_STEPS[next][0])}
        />
        <StepList steps={steps} step={step} onStep={goTo} />
        <StepFields
          mode={mode}
          step={step}
          form={form}
          organisers={organisers}
          league={league}
          template={template}
          onTemplate={setTemplate}
        />
        {form.hasFaults && (
          <Alert color="brick" variant="outline" className={classes.alert}>
            {t('checkFields')}
          </Alert>
        )}
        <div className={classes.buttons}>
          {stepFrom(steps, step, -1) !== step && (
            <Button variant="default" onClick={() => goTo(stepFrom(steps, step, -1))}>
              {t('wizard.back')}
            </Button>
          )}
          {step === 'template' && (
            <Button variant="default" onClick={() => goIn('custom', 'about')}>
              {t('wizard.toCustom')}
            </Button>
          )}
          {step !== 'review' && step !== 'template' && (
            <Button variant="default" onClick={() => goTo('review')}>
              {t('wizard.reviewAll')}
            </Button>
          )}
          {step === 'review' && <SaveTemplate form={form} />}
          {isLast ? (
            <SubmitButton form={form}>{t('create')}</SubmitButton>
          ) : (
            <Button type="submit" disabled={step === 'template' && template === null}>
              {t(step === 'template' ? 'wizard.nextWithTemplate' : 'wizard.next')}
            </Button>
          )}
        </div>
      </Stack>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

function useNewTournament(first: Organiser, league: LeagueChoice | undefined, onBuilt: WizardProps['onBuilt']) {
  const { t } = useTranslation('build');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useForm({
    initial: () => ({
      ...newTournament(first, new Date(serverNow())),
      place: league === undefined ? null : firstPlace(league),
    }),
    schema: buildPayload,
    toPayload: toBuildPayload,
    send: (payload) => callApi(calls.buildTournament, { body: payload }),
    onSent: async ({ id }, { name }) => {
      toast(t('created', { name }));
      void queryClient.invalidateQueries({ queryKey: ['tournaments'] });
      if (onBuilt !== undefined) await onBuilt();
      else await navigate({ to: '/tournament/view/$tid', params: { tid: id } });
    },
    about: { idTaken: 'id', roundsRequired: 'rounds', perTeamRequired: 'perTeam' },
  });
}

/** Changing the step moves the focus to it; opening the page does not. */
function useFocusOnStep(step: BuildStep, form: { readonly current: HTMLFormElement | null }): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    focusFirstField(form.current?.querySelector<HTMLElement>('[data-step]') ?? null);
  }, [step, form]);
}
