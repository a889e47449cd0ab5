import type { TFunction } from 'i18next';
import type { Bonus, Stage, Stages, TimeControl } from '../domain/kernel/time-control.ts';

type Words = TFunction<readonly ['tournament', 'chess']>;

/** 40 moves in 90 min, then 30 min, + 30 s per move */
export const timeControlText = (t: Words, { white, black }: TimeControl): string =>
  black === null
    ? stagesText(t, white)
    : t('tournament:stages.sides', { white: stagesText(t, white), black: stagesText(t, black) });

function stagesText(t: Words, stages: Stages): string {
  const [first, ...others] = stages;
  const isCommon = others.every(({ bonus }) => hasSameBonus(bonus, first.bonus));
  const [start, ...later] = stages.map((stage) => (isCommon ? stageText(t, stage) : stageWithBonus(t, stage)));
  const text = [start, ...later.map((stage) => t('tournament:stages.later', { stage }))].join(', ');
  return isCommon && first.bonus.kind !== 'none' ? `${text}, ${bonusText(t, first.bonus)}` : text;
}

const stageText = (t: Words, { moves, seconds }: Stage): string => {
  const time = { minutes: seconds / 60 };
  return moves === null ? t('tournament:stages.rest', time) : t('tournament:stages.moves', { ...time, moves });
};

const stageWithBonus = (t: Words, stage: Stage): string =>
  [stageText(t, stage), bonusText(t, stage.bonus)].filter((part) => part !== '').join(' ');

const bonusText = (t: Words, bonus: Bonus): string =>
  bonus.kind === 'none' ? '' : t(`tournament:stages.${bonus.kind}`, { seconds: bonus.seconds });

const hasSameBonus = (one: Bonus, other: Bonus): boolean =>
  one.kind === other.kind && (one.kind === 'none' || other.kind === 'none' || one.seconds === other.seconds);
