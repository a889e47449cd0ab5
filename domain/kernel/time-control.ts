/**
 * Thinking time in stages (FIDE Laws, Appendices A and B; B.02 1). The stages of both sides differ only in handicap and
 * Armageddon games.
 */
export interface TimeControl {
  readonly white: Stages;
  /** Null if Black has White's stages. */
  readonly black: Stages | null;
}

/** In order of play; up to `STAGES_MAX`. */
export type Stages = readonly [Stage, ...Stage[]];

export interface Stage {
  /** Moves of this stage; null for the rest of the game, which only the last stage is. */
  readonly moves: number | null;
  readonly seconds: number;
  readonly bonus: Bonus;
}

/** Seconds for each move of a stage, from its first move on. */
export type Bonus = { readonly kind: 'none' } | { readonly kind: BonusKind; readonly seconds: number };

export const BONUS_KINDS = ['increment', 'delay', 'bronstein'] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

export const STAGES_MAX = 4;
export const STAGE_SECONDS = { min: 1, max: 36_000 } as const;
export const STAGE_MOVES = { min: 1, max: 200 } as const;
export const BONUS_SECONDS = { min: 1, max: 600 } as const;

/** FIDE measures a time control by the time for a game of this many moves; estimates of playing time do so too. */
export const MEASURED_MOVES = 60;

export const NO_BONUS: Bonus = { kind: 'none' };

/** One stage for the whole game. */
export const suddenDeath = (seconds: number, incrementSeconds = 0): TimeControl => ({
  white: [{ moves: null, seconds, bonus: incrementOf(incrementSeconds) }],
  black: null,
});

export const incrementOf = (seconds: number): Bonus => (seconds > 0 ? { kind: 'increment', seconds } : NO_BONUS);

export const bonusSeconds = (bonus: Bonus): number => (bonus.kind === 'none' ? 0 : bonus.seconds);

/** Seconds that a side has for its first 60 moves; a delay counts like an increment. */
export function secondsForMeasuredMoves(stages: Stages): number {
  let seconds = 0;
  let played = 0;
  for (const stage of stages) {
    if (played >= MEASURED_MOVES) break;
    const left = MEASURED_MOVES - played;
    const moves = Math.min(stage.moves ?? left, left);
    seconds += stage.seconds + moves * bonusSeconds(stage.bonus);
    played += moves;
  }
  return seconds;
}

/** Whether the stages can be played: all but the last end after a number of moves, the last never does. */
export const isPlayable = (stages: Stages): boolean =>
  stages.every((stage, index) => (stage.moves === null) === (index === stages.length - 1));

/**
 * Coded as in PGN and in record 222 of a report file: `40/5400+30:1800+30`, with different sides `W300-B240`. Those have
 * no sign for a delay; here it is `d5`, or `b5` by Bronstein.
 */
export const timeControlCode = ({ white, black }: TimeControl): string =>
  black === null ? stagesCode(white) : `W${stagesCode(white)}-B${stagesCode(black)}`;

const stagesCode = (stages: Stages): string =>
  stages
    .map(({ moves, seconds, bonus }) => `${moves === null ? '' : `${moves}/`}${seconds}${bonusCode(bonus)}`)
    .join(':');

const BONUS_SIGNS = { increment: '+', delay: 'd', bronstein: 'b' } as const;

const bonusCode = (bonus: Bonus): string => (bonus.kind === 'none' ? '' : `${BONUS_SIGNS[bonus.kind]}${bonus.seconds}`);

/** Whether a code of this control has the signs of PGN and of report files only. */
export const hasStandardCode = ({ white, black }: TimeControl): boolean =>
  [...white, ...(black ?? [])].every(({ bonus }) => bonus.kind === 'none' || bonus.kind === 'increment');
