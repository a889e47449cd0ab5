import type { AccountId, ClubId, TeamId, TournamentId } from './ids.ts';

/** What the program tells somebody, in the reader's language when it is read. */
export type Notice =
  | { readonly kind: 'enteredInClub'; readonly by: AccountId; readonly club: ClubId; readonly name: string }
  | { readonly kind: 'removedFromClub'; readonly by: AccountId; readonly club: ClubId; readonly name: string }
  | { readonly kind: 'enteredInTeam'; readonly by: AccountId; readonly team: TeamId; readonly name: string }
  | {
      readonly kind: 'enteredInTournament';
      readonly by: AccountId;
      readonly tournament: TournamentId;
      readonly name: string;
    };

/** A notice of the program, or what somebody has written. */
export type MessageContent = Notice | { readonly kind: 'written'; readonly text: string };
