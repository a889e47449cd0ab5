import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshSession } from '../app/session.ts';
import { lobbyQuery } from '../queries/game.ts';
import { unreadQuery } from '../queries/messages.ts';
import { setLive } from './contact.ts';
import { openPersonSocket } from './person-socket.ts';

/** Keeps the page's socket to the object of its user open while the component is mounted. */
export function usePersonSocket(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const close = openPersonSocket({
      onChanged: () => {
        for (const { queryKey } of [unreadQuery, lobbyQuery]) void queryClient.invalidateQueries({ queryKey });
      },
      onContact: (found) => setLive(found === 'open'),
      onSessionEnded: () => void refreshSession({ queryClient, router }),
    });
    return () => {
      close();
      setLive(false);
    };
  }, [queryClient, router]);
}
