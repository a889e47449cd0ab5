import { drawId } from '../../domain/chance.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/limits.ts';

/** The id that a form proposes: nobody keeps it secret, so any lot will do. */
export const proposedId = (): string => drawId((below) => Math.floor(Math.random() * below), PROPOSED_ID_LENGTH.max);
