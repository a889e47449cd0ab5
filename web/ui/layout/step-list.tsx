import classes from './step-list.module.css';

interface StepListProps<Step extends string> {
  readonly label: string;
  readonly steps: readonly { readonly id: Step; readonly label: string }[];
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** The list of steps; each can be opened at any time, as all settings have defaults. */
export function StepList<Step extends string>({ label, steps, step, onStep }: StepListProps<Step>) {
  return (
    <nav aria-label={label}>
      <ol className={classes.steps}>
        {steps.map((one, at) => (
          <li key={one.id}>
            <button
              type="button"
              className={classes.step}
              aria-current={one.id === step ? 'step' : undefined}
              onClick={() => onStep(one.id)}
            >
              <span className={classes.number}>{at + 1}</span>
              {one.label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
