import { useTranslation } from 'react-i18next';
import type { EventConditionView } from '../../../../contract/tournament/norms.ts';
import classes from './norms.module.css';

/** Whether a condition is met, in words. */
export function ConditionState({ state }: Pick<EventConditionView, 'state'>) {
  const { t } = useTranslation('norms');
  return (
    <span className={classes.state} data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}
