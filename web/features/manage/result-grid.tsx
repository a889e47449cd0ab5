import { Button, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import type { GameResult } from '../../../domain/tournament/game-result.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { resultOf } from '../../model/field.ts';
import { blackName, titled, whiteName } from '../../model/names.ts';
import { boardName, isGame, isPending, lastPairedRound, pairingsOf } from '../../model/progress.ts';
import { gameResultText } from '../../model/result-text.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { tableClass, WorkFrame } from '../../ui/data-table-frame.tsx';
import { toast } from '../../ui/toast.ts';
import { OnlineBox } from './online-box.tsx';
import { PairingMenu } from './pairing-menu.tsx';
import classes from './result-grid.module.css';
import { commandOf, moveTo } from './result-keys.ts';
import { type Entered, isSamePairing } from './result-log.ts';
import { isWaiting, UnsentNotice } from './unsent-notice.tsx';
import { isDisputed, type Unsent, withUnsent } from './unsent-results.ts';
import { useResults } from './use-results.ts';

interface ResultGridProps {
  readonly page: TournamentPage;
  readonly round: number;
  /** The board to go to. */
  readonly target: { readonly board: string } | undefined;
}

/** The pairings of a round; results by mouse or by keyboard, one row after the other. */
export function ResultGrid({ page, round, target }: ResultGridProps) {
  const { t } = useTranslation(['manage', 'chess']);
  const { enter: enterAtOnce, undo, decide, unsent, canUndo } = useResults(page.tournament.id);
  const pairings = pairingsOf(withUnsent(page, unsent), round).filter(isGame);
  const [asked, setAsked] = useState<{ readonly pairing: PairingView; readonly result: Entered }>();
  const { allowsDraws } = KINDS[page.tournament.kind];
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);

  const focusRow = (row: number) => body.current?.querySelectorAll<HTMLElement>('tr')[row]?.focus();
  useEffect(() => {
    if (target !== undefined) body.current?.querySelector<HTMLElement>(`[data-board="${target.board}"]`)?.focus();
  }, [target]);

  const isPairedOn = round < lastPairedRound(page);
  /** A result by which later rounds were paired is not changed by a slip of the finger. */
  const enter = (pairing: PairingView, result: Entered) => {
    const before = resultOf(pairing) ?? null;
    if (isPairedOn && before !== null && before !== result) setAsked({ pairing, result });
    else enterAtOnce(pairing, result);
  };
  const undoLast = () => {
    const undone = undo();
    if (undone !== undefined) toast(t('results.undone', { board: undone.board }));
  };
  const onKeyDown = (event: KeyboardEvent, row: number) => {
    const command = commandOf(event, allowsDraws);
    const pairing = pairings[row];
    if (command === undefined || pairing === undefined) return;
    event.preventDefault();
    switch (command.kind) {
      case 'move':
        return focusRow(moveTo(row, command.by, pairings.length));
      case 'undo':
        return undoLast();
      case 'set':
        enter(pairing, command.result);
        return isPairedOn ? undefined : focusRow(nextOpen(pairings, row));
    }
  };
  return (
    <>
      <div className={classes.gridHead}>
        <p className={classes.keys}>{t(allowsDraws ? 'results.keys' : 'results.keysKnockout')}</p>
        <Button variant="default" disabled={!canUndo} onClick={undoLast}>
          {t('results.undo')}
        </Button>
      </div>
      <UnsentNotice unsent={unsent} round={round} onDecide={decide} />
      <WorkFrame>
        <table className={`${tableClass} ${classes.grid}`} aria-label={t('results.caption', { number: round })}>
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                {t('chess:board')}
              </th>
              <th scope="col">{t('chess:white')}</th>
              <th scope="col">{t('chess:result')}</th>
              <th scope="col">{t('chess:black')}</th>
              <th scope="col">{t('results.online')}</th>
              <th scope="col">
                <VisuallyHidden>{t('players.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {pairings.map((pairing, row) => (
              <tr
                data-unsent={stateOf(unsent, pairing)}
                key={`${pairing.white}_${pairing.black}`}
                data-board={boardName(pairing)}
                tabIndex={row === active ? 0 : -1}
                onFocus={() => setActive(row)}
                onKeyDown={(event) => onKeyDown(event, row)}
              >
                <td className={classes.number}>{boardName(pairing)}</td>
                <td className={classes.white}>{titled(pairing.white_title, whiteName(pairing))}</td>
                <td className={classes.resultCell}>
                  <ResultButtons
                    pairing={pairing}
                    allowsDraws={allowsDraws}
                    isActive={row === active}
                    onResult={(result) => enter(pairing, result)}
                  />
                  {stateOf(unsent, pairing) === 'waiting' && <span className={classes.unsent}>{t('unsent.mark')}</span>}
                </td>
                <td className={classes.black}>{titled(pairing.black_title, blackName(pairing))}</td>
                <td className={classes.online} data-label={t('results.online')}>
                  <OnlineBox page={page} pairing={pairing} />
                </td>
                <td className={classes.menu}>
                  <PairingMenu page={page} pairing={pairing} onResult={(result) => enter(pairing, result)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WorkFrame>
      <Confirm
        opened={asked !== undefined}
        question={t('results.changeQuestion', { board: asked === undefined ? '' : boardName(asked.pairing), round })}
        consequence={t('results.changeExplains', { next: round + 1 })}
        action={t('results.change')}
        onConfirm={() => asked !== undefined && enterAtOnce(asked.pairing, asked.result)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

/** Whether the server has a result that is shown: on its way to it, or waiting until it is back. */
function stateOf(unsent: Unsent, pairing: PairingView): 'sending' | 'waiting' | undefined {
  const entry = unsent.results.find((one) => isSamePairing(one, pairing));
  if (entry === undefined) return undefined;
  return isWaiting(unsent) || isDisputed(entry) ? 'waiting' : 'sending';
}

/** The next board without a result, from the one after this on; the next row where all have theirs. */
function nextOpen(pairings: readonly PairingView[], row: number): number {
  const open = pairings.findIndex((pairing, at) => at > row && isPending(pairing));
  return open === -1 ? moveTo(row, 1, pairings.length) : open;
}

const BUTTONS: readonly GameResult[] = ['whiteWins', 'draw', 'blackWins'];

interface ResultButtonsProps {
  readonly pairing: PairingView;
  readonly allowsDraws: boolean;
  /** Whether the buttons can be reached by the tabulator: one row at a time. */
  readonly isActive: boolean;
  readonly onResult: (result: GameResult | null) => void;
}

function ResultButtons({ pairing, allowsDraws, isActive, onResult }: ResultButtonsProps) {
  const { t } = useTranslation('manage');
  const current = resultOf(pairing);
  const offered = BUTTONS.filter((result) => result !== 'draw' || allowsDraws);
  const shown = current === undefined || offered.includes(current) ? offered : [...offered, current];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row of a table
    <div role="group" aria-label={t('results.enter', { board: boardName(pairing) })} className={classes.results}>
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
