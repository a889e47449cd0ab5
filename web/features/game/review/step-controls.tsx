import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ICONS } from '../../../ui/icons/icons.ts';
import classes from './step-controls.module.css';

interface StepControlsProps {
  readonly ply: number;
  readonly last: number;
  readonly onPly: (ply: number) => void;
}

/** Buttons to the first, previous, next and last position. */
export function StepControls({ ply, last, onPly }: StepControlsProps) {
  const { t } = useTranslation('game');
  const steps = [
    { text: 'first', to: 0 },
    { text: 'previous', to: ply - 1 },
    { text: 'next', to: ply + 1 },
    { text: 'end', to: last },
  ] as const;
  return (
    <nav aria-label={t('view.controls')} className={classes.controls}>
      {steps.map(({ text, to }) => (
        <Button
          key={text}
          variant="default"
          px={0}
          aria-label={t(`view.${text}`)}
          title={t(`view.${text}`)}
          // Focus stays on the button at either end.
          aria-disabled={to < 0 || to > last || to === ply}
          onClick={() => onPly(to)}
        >
          <Icon icon={ICONS[text]} isLarge />
        </Button>
      ))}
    </nav>
  );
}
