import type { MessageView } from '../../contract/clubs/messages.ts';
import type { LobbyAnswer } from '../../contract/game/games.ts';

/**
 * Messages to show in a toast: those newer than the last one shown in this browser; none where none has been shown yet.
 * Pairings and calls for the arbiter have their own banner.
 */
export const newMessages = (
  unread: readonly MessageView[],
  lastShown: number | null,
  lobby: LobbyAnswer | undefined,
): readonly MessageView[] =>
  lastShown === null ? [] : unread.filter((message) => message.id > lastShown && !hasBanner(message, lobby));

function hasBanner({ notice, params }: MessageView, lobby: LobbyAnswer | undefined): boolean {
  if (notice === 'arbiterCalled') return true;
  if (notice !== 'playsWhite' && notice !== 'playsBlack') return false;
  const games = [lobby?.info, ...(lobby?.others ?? []).map(({ info }) => info)];
  return games.some((info) => info?.tournament.id === params.tournament && String(info?.round) === params.round);
}

/** Unread messages and open calls for the arbiter, whose messages are not counted again. */
export const waitingCounts = (unread: readonly MessageView[], lobby: LobbyAnswer | undefined) => ({
  messages: unread.filter(({ notice }) => notice !== 'arbiterCalled').length,
  calls: lobby?.arbiterCalls.length ?? 0,
});
