import { z } from 'zod';
import { ROUND_DATES } from '../domain/limits.ts';
import { idText, nameText } from './fields.ts';
import { pairingView } from './tournaments.ts';

const [firstDay, lastDay] = [Date.parse(`${ROUND_DATES.first}T00:00:00Z`), Date.parse(`${ROUND_DATES.last}T23:59:59Z`)];

/** The time of a round; 0, the beginning of 1970, is the marker of a round without one. */
const isoMoment = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .refine((moment) => moment === 0 || (moment >= firstDay && moment <= lastDay));

export const roundView = z.object({
  number: z.number(),
  name: z.string(),
  /** 1970-01-01T00:00:00Z: not scheduled yet. */
  start_date: z.string(),
  tournament: z.string(),
});
export type RoundView = z.output<typeof roundView>;

export const roundList = z.array(roundView);
export const pairingList = z.array(pairingView);

export const addRound = z.object({
  tournament: idText,
  number: z.number().int().min(1).max(1000).optional(),
  name: nameText.optional(),
  start_date: isoMoment.optional(),
});
export const setupRound = z.object({
  tournament: idText,
  number: z.number().int().min(1).max(1000),
  start_date: isoMoment,
});
export const deleteRound = z.object({ tournament: idText, number: z.number().int().min(1).max(1000) });

export const addPairing = z.object({
  tournament: idText,
  round: z.number().int().min(1).max(1000),
  white: idText,
  black: idText,
  online: z.boolean().default(false),
});
export const deletePairing = addPairing.omit({ online: true });

const naturalChoice = { natural: z.string().nullable(), criterion: z.string().nullable() };

/** GET /s/tournament/explain/{id}/{round}: why a round of a Swiss was paired as it was. Players by account. */
export const explanationAnswer = z.object({
  /** False where the round does not stand as the program pairs it. */
  as_paired: z.boolean(),
  brackets: z.array(
    z.object({
      score: z.number(),
      residents: z.array(z.string()),
      moved_down: z.array(z.string()),
      exchange: z
        .object({ leaving: z.array(z.string()), entering: z.array(z.string()), criterion: z.string().nullable() })
        .nullable(),
      downfloats: z.array(z.object({ player: z.string(), ...naturalChoice })),
    }),
  ),
  pairs: z.array(
    z.object({
      white: z.string(),
      black: z.string(),
      bracket: z.number(),
      floater: z.string().nullable(),
      color_rule: z.string(),
      ...naturalChoice,
    }),
  ),
  bye: z.object({ player: z.string(), bracket: z.number(), ...naturalChoice }).nullable(),
});
export type ExplanationAnswer = z.output<typeof explanationAnswer>;
