import type * as calls from '../../../contract/calls.ts';
import type { AnswerOf } from '../../../contract/http/described-calls.ts';

/** Answers as they are on the wire: the tests of the Worker read what any client receives. */

export type TournamentPage = AnswerOf<typeof calls.viewTournament>;
export type TournamentView = TournamentPage['tournament'];
export type PairingView = TournamentPage['pairings'][number];
export type MessageView = AnswerOf<typeof calls.openInbox>[number];
export type MemberHistory = AnswerOf<typeof calls.memberHistory>;
