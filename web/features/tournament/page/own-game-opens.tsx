import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { LOBBY_REDIRECT_MARGIN_MS } from '../../../../domain/kernel/limits.ts';
import { noteOpened, wasOpened } from '../../../live/opened-games.ts';
import { ownGamesOf } from '../../../model/game/own-games.ts';
import { lobbyQuery } from '../../../queries/game.ts';
import { serverNow } from '../../../time/server-time.ts';
import { isTyping } from '../../../ui/typing.ts';

interface OwnGameOpensProps {
  readonly page: TournamentPage;
  readonly me: string | undefined;
}

/**
 * Opens the user's game when it begins while the page is open, as the lobby does. A busy user stays, and is notified by
 * the banner.
 */
export function OwnGameOpens({ page, me }: OwnGameOpensProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const games = ownGamesOf(page, me);
  const [known] = useState(() => new Set(games.map(({ id }) => id)));
  const added = games.find(({ id }) => !known.has(id) && !wasOpened(id));
  const id = added?.id;
  const start = added?.start;
  useEffect(() => {
    if (id === undefined || start === undefined) return;
    // Updates the banner at once, not with its next poll.
    void queryClient.invalidateQueries(lobbyQuery);
    const open = () => {
      if (isBusy()) return;
      noteOpened(id);
      void navigate({ to: '/game/play/$gameId', params: { gameId: id } });
    };
    const timer = setTimeout(open, Math.max(0, Date.parse(start) + LOBBY_REDIRECT_MARGIN_MS - serverNow()));
    return () => clearTimeout(timer);
  }, [id, start, navigate, queryClient]);
  return null;
}

/** Whether the user is typing, or has a dialog or a menu open. */
const isBusy = (): boolean => isTyping() || document.querySelector('[role="dialog"], [role="menu"]') !== null;
