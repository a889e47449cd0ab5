import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { toPoints } from '../../../domain/points.ts';
import type { GameResult } from '../../../domain/tournament/game-result.ts';
import { formatPoints } from '../../format.ts';
import { reportsOf } from '../../model/board-reports.ts';
import { resultOf } from '../../model/field.ts';
import { blackName as nameOfBlack, whiteName as nameOfWhite, titled } from '../../model/names.ts';
import { boardName } from '../../model/progress.ts';
import { gameResultText } from '../../model/result-text.ts';
import type { DeskRow } from './desk-groups.ts';
import { GameMenu } from './game-menu.tsx';
import { OnlineBox } from './online-box.tsx';
import { PairingMenu } from './pairing-menu.tsx';
import { Reported } from './reported.tsx';
import classes from './result-grid.module.css';
import type { Entered } from './result-log.ts';
import type { Seat } from './seats.ts';

interface ResultRowProps {
  readonly page: TournamentPage;
  readonly row: DeskRow;
  readonly seatOf: (account: string) => Seat;
  readonly allowsDraws: boolean;
  /** Whether the server has the result that is shown: on its way to it, or waiting until it is back. */
  readonly unsent: 'sending' | 'waiting' | undefined;
  /** Whether the row can be reached by the tabulator: one at a time. */
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onResult: (result: Entered) => void;
  readonly onReplay: () => void;
}

/** A board, or a game of a match, with its two players and the results that it can have. */
export function ResultRow(props: ResultRowProps) {
  const { t } = useTranslation('manage');
  const { page, row, seatOf, allowsDraws, unsent, isActive, onFocus, onKeyDown, onResult, onReplay } = props;
  const { pairing, board, line } = row;
  const [whiteName, blackName] = namesIn(row);
  const [white, black] = [seatOf(board.white), seatOf(board.black)];
  const reports = reportsOf(page, pairing);
  return (
    <tr
      data-unsent={unsent}
      data-board={boardName(pairing)}
      data-game={board.game}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <td className={classes.number}>
        {line === null ? boardName(pairing) : t('matches.gameNumber', { number: line.number })}
      </td>
      <td className={classes.white}>
        <Name name={whiteName} seat={white} />
      </td>
      <td className={classes.whiteScore}>{scoreText(white)}</td>
      <td className={classes.resultCell}>
        <ResultButtons {...props} />
        <Reported row={row} reports={reports} isActive={isActive} onConfirm={onResult} />
        {unsent === 'waiting' && <span className={classes.unsent}>{t('unsent.mark')}</span>}
      </td>
      <td className={classes.blackScore}>{scoreText(black)}</td>
      <td className={classes.black}>
        <Name name={blackName} seat={black} />
      </td>
      <td className={classes.online} data-label={line === null ? t('results.online') : undefined}>
        {line === null && <OnlineBox page={page} pairing={pairing} />}
      </td>
      <td className={classes.menu}>
        {line === null ? (
          <PairingMenu page={page} pairing={pairing} onResult={onResult} />
        ) : (
          <GameMenu
            page={page}
            row={row}
            line={line}
            onResult={onResult}
            onReplay={allowsDraws ? undefined : onReplay}
          />
        )}
      </td>
    </tr>
  );
}

function Name({ name, seat: { rating } }: { readonly name: string; readonly seat: Seat }) {
  return (
    <span className={classes.player}>
      <span>{name}</span> {rating !== null && <span className={classes.rating}>{rating}</span>}
    </span>
  );
}

const scoreText = ({ score }: Seat): string => (score === null ? '' : formatPoints(toPoints(score)));

function namesIn({ pairing, board }: DeskRow): readonly [string, string] {
  const names = [
    titled(pairing.white_title, nameOfWhite(pairing)),
    titled(pairing.black_title, nameOfBlack(pairing)),
  ] as const;
  return board.white === pairing.white ? names : [names[1], names[0]];
}

const BUTTONS: readonly GameResult[] = ['whiteWins', 'draw', 'blackWins'];

function ResultButtons({ row, allowsDraws, isActive, onResult }: ResultRowProps) {
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
          onClick={() => onResult(result === current ? null : result)}
        >
          {gameResultText(result)}
        </button>
      ))}
    </div>
  );
}
