/** The tournaments of the groups of an event. */
import { z } from 'zod';
import { idText } from '../http/fields.ts';
import { buildPayload } from '../tournament/payload.ts';

/** POST /s/event/{id}/tournaments: the settings of all of them; names, host and days are those of the groups. */
export const eventTournamentsPayload = z.object({ settings: buildPayload });

export const madeTournaments = z.object({
  tournaments: z.array(z.object({ group: z.string(), tournament: z.string() })),
});

/** Null takes the tournament out of the event; its players stay in it. */
export const groupTournamentPayload = z.object({ tournament: idText.nullable() });
