/** One embedded game: the board with names, clocks and the last move. It reloads every few seconds during the game. */
import { OUTCOME_NAMES } from '../../../contract/http/codes.ts';
import { replay } from '../../../domain/chess/replay.ts';
import type { GameView } from '../../../domain/game/view.ts';
import { SECOND } from '../../../domain/kernel/time.ts';
import { outcomeOf } from '../../../domain/tournament/value/game-result.ts';
import type { VisibleGame } from '../../game/find-game.ts';
import { BOARD_PX, EDGE, WIDTH } from '../../picture/board-picture.ts';
import { textOfPage } from '../html-page.tsx';
import { moveWriter, sheetWords } from '../sheet-words.ts';
import { Name } from '../table.tsx';
import { EmbedFrame, type EmbedLooks } from './frame.tsx';

interface EmbeddedGame extends EmbedLooks {
  readonly seen: VisibleGame;
  /** The running game; null once it is over and stored. */
  readonly live: GameView | null;
  /** The address of the picture of its position. */
  readonly picture: string;
}

const PLAYED_REFRESH_SECONDS = 10;
const WAITING_REFRESH_SECONDS = 60;

/** Where the board is in the picture, in per cent of the board. */
const PICTURE_STYLE = `--width:${(100 * WIDTH) / BOARD_PX}%;--edge:${(100 * EDGE) / BOARD_PX}%`;

export function embedGame({ seen, live, picture, ...looks }: EmbeddedGame): string {
  const { game, tournament } = seen;
  const text = sheetWords(looks.language);
  const { ply, lastMove } = positionOf(seen, live, looks);
  const isOver = game.finishedAt !== null || (live?.end ?? null) !== null;
  const names = `${nameOf(seen, 'white')} – ${nameOf(seen, 'black')}`;
  return textOfPage(
    <EmbedFrame
      looks={looks}
      name={tournament.name}
      title={[text('round', game.round), resultOf(seen, live) || lastMove].filter((part) => part !== '').join(' · ')}
      follow={text('followGame')}
      refreshSeconds={isOver ? null : live?.isStarted === true ? PLAYED_REFRESH_SECONDS : WAITING_REFRESH_SECONDS}
    >
      <div class="board">
        <Side seen={seen} live={live} color="black" />
        <div class="frame" style={PICTURE_STYLE}>
          {/* The URL changes with each position, because browsers cache pictures. */}
          <img src={`${picture}?ply=${ply}`} alt={`${names}: ${lastMove || text('startPosition')}`} />
        </div>
        <Side seen={seen} live={live} color="white" />
      </div>
    </EmbedFrame>,
  );
}

/** The number of half-moves, and the last one: 12. Nf3, 12… Nf6; empty before the first. */
function positionOf({ game, tournament }: VisibleGame, live: GameView | null, { language }: EmbedLooks) {
  const played = replay(tournament.variant, live?.record ?? game.moves);
  const moves = played.ok ? played.value : [];
  const last = moves.at(-1);
  const number = `${Math.ceil(moves.length / 2)}${moves.length % 2 === 1 ? '.' : '…'}`;
  return { ply: moves.length, lastMove: last === undefined ? '' : `${number} ${moveWriter(language)(last.san)}` };
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

interface SideProps extends Pick<EmbeddedGame, 'seen' | 'live'> {
  readonly color: Color;
}

function Side({ seen, live, color }: SideProps) {
  const isRunning = live !== null && live.end === null && live.isStarted;
  return (
    <div class={isRunning && live.turn === color ? 'side toMove' : 'side'}>
      <Name>{nameOf(seen, color)}</Name>
      <small>{seen[color].fideRating}</small>
      <strong>{isRunning && clockText(live.clocks[color].remainingMs)}</strong>
    </div>
  );
}

/** 1:05:09, 5:09. */
function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
