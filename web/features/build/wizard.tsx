import { Alert, Button, SegmentedControl, Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { useFocusOnStep } from '../../forms/focus-on-step.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { addressOfStep, type BuildSearch, type BuildStep, stepsOf } from '../../model/build-steps.ts';
import type { Organiser } from '../../queries/organisers.ts';
import { StepList } from '../../ui/layout/step-list.tsx';
import { AllSettings } from './all-settings.tsx';
import type { LeagueChoice } from './league-fields.tsx';
import { filledBy, type Template, templateKey } from './presets.ts';
import { SaveTemplate } from './save-template.tsx';
import { StepFields } from './step-fields.tsx';
import { FIELDS_OF, stepFrom } from './steps.ts';
import { useNewTournament } from './use-new-tournament.ts';
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
 * Builds a tournament: from a template in a few steps, or with all settings on one page. Both modes
 * share one form, so switching keeps what was typed.
 */
export function Wizard(props: WizardProps) {
  const [attempt, setAttempt] = useState(1);
  return <WizardForm key={attempt} {...props} onStartOver={() => setAttempt(attempt + 1)} />;
}

interface WizardFormProps extends WizardProps {
  /** Begins again with an empty form. */
  readonly onStartOver: () => void;
}

function WizardForm({ organisers, first, search, onSearch, league, onBuilt, onStartOver }: WizardFormProps) {
  const { t } = useTranslation('build');
  const { form, isDraft, isKept, drop } = useNewTournament({ organisers, first, league, onBuilt });
  const [template, setTemplate] = useState<Template | null>(null);
  const applied = useRef<string>(undefined);
  const inLeague = league !== undefined;
  const steps = stepsOf(inLeague);
  const isCustom = search.mode === 'custom';
  const step: BuildStep = (isCustom ? undefined : search.step) ?? (inLeague ? 'league' : 'template');
  const goTo = (next: BuildStep) => onSearch(addressOfStep(next, inLeague));
  const toAllSettings = () => onSearch({ mode: 'custom' });
  useFocusOnStep(isCustom ? 'custom' : step, form.element);

  const goOn = () => {
    if (!form.check(FIELDS_OF[step])) return;
    // Passing the template step again keeps later edits.
    if (step === 'template' && template !== null && applied.current !== templateKey(template)) {
      form.set(filledBy(template, form.values, organisers));
      applied.current = templateKey(template);
    }
    goTo(stepFrom(steps, step, 1));
  };
  const isLast = isCustom || step === 'location';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isCustom || (isLast && form.check())) return form.submit(event);
    event.preventDefault();
    if (isLast) toAllSettings();
    else goOn();
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
          value={isCustom ? 'custom' : 'template'}
          onChange={(mode) => onSearch(mode === 'custom' ? { mode } : {})}
        />
        {isDraft && (
          <DraftNotice
            onStartOver={() => {
              drop();
              onStartOver();
            }}
          />
        )}
        {isCustom ? (
          <AllSettings form={form} organisers={organisers} league={league} />
        ) : (
          <>
            <StepList
              label={t('wizard.steps')}
              steps={steps.map((id) => ({ id, label: t(`wizard.step.${id}`) }))}
              step={step}
              onStep={goTo}
            />
            <StepFields
              step={step}
              form={form}
              organisers={organisers}
              league={league}
              template={template}
              onTemplate={setTemplate}
            />
          </>
        )}
        {form.hasFaults && (
          <Alert color="brick" variant="outline" className={classes.alert}>
            {t('checkFields')}
          </Alert>
        )}
        <div className={classes.buttons}>
          {!isCustom && stepFrom(steps, step, -1) !== step && (
            <Button variant="default" onClick={() => goTo(stepFrom(steps, step, -1))}>
              {t('wizard.back')}
            </Button>
          )}
          {!isCustom && (
            <Button variant="default" onClick={toAllSettings}>
              {t(step === 'template' ? 'wizard.toCustom' : 'wizard.reviewAll')}
            </Button>
          )}
          {isCustom && <SaveTemplate form={form} />}
          {isLast ? (
            <SubmitButton form={form}>{t('create')}</SubmitButton>
          ) : (
            <Button type="submit" disabled={step === 'template' && template === null}>
              {t(step === 'template' ? 'wizard.nextWithTemplate' : 'wizard.next')}
            </Button>
          )}
        </div>
      </Stack>
      <UnsavedGuard isUnsaved={() => form.isUnsaved() && !isKept()} />
    </FormElement>
  );
}
