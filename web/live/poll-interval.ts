import type { LobbyAnswer } from '../../contract/game/games.ts';

/** Pages that were opened together drift apart: each polls up to a tenth earlier or later than another. */
const PACE = 0.9 + 0.2 * Math.random();

/** The interval at which this page polls; none where it is told of changes. */
export const pollInterval = (ms: number, isLive: boolean): number | false => (isLive ? false : Math.round(ms * PACE));

/** The same for the lobby. Nobody is told how the clocks of several games at once run. */
export const lobbyInterval = (ms: number, isLive: boolean, lobby: LobbyAnswer | undefined): number | false =>
  pollInterval(ms, isLive && !hasClocks(lobby));

const hasClocks = (lobby: LobbyAnswer | undefined): boolean =>
  [lobby?.info, ...(lobby?.others ?? []).map(({ info }) => info)].some((info) => info?.clock != null);
