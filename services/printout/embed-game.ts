import { OUTCOME_NAMES } from '../../contract/http/codes.ts';
import { replay } from '../../domain/chess/replay.ts';
import type { GameView } from '../../domain/game/view.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { outcomeOf } from '../../domain/tournament/value/game-result.ts';
import type { VisibleGame } from '../game/find-game.ts';
import { type EmbedLooks, embedFrame } from './embed-frame.ts';
import { type Html, html } from './html.ts';
import { moveWriter, sheetWords } from './sheet-words.ts';

/** One embedded game: the board with names, clocks and the last move. It reloads every few seconds during the game. */

interface EmbeddedGame extends EmbedLooks {
  readonly seen: VisibleGame;
  /** The running game; null once it is over and stored. */
  readonly live: GameView | null;
  /** The address of the picture of its position. */
  readonly picture: string;
}

const PLAYED_REFRESH_SECONDS = 10;
const WAITING_REFRESH_SECONDS = 60;

export function embedGame({ seen, live, picture, ...looks }: EmbeddedGame): string {
  const { game, tournament } = seen;
  const text = sheetWords(looks.language);
  const record = live?.record ?? game.moves;
  const played = replay(tournament.variant, record);
  const moves = played.ok ? played.value : [];
  const last = moves.at(-1);
  const lastMove =
    last === undefined
      ? ''
      : `${Math.ceil(moves.length / 2)}${moves.length % 2 === 1 ? '.' : '…'} ${moveWriter(looks.language)(last.san)}`;
  const isOver = game.finishedAt !== null || (live?.end ?? null) !== null;
  const result = resultOf(seen, live);
  const title = [text('round', game.round), result || lastMove].filter((part) => part !== '').join(' · ');
  const names = `${nameOf(seen, 'white')} – ${nameOf(seen, 'black')}`;
  // The URL changes with each position, because browsers cache pictures.
  const address = `${picture}?ply=${moves.length}`;
  const body = html`<div class="board">${side(seen, live, 'black')}<div class="frame"><img src="${address}" alt="${`${names}: ${lastMove || text('startPosition')}`}"></div>${side(seen, live, 'white')}</div>`;
  return embedFrame({
    ...looks,
    name: tournament.name,
    title,
    body,
    follow: text('followGame'),
    refreshSeconds: isOver ? null : live?.isStarted === true ? PLAYED_REFRESH_SECONDS : WAITING_REFRESH_SECONDS,
  });
}

type Color = 'white' | 'black';

const RESULTS = { WhiteWins: '1–0', Draw: '½–½', BlackWins: '0–1' } as const;

function resultOf({ game }: VisibleGame, live: GameView | null): string {
  const outcome = live?.end?.result ? outcomeOf(live.end.result) : game.outcome;
  return outcome === null ? '' : RESULTS[OUTCOME_NAMES[outcome]];
}

function nameOf({ names, ...seen }: VisibleGame, color: Color): string {
  const { id, firstName, lastName } = seen[color];
  return (names && `${firstName} ${lastName}`.trim()) || id;
}

function side(seen: VisibleGame, live: GameView | null, color: Color): Html {
  const rating = seen[color].fideRating;
  const isRunning = live !== null && live.end === null && live.isStarted;
  const clock = isRunning ? clockText(live.clocks[color].remainingMs) : '';
  return html`<div class="${isRunning && live.turn === color ? 'side toMove' : 'side'}"><bdi>${nameOf(seen, color)}</bdi><small>${rating ?? ''}</small><strong>${clock}</strong></div>`;
}

/** 1:05:09, 5:09. */
function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
