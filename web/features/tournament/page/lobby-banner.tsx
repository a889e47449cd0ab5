import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { MINUTE, millis } from '../../../../domain/kernel/time.ts';
import { showsLobbyBanner } from '../../../../domain/tournament/rounds/schedule.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import classes from './tournament-page.module.css';

/** Links the players to the lobby from ten minutes before the first online round until it begins. */
export function LobbyBanner({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const now = useNow(MINUTE / 6);
  if (!showsLobbyBanner(tournamentOf(page), millis(now))) return null;
  return (
    <div className={classes.lobby} role="status">
      <span>{t('lobbyBanner')}</span>
      <TextLink to="/calendar" fw={600}>
        {t('toLobby')}
      </TextLink>
    </div>
  );
}
