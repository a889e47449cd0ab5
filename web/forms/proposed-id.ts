import { drawId } from '../../domain/kernel/chance.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/kernel/limits.ts';

/** The id that a form proposes: ids are not secret, so any random source will do. */
export const proposedId = (): string => drawId((below) => Math.floor(Math.random() * below), PROPOSED_ID_LENGTH.max);
