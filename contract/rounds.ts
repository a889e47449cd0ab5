import { z } from 'zod';
import { idText, nameText } from './fields.ts';
import { pairingView } from './tournaments.ts';

const isoMoment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

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
