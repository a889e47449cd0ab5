import { BYE } from '../../contract/http/codes.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';

/** Names as visible to this user: where real names are hidden, the server sends the user name. */

type Named = Pick<ParticipantView, 'first_name' | 'last_name' | 'username'>;

export function participantName({ first_name, last_name, username }: Named): string {
  return `${first_name} ${last_name}`.trim() || username;
}

export const titled = (title: string | null, name: string): string => (title ? `${title} ${name}` : name);

export const whiteName = (pairing: PairingView): string => pairing.white_name || pairing.white_username;
export const blackName = (pairing: PairingView): string => pairing.black_name || pairing.black_username;

/** The name of a team of the tournament; empty for the missing opponent of a bye. */
export const teamName = ({ teams }: Pick<TournamentPage, 'teams'>, id: string): string =>
  id === BYE ? '' : (teams.find(({ team_id }) => team_id === id)?.name ?? id);
