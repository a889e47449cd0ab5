import { describe, expect, it } from 'vitest';
import { asId } from '../../domain/kernel/ids.ts';
import type { PushContent } from '../../domain/lib/push.ts';
import { follow, show } from '../../service-worker/notices.ts';
import { payloadOf } from '../../services/push/payload.ts';

const ORIGIN = 'https://rokade.example.org';

const paired: PushContent = {
  kind: 'paired',
  tournament: asId('open/1'),
  name: 'Fjord Open',
  side: 'white',
  round: 3,
  board: '12',
  isOnline: false,
};
const reminder: PushContent = {
  kind: 'gameReminder',
  tournament: asId('open/1'),
  name: 'Fjord Open',
  side: 'black',
  round: 3,
  board: '12',
};
const started: PushContent = {
  kind: 'gameStarts',
  tournament: asId('open/1'),
  name: 'Fjord Open',
  side: 'black',
  round: 3,
  game: asId('game1'),
};

describe('push notifications', () => {
  it.each([
    [paired, 'en', 'en', 'Round 3 is paired: you have White on board 12.', '/tournament/view/open%2F1'],
    [paired, 'no', 'nb', 'Runde 3 er satt opp: du har hvit på bord 12.', '/tournament/view/open%2F1'],
    [
      reminder,
      'en',
      'en',
      'Your game in round 3 is still to be played: you have Black on board 12.',
      '/tournament/view/open%2F1',
    ],
    [started, 'en', 'en', 'Your game in round 3 has started. You have Black.', '/game/play/game1'],
    [started, 'no', 'nb', 'Partiet ditt i runde 3 har begynt. Du har svart.', '/game/play/game1'],
  ] as const)(
    'a $kind notification is shown in the language of the user, with a link to its page: %#',
    async (content, language, lang, body, path) => {
      const shown: unknown[] = [];
      const showNotification = async (...notice: unknown[]) => void shown.push(notice);
      // As it travels: as text.
      await show({ showNotification }, JSON.parse(JSON.stringify(payloadOf(content, language))));
      const icon = '/icon-192.png';
      // A later notification of the same tournament replaces it, and sounds again.
      expect(shown).toEqual([['Fjord Open', { body, tag: 'open/1', renotify: true, lang, icon, data: path }]]);
    },
  );
});

/** A touch on a notice of this path, where these pages are open: what is done for it, in its order. */
async function touch(path: string, ...open: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  await follow(
    { data: path, close: () => void done.push('closed') },
    {
      matchAll: async ({ type, includeUncontrolled }) => {
        expect([type, includeUncontrolled]).toEqual(['window', true]);
        return open.map((url) => ({ url, focus: async () => done.push(`to the front: ${url}`) }));
      },
      openWindow: async (address) => done.push(`opened: ${address.href}`),
    },
    ORIGIN,
  );
  return done;
}

describe('a click on a notification', () => {
  it('a click on a notification opens its page if no window shows that page', async () => {
    expect(await touch('/game/play/game1')).toEqual(['closed', `opened: ${ORIGIN}/game/play/game1`]);
    expect(await touch('/game/play/game1', `${ORIGIN}/game/play/game12`, `${ORIGIN}/`)).toEqual([
      'closed',
      `opened: ${ORIGIN}/game/play/game1`,
    ]);
  });

  it('a click on a notification focuses the window that shows its page, whichever tab is open', async () => {
    const open = `${ORIGIN}/tournament/view/open%2F1?tab=pairings#round-3`;
    expect(await touch('/tournament/view/open%2F1', `${ORIGIN}/inbox`, open)).toEqual([
      'closed',
      `to the front: ${open}`,
    ]);
  });
});
