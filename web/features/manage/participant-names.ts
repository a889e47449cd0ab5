import type { TournamentPage } from '../../../contract/tournaments.ts';
import { participantName, titled } from '../../model/names.ts';

/** The name of a participant by the account, with the title. */
export function namesOf({ participants }: TournamentPage): (account: string) => string {
  const names = new Map(participants.map((row) => [row.account, titled(row.title, participantName(row))]));
  return (account) => names.get(account) ?? account;
}
