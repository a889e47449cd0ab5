import { BYE } from '../../contract/http/codes.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';

/** Names as visible to this user: where real names are hidden, the server sends the user name. */

type Named = Pick<ParticipantView, 'firstName' | 'lastName' | 'username'>;

export function participantName({ firstName, lastName, username }: Named): string {
  return `${firstName} ${lastName}`.trim() || username;
}

export const titled = (title: string | null, name: string): string => (title ? `${title} ${name}` : name);

export const whiteName = (pairing: PairingView): string => pairing.whiteName || pairing.whiteUsername;
export const blackName = (pairing: PairingView): string => pairing.blackName || pairing.blackUsername;

/** The name of a team of the tournament; empty for the missing opponent of a bye. */
export const teamName = ({ teams }: Pick<TournamentPage, 'teams'>, id: string): string =>
  id === BYE ? '' : (teams.find(({ teamId }) => teamId === id)?.name ?? id);
