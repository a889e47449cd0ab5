import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { type Color, opposite } from '../../../domain/tournament/value/field.ts';
import { MiniBoard } from '../../board/mini-board.tsx';
import { resultOf } from '../../model/field.ts';
import { liveClocks } from '../../model/game/live-clocks.ts';
import type { LiveBoard } from '../../model/hall-slides.ts';
import { blackName, titled, whiteName } from '../../model/names.ts';
import { boardName } from '../../model/progress.ts';
import { sideTextOf } from '../../model/result-text.ts';
import { LiveClock } from '../../ui/chess/live-clock.tsx';
import classes from './hall-screen.module.css';
import { type Layout, List } from './list.tsx';

interface BoardsProps {
  readonly page: TournamentPage;
  readonly rows: readonly LiveBoard[];
}

/** Online games with their positions. */
export function BoardGrid({ page, rows }: BoardsProps) {
  const { t } = useTranslation('tournament');
  return (
    <ul className={classes.boards}>
      {rows.map((row) => {
        const names = namesOf(row);
        return (
          <li key={row.game.id}>
            <Side page={page} row={row} color="black" />
            <div className={classes.board}>
              <MiniBoard
                variant={page.tournament.gameVariant}
                moves={row.game.moves}
                label={t('pairings.boardOf', names)}
              />
            </div>
            <Side page={page} row={row} color="white" />
          </li>
        );
      })}
    </ul>
  );
}

export function ClockList({ page, rows, layout }: BoardsProps & { readonly layout: Layout }) {
  return (
    <List layout={layout} look="clocks">
      {rows.map((row) => (
        <li key={row.game.id} className={classes.clocks}>
          <span className={classes.number}>{boardName(row.pairing)}</span>
          <Side page={page} row={row} color="white" />
          <Side page={page} row={row} color="black" />
        </li>
      ))}
    </List>
  );
}

/** In a match the colours change from game to game. */
function namesOf({ pairing, game }: LiveBoard): Record<Color, string> {
  const white = titled(pairing.whiteTitle, whiteName(pairing));
  const black = titled(pairing.blackTitle, blackName(pairing));
  return game.white === pairing.white ? { white, black } : { white: black, black: white };
}

interface SideProps {
  readonly page: TournamentPage;
  readonly row: LiveBoard;
  readonly color: Color;
}

/** A player with the clock, or with the result. */
function Side({ page, row, color }: SideProps) {
  const { pairing, game } = row;
  const clocks = liveClocks(page, game);
  const result = resultOf(pairing);
  const side = game.white === pairing.white ? color : opposite(color);
  return (
    <span className={classes.side}>
      <bdi>{namesOf(row)[color]}</bdi>
      {result !== undefined && <strong>{sideTextOf(result, side)}</strong>}
      {result === undefined && clocks !== undefined && <LiveClock clocks={clocks} color={color} />}
    </span>
  );
}
