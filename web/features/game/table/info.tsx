import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../../contract/game/games.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import { CallArbiter } from '../../../ui/tournament/call-arbiter.tsx';
import classes from './info.module.css';

interface InfoProps {
  readonly play: PlayAnswer;
  readonly accounts: AccountsInfoAnswer;
}

/** The facts of a game: round, time control, variant where it is not chess, and a link to the tournament. */
export function Info({ play, accounts }: InfoProps) {
  const { t } = useTranslation(['game', 'chess']);
  const { round, initialTime: initial, increment } = play.gameInfo;
  const { id, name, gameVariant: variant } = accounts.tournament;
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('info.round')}</dt>
        <dd>{round}</dd>
        <dt>{t('info.time')}</dt>
        <dd>{t('chess:timeControl', { initial, increment })}</dd>
        {variant !== 'Chess' && (
          <>
            <dt>{t('info.variant')}</dt>
            <dd>{t(`chess:variants.${variant}`)}</dd>
          </>
        )}
        <dt>{t('info.tournament')}</dt>
        <dd>
          <TextLink to="/tournament/view/$tid" params={{ tid: id }} className={classes.link}>
            {name}
          </TextLink>
        </dd>
        {accounts.runs && <LogFact />}
      </dl>
      {play.isPlayer && <CallArbiter tid={id} />}
    </>
  );
}

/** A link to the log of the game, for the tournament's organisers. */
function LogFact() {
  const { t } = useTranslation('game');
  const params = useParams({ from: '/game/play/$gameId' });
  return (
    <>
      <dt>{t('info.arbiter')}</dt>
      <dd>
        <TextLink to="/game/log/$gameId" params={params} className={classes.link}>
          {t('info.log')}
        </TextLink>
      </dd>
    </>
  );
}
