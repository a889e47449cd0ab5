import type { ParticipantView, TournamentPage } from '../../../contract/tournaments.ts';
import { participantName, titled } from '../../model/names.ts';

/** The name of a participant by the account, with the title. */
export function namesOf({ participants }: TournamentPage): (account: string) => string {
  const names = new Map(participants.map((row) => [row.account, titled(row.title, participantName(row))]));
  return (account) => names.get(account) ?? account;
}

/** Participants as a field offers them, by their start numbers; those who still take part, if nothing else is said. */
export function participantChoices(
  page: TournamentPage,
  isOffered = ({ withdrawn, eliminated }: ParticipantView): boolean => !withdrawn && !eliminated,
): { readonly value: string; readonly label: string }[] {
  const names = namesOf(page);
  return page.participants
    .filter(isOffered)
    .sort((one, other) => one.seed - other.seed)
    .map(({ account, seed }) => ({ value: account, label: `${seed}. ${names(account)}` }));
}
