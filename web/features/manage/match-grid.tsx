import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import type { GameResult } from '../../../domain/tournament/game-result.ts';
import { ask } from '../../api.ts';
import { formatPoints } from '../../format.ts';
import { linesOf, type MatchLine, matchScore } from '../../model/match.ts';
import { blackName, titled, whiteName } from '../../model/names.ts';
import { isGame, pairingsOf } from '../../model/progress.ts';
import { gameResultText } from '../../model/result-text.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { tableClass, WorkFrame } from '../../ui/data-table-frame.tsx';
import classes from './match-grid.module.css';
import { OnlineBox } from './online-box.tsx';
import { commandOf, moveTo } from './result-keys.ts';
import { wireResult } from './result-log.ts';

interface MatchGridProps {
  readonly page: TournamentPage;
  readonly round: number;
  /** The match to go to. */
  readonly target: { readonly board: string } | undefined;
}

/** A game of a match as the arbiter enters it; null takes it back. */
interface EnteredGame {
  readonly pairing: PairingView;
  readonly line: MatchLine;
  readonly result: GameResult | null;
}

/** The matches of a stage with their games, each in its own colours; results by mouse or by keyboard. */
export function MatchGrid({ page, round, target }: MatchGridProps) {
  const { t } = useTranslation(['manage', 'chess']);
  const { id } = page.tournament;
  const enter = useTournamentChange<EnteredGame>(id, ({ line: { number, white, black }, result }) =>
    ask(calls.setResult, { id, round, white, black, result: wireResult(result), query: { game: number } }),
  );
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (target === undefined) return;
    const rows = table.current?.querySelectorAll<HTMLElement>(`[data-board="${target.board}"] [data-game]`);
    rows?.item(rows.length - 1)?.focus();
  }, [target]);
  const focusBy = (by: number) => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-game]') ?? [])];
    const row = rows.findIndex((one) => one.contains(document.activeElement));
    rows[moveTo(row, by, rows.length)]?.focus();
  };
  return (
    <>
      <p className={classes.keys}>{t('matches.keys')}</p>
      <WorkFrame>
        <table
          ref={table}
          className={`${tableClass} ${classes.grid}`}
          aria-label={t('results.caption', { number: round })}
        >
          <thead>
            <tr>
              <th scope="col">{t('matches.game')}</th>
              <th scope="col">{t('chess:white')}</th>
              <th scope="col">{t('chess:result')}</th>
              <th scope="col">{t('chess:black')}</th>
              <th scope="col">
                <VisuallyHidden>{t('players.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {pairingsOf(page, round)
            .filter(isGame)
            .map((pairing) => (
              <MatchRows
                key={`${pairing.white}_${pairing.black}`}
                page={page}
                pairing={pairing}
                onResult={(line, result) => enter.mutate({ pairing, line, result })}
                onMove={focusBy}
              />
            ))}
        </table>
      </WorkFrame>
    </>
  );
}

interface MatchRowsProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
  readonly onResult: (line: MatchLine, result: GameResult | null) => void;
  readonly onMove: (by: number) => void;
}

function MatchRows({ page, pairing, onResult, onMove }: MatchRowsProps) {
  const { t } = useTranslation('manage');
  const score = matchScore(pairing);
  // A drawn game is not entered: it is replayed with colours switched.
  const [replayed, setReplayed] = useState(0);
  const lines = linesOf(page, pairing).map((line) =>
    line.number === replayed && line.result === null ? { ...line, white: line.black, black: line.white } : line,
  );
  return (
    <tbody data-board={pairing.board}>
      <tr className={classes.match}>
        <th scope="rowgroup" colSpan={4}>
          {t('matches.title', {
            number: pairing.board,
            white: titled(pairing.white_title, whiteName(pairing)),
            black: titled(pairing.black_title, blackName(pairing)),
          })}{' '}
          {score !== null && (
            <strong>
              {formatPoints(score.white)}–{formatPoints(score.black)}
            </strong>
          )}
        </th>
        <td>
          <span className={classes.online}>
            {t('results.online')} <OnlineBox page={page} pairing={pairing} />
          </span>
        </td>
      </tr>
      {lines.map((line, index) => (
        <GameRow
          key={line.number}
          pairing={pairing}
          line={line}
          isLast={index === lines.length - 1 || lines[index + 1]?.result === null}
          onResult={(result) => onResult(line, result)}
          onMove={onMove}
          onReplay={() => setReplayed(replayed === line.number ? 0 : line.number)}
        />
      ))}
    </tbody>
  );
}

interface GameRowProps {
  readonly pairing: PairingView;
  readonly line: MatchLine;
  /** The last game that has a result, which can be taken back, or the next one. */
  readonly isLast: boolean;
  readonly onResult: (result: GameResult | null) => void;
  readonly onMove: (by: number) => void;
  readonly onReplay: () => void;
}

function GameRow({ pairing, line, isLast, onResult, onMove, onReplay }: GameRowProps) {
  const { t } = useTranslation('manage');
  const take = (result: GameResult) => {
    if (result !== line.result) onResult(result);
    else if (isLast) onResult(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, false);
    if (command === undefined || command.kind === 'undo') return;
    event.preventDefault();
    if (command.kind === 'move') onMove(command.by);
    else if (command.result !== null) take(command.result);
    else if (isLast && line.result !== null) onResult(null);
  };
  const nameOf = (account: string) => (account === pairing.white ? whiteName(pairing) : blackName(pairing));
  return (
    <tr data-game={line.number} tabIndex={0} onKeyDown={onKeyDown}>
      <td className={classes.number}>{t('matches.gameNumber', { number: line.number })}</td>
      <td>{nameOf(line.white)}</td>
      <td>
        <ResultButtons pairing={pairing} line={line} onResult={take} />
      </td>
      <td>{nameOf(line.black)}</td>
      <td>
        <GameMenu line={line} board={pairing.board} isLast={isLast} onResult={onResult} onReplay={onReplay} />
      </td>
    </tr>
  );
}

const OFFERED: readonly GameResult[] = ['whiteWins', 'blackWins'];
const WITHOUT_PLAY: readonly GameResult[] = ['whiteWinsByForfeit', 'blackWinsByForfeit', 'notPlayed'];

interface ResultButtonsProps {
  readonly pairing: PairingView;
  readonly line: MatchLine;
  readonly onResult: (result: GameResult) => void;
}

function ResultButtons({ pairing, line: { number, result }, onResult }: ResultButtonsProps) {
  const { t } = useTranslation('manage');
  const shown = result === null || OFFERED.includes(result) ? OFFERED : [...OFFERED, result];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row of a table
    <div role="group" aria-label={t('matches.enter', { number, board: pairing.board })} className={classes.results}>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.result}
          aria-pressed={one === result}
          title={t(`results.names.${one}`)}
          onClick={() => onResult(one)}
        >
          {gameResultText(one)}
        </button>
      ))}
    </div>
  );
}

interface GameMenuProps extends Pick<GameRowProps, 'line' | 'isLast' | 'onResult' | 'onReplay'> {
  readonly board: number;
}

/** What is seldom said of a game: that it was not played, that it was replayed, that it is to be taken back. */
function GameMenu({ line, board, isLast, onResult, onReplay }: GameMenuProps) {
  const { t } = useTranslation('manage');
  const mayReplay = line.result === null && line.online === null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('matches.more', { number: line.number, board })} c="inherit">
          <span aria-hidden="true">⋯</span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {WITHOUT_PLAY.map((result) => (
          <Menu.Item key={result} leftSection={gameResultText(result)} onClick={() => onResult(result)}>
            {t(`results.names.${result}`)}
          </Menu.Item>
        ))}
        {mayReplay && <Menu.Item onClick={onReplay}>{t('matches.replayed')}</Menu.Item>}
        {isLast && line.result !== null && (
          <Menu.Item leftSection="*" onClick={() => onResult(null)}>
            {t('matches.takeBack')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
