/** Time control in stages (record 222 of a report file). */
import { z } from 'zod';
import {
  BONUS_KINDS,
  BONUS_SECONDS,
  isPlayable,
  STAGE_MOVES,
  STAGE_SECONDS,
  STAGES_MAX,
  type Stages,
} from '../../domain/kernel/time-control.ts';
import { expected } from './expectations.ts';

const stage = z.object({
  /** Null in the last stage only: the rest of the game. */
  moves: z.number().int().min(STAGE_MOVES.min).max(STAGE_MOVES.max).nullable(),
  seconds: z.number().int().min(STAGE_SECONDS.min).max(STAGE_SECONDS.max),
  /** Seconds for each move of the stage. */
  bonus: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({
      kind: z.enum(BONUS_KINDS),
      seconds: z.number().int().min(BONUS_SECONDS.min).max(BONUS_SECONDS.max),
    }),
  ]),
});

const stages = z
  .tuple([stage], stage)
  .readonly()
  .refine((given) => given.length <= STAGES_MAX && isPlayable(given satisfies Stages), expected('stages'));

export const timeControl = z.object({
  white: stages,
  /** Where Black has other stages. */
  black: stages.nullable().default(null),
});
