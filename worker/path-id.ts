import { asId, type Branded } from '../domain/ids.ts';

/** An id out of the path. What is none finds nothing, so it needs no refusal of its own. */
export const pathId = <Id extends Branded<string, string>>(text: string): Id => asId<Id>(text);
