import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { MINI_BOARDS_PER_PAGE } from '../../../../domain/kernel/limits.ts';
import { type Color, opposite } from '../../../../domain/tournament/value/field.ts';
import { MiniBoard } from '../../../board/mini-board.tsx';
import { useShownGames } from '../../../live/shown-games.ts';
import { resultOf } from '../../../model/field.ts';
import { liveClocks } from '../../../model/game/live-clocks.ts';
import type { LiveGame } from '../../../model/game/live-games.ts';
import { teamScore } from '../../../model/match.ts';
import { blackName, teamName, titled, whiteName } from '../../../model/names.ts';
import { boardName, matchesOf } from '../../../model/progress.ts';
import { scoreText, sideTextOf } from '../../../model/result-text.ts';
import { type ScreenBoard, screenBoards } from '../../../model/top-boards.ts';
import { LiveClock } from '../../../ui/chess/live-clock.tsx';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { Pager } from '../../../ui/table/table-pager.tsx';
import type { TournamentSearch } from '../page/page-search.ts';
import classes from '../pairings/pairings.module.css';

interface BoardWallProps {
  readonly page: TournamentPage;
  readonly pairings: readonly PairingView[];
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/** The games of a round as mini boards, twelve a page. */
export function BoardWall({ page, pairings, search, onSearch }: BoardWallProps) {
  const { t } = useTranslation('tournament');
  const boards = screenBoards(page, pairings);
  if (boards.length === 0) return <Empty title={t('pairings.noGamesToShow')} />;
  const pages = Math.ceil(boards.length / MINI_BOARDS_PER_PAGE);
  const shown = Math.min(search.page ?? 1, pages);
  const tiles = boards.slice((shown - 1) * MINI_BOARDS_PER_PAGE, shown * MINI_BOARDS_PER_PAGE);
  return (
    <>
      <Wall page={page} boards={tiles} view={`${search.round ?? ''} ${shown}`} />
      <Pager
        page={shown}
        pages={pages}
        label={t('pairings.boardsPages')}
        onPage={(next) => onSearch({ ...search, page: next })}
      />
    </>
  );
}

interface WallProps {
  readonly page: TournamentPage;
  readonly boards: readonly ScreenBoard[];
  /** Boards that follow when one of these is over. */
  readonly next?: readonly ScreenBoard[];
  /** Identifies what the user has chosen to see. */
  readonly view: string;
}

/** Boards side by side, those of a team match under its name. */
export function Wall({ page, boards, next = [], view }: WallProps) {
  useShownGames(page.tournament.id, { games: runningOf(boards), next: runningOf(next), view });
  return (
    <ul className={classes.wall}>
      {boards.map(({ pairing, game }, index) => (
        <Fragment key={game.id}>
          {pairing.match !== boards[index - 1]?.pairing.match && <MatchName page={page} pairing={pairing} />}
          <li>
            <GameTile page={page} pairing={pairing} game={game} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

const runningOf = (boards: readonly ScreenBoard[]): string[] =>
  boards.flatMap(({ game }) => (game.finished ? [] : [game.id]));

/** Above the boards of two teams: names and score. */
function MatchName({ page, pairing }: { readonly page: TournamentPage; readonly pairing: PairingView }) {
  const match = matchesOf(page, pairing.round).find((one) => one.match === pairing.match);
  if (match === undefined) return null;
  const score = teamScore(match);
  return (
    <li className={classes.wallMatch}>
      <h2>
        {teamName(page, match.white)}
        <span className={classes.score}>{score === null ? '–' : scoreText(score)}</span>
        {teamName(page, match.black)}
      </h2>
    </li>
  );
}

interface GameTileProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
  readonly game: LiveGame;
}

function GameTile({ page, pairing, game }: GameTileProps) {
  const { t } = useTranslation('tournament');
  const asPaired = {
    white: titled(pairing.whiteTitle, whiteName(pairing)),
    black: titled(pairing.blackTitle, blackName(pairing)),
  };
  // In a match the colours change from game to game.
  const isSwitched = game.white !== pairing.white;
  const names = isSwitched ? { white: asPaired.black, black: asPaired.white } : asPaired;
  const board = boardName(pairing);
  return (
    <article>
      <p className={classes.boardNumber}>{t('pairings.boardNumber', { board })}</p>
      <Seat page={page} name={names.black} color="black" pairing={pairing} game={game} />
      <Link
        to="/game/play/$gameId"
        params={{ gameId: game.id }}
        className={classes.boardLink}
        aria-label={t('pairings.open', names)}
      >
        <MiniBoard variant={page.tournament.gameVariant} moves={game.moves} label={t('pairings.boardOf', names)} />
      </Link>
      <Seat page={page} name={names.white} color="white" pairing={pairing} game={game} />
    </article>
  );
}

interface SeatProps extends GameTileProps {
  readonly name: string;
  readonly color: Color;
}

/** A player's name and rating with the result, or with the clock once the game exists. */
function Seat({ page, name, color, pairing, game }: SeatProps) {
  const result = resultOf(pairing);
  const side = game.white === pairing.white ? color : opposite(color);
  const account = color === 'white' ? game.white : game.black;
  const rating = page.participants.find((row) => row.account === account)?.fideRating ?? null;
  const clocks = result === undefined ? liveClocks(page, game) : undefined;
  return (
    <div className={classes.seat}>
      <span>
        {name}
        {rating !== null && <span className={classes.seatRating}> {rating}</span>}
      </span>
      {result !== undefined && <strong>{sideTextOf(result, side)}</strong>}
      {clocks !== undefined && <LiveClock clocks={clocks} color={color} />}
    </div>
  );
}
