import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Opens the card of a player on the tournament's page, by one handler for all names of a table. */
export function usePlayerCards(tid: string) {
  const router = useRouter();
  const page = { to: '/tournament/view/$tid', params: { tid } } as const;
  return {
    /** Up to the account. */
    address: `${router.buildLocation(page).href}?player=`,
    onClick: (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-player]') : null;
      const player = link?.dataset.player;
      // A new tab or window is the browser's.
      if (player === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      void router.navigate({ ...page, search: { player } });
    },
  };
}
