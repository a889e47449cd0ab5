import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  groupsByAge,
  groupsByChoice,
  groupsByRating,
  oneGroup,
  type PlannedGroup,
  ratingBorders,
  YOUTH_CLASSES,
} from '../../../../domain/event/presets/groups.ts';
import fields from '../../../forms/fields.module.css';
import { Hint } from '../../../ui/layout/card.tsx';
import classes from './event-form.module.css';

const PRESETS = ['byRating', 'byAge', 'byChoice', 'one'] as const;
type Preset = (typeof PRESETS)[number];

interface GroupPresetsProps {
  /** Of the event: the age classes follow from it. */
  readonly year: number;
  readonly onPlan: (groups: readonly PlannedGroup[]) => void;
}

/** Replaces the groups by those of a usual plan. */
export function GroupPresets({ year, onPlan }: GroupPresetsProps) {
  const { t } = useTranslation('eventDesk');
  const [preset, setPreset] = useState<Preset>('byRating');
  const [typed, setTyped] = useState({ byRating: '2000 1800 1600', byChoice: t('presets.choiceExample') });
  const [isWrong, setWrong] = useState(false);
  const choose = (next: Preset) => {
    setPreset(next);
    setWrong(false);
  };
  const plan = (): readonly PlannedGroup[] | null => {
    switch (preset) {
      case 'byRating': {
        const borders = ratingBorders(typed.byRating);
        const numbered = (number: number) => t('presets.numbered', { number });
        return borders && groupsByRating(borders, { top: t('presets.top'), numbered });
      }
      case 'byAge':
        return groupsByAge(year, (id) => t(`presets.youth.${id}`));
      case 'byChoice':
        return groupsByChoice(typed.byChoice);
      case 'one':
        return oneGroup(t('presets.open'));
    }
  };
  const use = () => {
    const groups = plan();
    setWrong(groups === null);
    if (groups !== null) onPlan(groups);
  };
  return (
    <div>
      <fieldset aria-label={t('presets.title')} className={fields.buttons}>
        {PRESETS.map((one) => (
          <Button
            key={one}
            size="compact-md"
            variant={one === preset ? 'filled' : 'default'}
            aria-pressed={one === preset}
            onClick={() => choose(one)}
          >
            {t(`presets.kinds.${one}`)}
          </Button>
        ))}
      </fieldset>
      <div className={classes.preset}>
        {preset === 'byRating' || preset === 'byChoice' ? (
          <TextInput
            label={t(`presets.ask.${preset}`)}
            description={t(`presets.hint.${preset}`)}
            value={typed[preset]}
            error={isWrong && t(`presets.wrong.${preset}`)}
            onChange={({ currentTarget: { value } }) => {
              setTyped({ ...typed, [preset]: value });
              setWrong(false);
            }}
            onKeyDown={(event) => {
              // Enter would go on to the next step.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              use();
            }}
          />
        ) : (
          <Hint>
            {preset === 'one'
              ? t('presets.hint.one')
              : t('presets.hint.byAge', {
                  list: YOUTH_CLASSES.map(({ id, oldest }) =>
                    t('presets.bornFrom', { name: t(`presets.youth.${id}`), year: year - oldest }),
                  ).join(', '),
                })}
          </Hint>
        )}
        <Button variant="default" onClick={use}>
          {t('presets.use')}
        </Button>
      </div>
    </div>
  );
}
