import { offerPasskey, offerPasskeyLogIn, openApi, tournamentArchive } from '../calls.ts';

/** Calls whose answer is a document in a notation of its own: its fields are named on the wire as in the code. */
const DOCUMENTS = [offerPasskey, offerPasskeyLogIn, openApi, tournamentArchive] as const;
export type DocumentAddress = (typeof DOCUMENTS)[number];

const ADDRESSES: ReadonlySet<string> = new Set(DOCUMENTS);

export const answersDocument = (at: string): boolean => ADDRESSES.has(at);
