import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/layout/links.tsx';

interface AfterGameLinksProps {
  readonly gameId: string;
  /** The tournament. */
  readonly tid: string;
  readonly isPlayer: boolean;
}

/** Where to go from a game that is over: the standings, the moves, and for players their next game. */
export function AfterGameLinks({ gameId, tid, isPlayer }: AfterGameLinksProps) {
  const { t } = useTranslation('game');
  return (
    <>
      <ButtonLink to="/tournament/view/$tid" params={{ tid }} variant="default">
        {t('over.standings')}
      </ButtonLink>
      <ButtonLink to="/game/view/$gameId" params={{ gameId }} variant="default">
        {t('over.review')}
      </ButtonLink>
      {isPlayer && <ButtonLink to="/calendar">{t('over.next')}</ButtonLink>}
    </>
  );
}
