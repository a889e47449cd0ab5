import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './step-controls.module.css';

interface StepControlsProps {
  readonly ply: number;
  readonly last: number;
  readonly onPly: (ply: number) => void;
}

/** First, previous, next and last position. */
export function StepControls({ ply, last, onPly }: StepControlsProps) {
  const { t } = useTranslation('game');
  const steps = [
    { text: 'first', sign: '«', to: 0 },
    { text: 'previous', sign: '‹', to: ply - 1 },
    { text: 'next', sign: '›', to: ply + 1 },
    { text: 'end', sign: '»', to: last },
  ] as const;
  return (
    <nav aria-label={t('view.controls')} className={classes.controls}>
      {steps.map(({ text, sign, to }) => (
        <Button
          key={text}
          variant="default"
          px={0}
          fz="xl"
          aria-label={t(`view.${text}`)}
          title={t(`view.${text}`)}
          // Focus stays on the button at either end.
          aria-disabled={to < 0 || to > last || to === ply}
          onClick={() => onPly(to)}
        >
          <span aria-hidden="true">{sign}</span>
        </Button>
      ))}
    </nav>
  );
}
