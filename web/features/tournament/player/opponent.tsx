import type { PlayerCardAnswer } from '../../../../contract/tournament/player-card.ts';
import { participantName } from '../../../model/names.ts';
import { PlayerTitle } from '../../../ui/chess/player-title.tsx';
import { PlayerLink } from './player-link.tsx';

type Named = Pick<PlayerCardAnswer['player'], 'account' | 'title' | 'firstName' | 'lastName' | 'username'>;

/** An opponent, linking to their own card. */
export const Opponent = ({ opponent }: { readonly opponent: Named }) => (
  <>
    <PlayerTitle title={opponent.title} />{' '}
    <PlayerLink account={opponent.account}>{participantName(opponent)}</PlayerLink>
  </>
);
