import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { toPoints } from '../../../../../domain/kernel/points.ts';
import { isSame } from '../../../../../domain/kernel/same.ts';
import type { BoardReports } from '../../../../../domain/tournament/value/board-report.ts';
import type { GameResult } from '../../../../../domain/tournament/value/game-result.ts';
import { formatPoints } from '../../../../app/format.ts';
import { resultOf } from '../../../../model/field.ts';
import { blackName as nameOfBlack, whiteName as nameOfWhite, titled } from '../../../../model/names.ts';
import { boardName } from '../../../../model/progress.ts';
import { gameResultText } from '../../../../model/result-text.ts';
import { usePostponedText } from '../../../../ui/tournament/postponed-text.ts';
import type { DeskRow } from '../../desk/desk-groups.ts';
import type { BoardSeat } from '../../desk/seats.ts';
import { GameMenu } from '../../menus/game-menu.tsx';
import { LazyMenu } from '../../menus/lazy-menu.tsx';
import { PairingMenu } from '../../menus/pairing-menu.tsx';
import { OnlineBox } from '../online-box.tsx';
import { Reported } from '../reported.tsx';
import type { Entered } from '../result-log.ts';
import classes from './result-grid.module.css';

/** Actions of a row; stable functions that all rows share. */
export interface RowActions {
  readonly onFocus: (row: DeskRow) => void;
  readonly onKeyDown: (event: KeyboardEvent, row: DeskRow) => void;
  /** A button of the row: the focus moves to the next row, as after a key. */
  readonly onPressed: (row: DeskRow, result: Entered) => void;
  readonly onResult: (row: DeskRow, result: Entered) => void;
  readonly onReplay: (row: DeskRow) => void;
}

interface ResultRowProps {
  readonly tid: string;
  readonly timeZone: string;
  readonly row: DeskRow;
  readonly white: BoardSeat;
  readonly black: BoardSeat;
  readonly reports: BoardReports;
  readonly allowsDraws: boolean;
  /** Whether the column for online boards is shown. */
  readonly asksForScreen: boolean;
  /** State of a shown result that is not stored: being sent, or waiting for the server. */
  readonly unsent: 'sending' | 'waiting' | undefined;
  /** Whether the row can be reached by Tab: one at a time. */
  readonly isActive: boolean;
  /** The address of a player's card, up to the account. */
  readonly cards: string;
  readonly actions: RowActions;
}

/** A board, or a game of a match, with its two players and possible results. Renders when they change. */
export const ResultRow = memo(Row, isSame);

function Row({
  tid,
  timeZone,
  row,
  white,
  black,
  reports,
  allowsDraws,
  asksForScreen,
  unsent,
  isActive,
  cards,
  actions,
}: ResultRowProps) {
  const { t } = useTranslation('manage');
  const { pairing, board, line } = row;
  const [whiteName, blackName] = namesIn(row);
  const onResult = (result: Entered) => actions.onResult(row, result);
  return (
    <tr
      data-unsent={unsent}
      data-board={boardName(pairing)}
      data-game={board.game}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => actions.onFocus(row)}
      onKeyDown={(event) => actions.onKeyDown(event, row)}
    >
      <td className={classes.number}>
        {line === null ? boardName(pairing) : t('matches.gameNumber', { number: line.number })}
      </td>
      <td className={classes.white}>
        <Name name={whiteName} seat={white} account={row.board.white} isActive={isActive} cards={cards} />
      </td>
      <td className={classes.whiteScore}>{scoreText(white)}</td>
      <td className={classes.resultCell}>
        <ResultButtons row={row} allowsDraws={allowsDraws} isActive={isActive} actions={actions} />
        <Reported
          row={row}
          reports={reports}
          isActive={isActive}
          onConfirm={(result) => actions.onPressed(row, result)}
        />
        {pairing.postponed && resultOf(board) === undefined && <Postponed pairing={pairing} timeZone={timeZone} />}
        {unsent === 'waiting' && <span className={classes.unsent}>{t('unsent.mark')}</span>}
      </td>
      <td className={classes.blackScore}>{scoreText(black)}</td>
      <td className={classes.black}>
        <Name name={blackName} seat={black} account={row.board.black} isActive={isActive} cards={cards} />
      </td>
      <td className={classes.online} data-label={line === null ? t('results.online') : undefined}>
        {line === null && asksForScreen && <OnlineBox tid={tid} pairing={pairing} />}
      </td>
      <td className={classes.menu}>
        {line === null ? (
          <LazyMenu label={t('results.more', { board: boardName(pairing) })}>
            <PairingMenu pairing={pairing} onResult={onResult} />
          </LazyMenu>
        ) : (
          <LazyMenu label={t('results.more', { board: boardName(board) })}>
            <GameMenu
              row={row}
              line={line}
              onResult={onResult}
              onReplay={allowsDraws ? undefined : () => actions.onReplay(row)}
            />
          </LazyMenu>
        )}
      </td>
    </tr>
  );
}

/** In place of a result. */
function Postponed({ pairing, timeZone }: Pick<DeskRow, 'pairing'> & Pick<ResultRowProps, 'timeZone'>) {
  return <span className={classes.postponed}>{usePostponedText(timeZone)(pairing)}</span>;
}

interface NameProps extends Pick<ResultRowProps, 'isActive' | 'cards'> {
  readonly name: string;
  readonly seat: BoardSeat;
  readonly account: string;
}

/** A native link, as hundreds of rows have two: the table takes its click. */
function Name({ name, seat: { rating }, account, isActive, cards }: NameProps) {
  return (
    <span className={classes.player}>
      <a href={cards + encodeURIComponent(account)} data-player={account} title={name} tabIndex={isActive ? 0 : -1}>
        {name}
      </a>{' '}
      {rating !== null && <span className={classes.rating}>{rating}</span>}
    </span>
  );
}

const scoreText = ({ score }: BoardSeat): string => (score === null ? '' : formatPoints(toPoints(score)));

function namesIn({ pairing, board }: DeskRow): readonly [string, string] {
  const names = [
    titled(pairing.whiteTitle, nameOfWhite(pairing)),
    titled(pairing.blackTitle, nameOfBlack(pairing)),
  ] as const;
  return board.white === pairing.white ? names : [names[1], names[0]];
}

const BUTTONS: readonly GameResult[] = ['whiteWins', 'draw', 'blackWins'];

type ButtonsProps = Pick<ResultRowProps, 'row' | 'allowsDraws' | 'isActive' | 'actions'>;

function ResultButtons({ row, allowsDraws, isActive, actions }: ButtonsProps) {
  const { t } = useTranslation('manage');
  const current = resultOf(row.board);
  const offered = BUTTONS.filter((result) => result !== 'draw' || allowsDraws);
  const shown = current === undefined || offered.includes(current) ? offered : [...offered, current];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row of a table
    <div role="group" aria-label={t('results.enter', { board: boardName(row.board) })} className={classes.results}>
      {shown.map((result) => (
        <button
          key={result}
          type="button"
          className={classes.result}
          tabIndex={isActive ? 0 : -1}
          aria-pressed={result === current}
          title={t(`results.names.${result}`)}
          // A second click does not remove a result: Delete and the menu do. It also must not select the text of the
          // next row.
          onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
          onClick={() => result !== current && actions.onPressed(row, result)}
        >
          {gameResultText(result)}
        </button>
      ))}
    </div>
  );
}
