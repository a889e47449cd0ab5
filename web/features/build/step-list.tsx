import { useTranslation } from 'react-i18next';
import type { BuildStep } from '../../model/build-steps.ts';
import classes from './step-list.module.css';

interface StepListProps {
  readonly steps: readonly BuildStep[];
  readonly step: BuildStep;
  readonly onStep: (step: BuildStep) => void;
}

/** The list of steps; each can be opened at any time, as all settings have defaults. */
export function StepList({ steps, step, onStep }: StepListProps) {
  const { t } = useTranslation('build');
  return (
    <nav aria-label={t('wizard.steps')}>
      <ol className={classes.steps}>
        {steps.map((one, at) => (
          <li key={one}>
            <button
              type="button"
              className={classes.step}
              aria-current={one === step ? 'step' : undefined}
              onClick={() => onStep(one)}
            >
              <span className={classes.number}>{at + 1}</span>
              {t(`wizard.step.${one}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
