import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { boardReportState, undisputedResult } from '../../../domain/tournament/board-report.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { useFormat } from '../../format.ts';
import { reportsOf } from '../../model/board-reports.ts';
import { resultOf } from '../../model/field.ts';
import { boardName, lastPairedRound } from '../../model/progress.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { tableClass, WorkFrame } from '../../ui/data-table-frame.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { type DeskRow, deskGroups, nextOpen } from './desk-groups.ts';
import { GroupHead, Walkovers } from './group-head.tsx';
import { type AgreedEntry, useConfirmAgreed } from './reported.tsx';
import classes from './result-grid.module.css';
import { commandOf, moveTo } from './result-keys.ts';
import { type DeskBoard, type Entered, isSameBoard, type NamedBoard } from './result-log.ts';
import { ResultRow } from './result-row.tsx';
import { RoundProgress } from './round-progress.tsx';
import { seatsOf } from './seats.ts';
import { TypedResults } from './typed-results.tsx';
import { isWaiting, UnsentNotice } from './unsent-notice.tsx';
import { isDisputed, type Unsent, withUnsent } from './unsent-results.ts';
import { useBoardName } from './use-board-name.ts';
import { useResults } from './use-results.ts';

interface ResultGridProps {
  readonly page: TournamentPage;
  readonly round: number;
  /** The board to go to. */
  readonly target: BoardTarget | undefined;
}

/** A board of a round; null is the first. */
export interface BoardTarget {
  readonly round: number;
  readonly board: string | null;
}

/** The boards of a round, match by match where there are matches; results by mouse or by keyboard, one row after the other. */
export function ResultGrid({ page, round, target }: ResultGridProps) {
  const { t } = useTranslation(['manage', 'chess']);
  const format = useFormat();
  const nameOf = useBoardName(round);
  const { enter: enterAtOnce, takenAtOnce, undo, decide, unsent, canUndo } = useResults(page.tournament.id);
  const [replayed, setReplayed] = useState<readonly DeskBoard[]>([]);
  const groups = deskGroups(withUnsent(page, unsent), round, replayed);
  const rows = groups.flatMap((group) => group.rows);
  const seatOf = useMemo(() => seatsOf(page, round), [page, round]);
  const [asked, setAsked] = useState<{ readonly board: DeskBoard; readonly result: Entered }>();
  const { allowsDraws, gamesPerMatch } = KINDS[page.tournament.kind];
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(0);
  const [listed, list] = useDisclosure();
  /** The games of a match are not numbered on cards that could be typed in one go. */
  const takesLists = gamesPerMatch === 1;
  const takesReports = page.tournament.players_report;
  /** The board that has just got its result: the next one is looked for when the table shows it. */
  const [done, setDone] = useState<{ readonly board: DeskBoard }>();

  const agreed = rows.flatMap((row): AgreedEntry[] => {
    const reports = reportsOf(page, row.pairing);
    const result = boardReportState(reports) === 'agreed' ? undisputedResult(reports) : null;
    return result === null || resultOf(row.board) !== undefined ? [] : [{ board: row.board, result, before: null }];
  });
  const { confirm: confirmAgreed, isPending: isConfirming } = useConfirmAgreed(page.tournament.id, round, takenAtOnce);

  const rowsOnPage = () => [...(table.current?.querySelectorAll<HTMLElement>('tr[data-board]') ?? [])];
  // A round that has just been made may be there a moment later than the wish to go to it.
  const isThere = target?.round === round && rows.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes there once, when the arbiter is sent
  useEffect(() => {
    if (target === undefined || !isThere) return;
    const [first] = rowsOnPage();
    // Of a match the last row is the game that is to be entered.
    const isTarget = ({ dataset }: HTMLElement) => dataset.board === target.board;
    (target.board === null ? first : rowsOnPage().reverse().find(isTarget))?.focus();
  }, [target, isThere]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once, from where the result was entered
  useEffect(() => {
    if (done !== undefined) rowsOnPage()[nextOpen(rows, done.board)]?.focus();
  }, [done]);

  const isPairedOn = round < lastPairedRound(page);
  /** A result by which later rounds were paired is not changed by a slip of the finger. */
  const enter = ({ board, mayClear }: DeskRow, result: Entered) => {
    const before = resultOf(board) ?? null;
    if (result === null && !mayClear) return;
    if (isPairedOn && gamesPerMatch === 1 && before !== null && before !== result) setAsked({ board, result });
    else enterAtOnce(board, result);
  };
  const namesOf = (boards: readonly NamedBoard[]): string => format.list(boards.map(nameOf));
  const undoLast = () => {
    const { undone, changed } = undo();
    if (undone.length > 0) toast(t('results.undone', { count: undone.length, boards: namesOf(undone) }));
    if (changed.length > 0) errorToast(t('results.undoRefused', { count: changed.length, boards: namesOf(changed) }));
  };
  const replay = (board: DeskBoard) => {
    const others = replayed.filter((one) => !isSameBoard(one, board));
    setReplayed(others.length < replayed.length ? others : [...replayed, board]);
  };
  const onKeyDown = (event: KeyboardEvent, row: DeskRow) => {
    const command = commandOf(event, allowsDraws);
    if (command === undefined) return;
    event.preventDefault();
    switch (command.kind) {
      case 'move':
        return rowsOnPage()[moveTo(rows.indexOf(row), command.by, rows.length)]?.focus();
      case 'undo':
        return undoLast();
      case 'list':
        return takesLists ? list.open() : undefined;
      case 'confirm': {
        if (command.all) return confirmAgreed(agreed);
        const reported = undisputedResult(reportsOf(page, row.pairing));
        if (reported === null || resultOf(row.board) !== undefined) return undefined;
        enter(row, reported);
        return isPairedOn ? undefined : setDone({ board: row.board });
      }
      case 'set':
        enter(row, command.result);
        return isPairedOn ? undefined : setDone({ board: row.board });
    }
  };
  return (
    <>
      <div className={classes.gridHead}>
        <RoundProgress page={page} round={round} />
        <Group gap="xs">
          {takesReports && (
            <Button
              variant="default"
              disabled={agreed.length === 0}
              loading={isConfirming}
              onClick={() => confirmAgreed(agreed)}
            >
              {t('reported.confirmAgreed', { count: agreed.length })}
            </Button>
          )}
          {takesLists && (
            <Button variant="default" onClick={list.open}>
              {t('typed.open')}
            </Button>
          )}
          <Button variant="default" disabled={!canUndo} onClick={undoLast}>
            {t('results.undo')}
          </Button>
        </Group>
      </div>
      <UnsentNotice unsent={unsent} round={round} onDecide={decide} />
      <WorkFrame>
        <table
          ref={table}
          className={`${tableClass} ${classes.grid}`}
          aria-label={t('results.caption', { number: round })}
        >
          <GridHead />
          {groups.map((group) => (
            <tbody key={group.id} data-group={group.kind}>
              <GroupHead page={page} group={group} />
              {group.rows.map((row) => {
                const index = rows.indexOf(row);
                return (
                  <ResultRow
                    key={`${row.pairing.white}_${row.pairing.black}_${row.board.game ?? ''}`}
                    page={page}
                    row={row}
                    seatOf={seatOf}
                    allowsDraws={allowsDraws}
                    unsent={stateOf(unsent, row.board)}
                    isActive={index === active}
                    onFocus={() => setActive(index)}
                    onKeyDown={(event) => onKeyDown(event, row)}
                    onResult={(result) => enter(row, result)}
                    onReplay={() => replay(row.board)}
                  />
                );
              })}
              <Walkovers group={group} />
            </tbody>
          ))}
        </table>
      </WorkFrame>
      <p className={classes.keys}>
        {t(takesLists ? 'results.keys' : allowsDraws ? 'matches.keysWithDraws' : 'matches.keys')}
        {takesReports && ` ${t('reported.keys')}`}
      </p>
      <TypedResults
        tid={page.tournament.id}
        round={round}
        pairings={rows.map(({ pairing }) => pairing)}
        isPairedOn={isPairedOn}
        isSending={unsent.results.length > 0}
        opened={listed}
        onClose={list.close}
        onTaken={takenAtOnce}
      />
      <Confirm
        opened={asked !== undefined}
        question={t('results.changeQuestion', { board: asked === undefined ? '' : boardName(asked.board), round })}
        consequence={t('results.changeExplains', { next: round + 1 })}
        action={t('results.change')}
        onConfirm={() => asked !== undefined && enterAtOnce(asked.board, asked.result)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function GridHead() {
  const { t } = useTranslation(['manage', 'chess']);
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.number}>
          {t('chess:board')}
        </th>
        <th scope="col">{t('chess:white')}</th>
        <ScoreHead className={classes.whiteScore} />
        <th scope="col">{t('chess:result')}</th>
        <ScoreHead className={classes.blackScore} />
        <th scope="col">{t('chess:black')}</th>
        <th scope="col">{t('results.online')}</th>
        <th scope="col">
          <VisuallyHidden>{t('players.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

function ScoreHead({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('manage');
  return (
    <th scope="col" className={className}>
      <abbr title={t('results.pointsBefore')}>{t('results.points')}</abbr>
    </th>
  );
}

/** Whether the server has a result that is shown: on its way to it, or waiting until it is back. */
function stateOf(unsent: Unsent, board: DeskBoard): 'sending' | 'waiting' | undefined {
  const entry = unsent.results.find((one) => isSameBoard(one, board));
  if (entry === undefined) return undefined;
  return isWaiting(unsent) || isDisputed(entry) ? 'waiting' : 'sending';
}
