import { useTranslation } from 'react-i18next';
import type { PairingView, ParticipantView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { usePointsText } from '../../../app/format.ts';
import { byeOf } from '../../../model/field.ts';
import { blackName, participantName, whiteName } from '../../../model/names.ts';
import { isGame, pairingsOf, shownRound } from '../../../model/progress.ts';
import { resultText } from '../../../model/result-text.ts';
import { PlayerTitle } from '../../../ui/chess/player-title.tsx';
import classes from './followed-players.module.css';
import { PlayerLink } from './player-link.tsx';

interface FollowedPlayersProps {
  readonly page: TournamentPage;
  readonly accounts: readonly string[];
}

/** The players whom this device follows, with their points and their board in the round that is shown. */
export function FollowedPlayers({ page, accounts }: FollowedPlayersProps) {
  const { t } = useTranslation('playerCard');
  const players = accounts.flatMap((account) => page.participants.find((one) => one.account === account) ?? []);
  if (players.length === 0) return null;
  const round = shownRound(page);
  const pairings = pairingsOf(page, round);
  return (
    <section aria-label={t('followed.title')} className={classes.followed}>
      <ul>
        {players.map((player) => (
          <li key={player.account}>
            <Name player={player} />
            {page.tournament.started && <Round round={round} account={player.account} pairings={pairings} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ player }: { readonly player: ParticipantView }) {
  const pointsText = usePointsText();
  return (
    <span className={classes.name}>
      <PlayerTitle title={player.title} /> <PlayerLink account={player.account}>{participantName(player)}</PlayerLink>
      {player.score !== null && <span className={classes.soft}> {pointsText(player.score)}</span>}
    </span>
  );
}

interface RoundProps {
  readonly round: number;
  readonly account: string;
  readonly pairings: readonly PairingView[];
}

function Round({ round, account, pairings }: RoundProps) {
  const { t } = useTranslation(['playerCard', 'tournament', 'chess']);
  const own = pairings.find(({ white, black }) => white === account || black === account);
  if (own === undefined) return <span className={classes.soft}>{t('followed.waiting', { round })}</span>;
  if (!isGame(own)) {
    return (
      <span>
        {t('followed.bye', { round })}: {t(`tournament:byes.${byeOf(own)}`)}
      </span>
    );
  }
  const isWhite = own.white === account;
  return (
    <span>
      <strong>{t('nextBoard', { round, board: own.board })}</strong>, {t(`chess:${isWhite ? 'white' : 'black'}`)}{' '}
      {t('against')} {isWhite ? blackName(own) : whiteName(own)}: <strong>{resultText(own)}</strong>
    </span>
  );
}
