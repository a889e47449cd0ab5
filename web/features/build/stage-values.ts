import {
  type Bonus,
  type BonusKind,
  bonusSeconds,
  NO_BONUS,
  type Stage,
  type Stages,
  type TimeControl,
} from '../../../domain/kernel/time-control.ts';
import { needed, type TypedNumber } from '../../forms/numbers.ts';

/** A stage as typed; the last one has no number of moves. */
export interface TypedStage {
  readonly moves: TypedNumber;
  readonly minutes: TypedNumber;
  readonly bonusKind: BonusKind;
  readonly bonusSeconds: TypedNumber;
}

export interface TypedTimeControl {
  readonly stages: readonly TypedStage[];
  /** Kept as it came: the form has no fields for it. */
  readonly black: TimeControl['black'];
}

export const typedTimeControl = ({ white, black }: TimeControl): TypedTimeControl => ({
  stages: white.map(typedStage),
  black,
});

const typedStage = ({ moves, seconds, bonus }: Stage): TypedStage => ({
  moves: moves ?? '',
  minutes: seconds / 60,
  bonusKind: bonus.kind === 'none' ? 'increment' : bonus.kind,
  bonusSeconds: bonusSeconds(bonus),
});

/** Two stages that begin with the time typed so far: the usual 40 moves, then half an hour. */
export const withSecondStage = (initialMinutes: TypedNumber, incrementSeconds: TypedNumber): TypedTimeControl => ({
  stages: [
    { moves: 40, minutes: initialMinutes, bonusKind: 'increment', bonusSeconds: incrementSeconds },
    { moves: '', minutes: 30, bonusKind: 'increment', bonusSeconds: incrementSeconds },
  ],
  black: null,
});

/** The last stage is always the rest of the game. */
export function sentTimeControl({ stages, black }: TypedTimeControl): TimeControl | null {
  const [first, ...others] = stages.map((stage, index) => sentStage(stage, index === stages.length - 1));
  if (first === undefined) return null;
  const white: Stages = [first, ...others];
  return { white, black };
}

const sentStage = ({ moves, minutes, bonusKind, bonusSeconds: added }: TypedStage, isLast: boolean): Stage => ({
  moves: isLast ? null : needed(moves),
  seconds: Math.round(needed(minutes) * 60),
  bonus: bonusOf(bonusKind, needed(added)),
});

const bonusOf = (kind: BonusKind, seconds: number): Bonus => (seconds === 0 ? NO_BONUS : { kind, seconds });
