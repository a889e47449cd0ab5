import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { boardReportState, undisputedResult } from '../../../../domain/tournament/value/board-report.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { useFormat } from '../../../app/format.ts';
import { reportsByBoard } from '../../../model/board-reports.ts';
import { resultOf } from '../../../model/field.ts';
import { boardName, lastPairedRound } from '../../../model/progress.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { errorToast, toast } from '../../../ui/feedback/toast.ts';
import { tableClass, WorkFrame } from '../../../ui/table/data-table-frame.tsx';
import { isTyping } from '../../../ui/typing.ts';
import { type DeskRow, deskGroups, firstOpen, nextOpen } from '../desk/desk-groups.ts';
import { DeskPage } from '../desk/desk-page.ts';
import { RoundProgress } from '../desk/round-progress.tsx';
import { seatsOf } from '../desk/seats.ts';
import { GroupHead, Walkovers } from './group-head.tsx';
import { withEntered, withTaken } from './outbox/taken-results.ts';
import { isDisputed, type Unsent } from './outbox/unsent-results.ts';
import { type AgreedEntry, useConfirmAgreed } from './reported.tsx';
import classes from './result-grid.module.css';
import { commandOf, moveTo } from './result-keys.ts';
import { type DeskBoard, type Entered, isSameBoard, type NamedBoard } from './result-log.ts';
import { ResultRow, type RowActions } from './result-row.tsx';
import { TypedResults } from './typed-results.tsx';
import { isWaiting, UnsentNotice } from './unsent-notice.tsx';
import { useBoardName } from './use-board-name.ts';
import { useResults } from './use-results.ts';

interface ResultGridProps {
  readonly page: TournamentPage;
  readonly round: number;
  /** The board to focus. */
  readonly target: BoardTarget | undefined;
}

/** A board of a round; null is the first without a result. */
export interface BoardTarget {
  readonly round: number;
  readonly board: string | null;
}

/** The boards of a round, grouped by match where there are matches; results by mouse or keyboard, row by row. */
export function ResultGrid({ page, round, target }: ResultGridProps) {
  const { t } = useTranslation(['manage', 'chess']);
  const format = useFormat();
  const nameOf = useBoardName(round);
  const { enter: enterAtOnce, sendList, undo, decide, unsent, taken, canUndo } = useResults(page.tournament.id);
  const [replayed, setReplayed] = useState<readonly DeskBoard[]>([]);
  const groups = useMemo(
    () => deskGroups(withEntered(page, { taken, unsent }), round, replayed),
    [page, taken, unsent, round, replayed],
  );
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const reportsOf = useMemo(() => reportsByBoard(page), [page]);
  const seatOf = useMemo(() => seatsOf(page, round), [page, round]);
  const [asked, setAsked] = useState<{ readonly board: DeskBoard; readonly result: Entered }>();
  const { allowsDraws, gamesPerMatch, roundMaking } = FORMATS[page.tournament.kind];
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(0);
  const [listed, list] = useDisclosure();
  /** The games of a knockout match have no single number that a list could use. */
  const takesLists = gamesPerMatch === 1;
  const takesReports = page.tournament.playersReport;
  /** Over the board, the online column is hidden until a board is played online. */
  const isHall = page.tournament.defaultOtb && rows.every(({ pairing }) => !pairing.online);
  /** The board that has just got its result: the next one is determined when the table shows it. */
  const [done, setDone] = useState<{ readonly board: DeskBoard }>();

  const agreed = rows.flatMap((row): AgreedEntry[] => {
    const reports = reportsOf(row.pairing);
    const result = boardReportState(reports) === 'agreed' ? undisputedResult(reports) : null;
    return result === null || resultOf(row.board) !== undefined ? [] : [{ board: row.board, result, before: null }];
  });
  const { confirm: confirmAgreed, isPending: isConfirming } = useConfirmAgreed(page.tournament.id, round, sendList);

  const rowsOnPage = () => [...(table.current?.querySelectorAll<HTMLElement>('tr[data-board]') ?? [])];
  // A new round may arrive a moment after the request to focus it.
  const isThere = target?.round === round && rows.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes there once, when the arbiter is sent
  useEffect(() => {
    if (target === undefined || !isThere || isTyping()) return;
    const onPage = rowsOnPage();
    // In a match the last row is the game to be entered.
    const isTarget = ({ dataset }: HTMLElement) => dataset.board === target.board;
    (target.board === null ? onPage[firstOpen(rows)] : onPage.reverse().find(isTarget))?.focus();
  }, [target, isThere]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once, from where the result was entered
  useEffect(() => {
    if (done !== undefined) rowsOnPage()[nextOpen(rows, done.board)]?.focus();
  }, [done]);

  // Rounds that are all paired at the start do not depend on results.
  const isPairedOn = roundMaking !== 'atStart' && round < lastPairedRound(page);
  const isMeant = (row: DeskRow) => (one: DeskRow) => isSameBoard(one.board, row.board);
  const goOn = (row: DeskRow) => (isPairedOn ? undefined : setDone({ board: row.board }));
  /** Changing a result that later rounds were paired by needs confirmation. */
  const enter = (row: DeskRow, result: Entered) => {
    // The row may be older than the current state.
    const { board, mayClear } = rows.find(isMeant(row)) ?? row;
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
        return rowsOnPage()[moveTo(rows.findIndex(isMeant(row)), command.by, rows.length)]?.focus();
      case 'undo':
        return undoLast();
      case 'list':
        return takesLists ? list.open() : undefined;
      case 'confirm': {
        if (command.all) return confirmAgreed(agreed);
        const reported = undisputedResult(reportsOf(row.pairing));
        if (reported === null || resultOf(row.board) !== undefined) return undefined;
        enter(row, reported);
        return goOn(row);
      }
      case 'set':
        enter(row, command.result);
        return goOn(row);
    }
  };
  const actions = useStableActions({
    onFocus: (row) => setActive(rows.findIndex(isMeant(row))),
    onKeyDown,
    onPressed: (row, result) => {
      enter(row, result);
      goOn(row);
    },
    onResult: enter,
    onReplay: ({ board }) => replay(board),
  });
  return (
    <DeskPage value={page}>
      <div className={classes.gridHead}>
        <RoundProgress page={withTaken(page, taken)} round={round} />
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
          data-hall={isHall || undefined}
          aria-label={t('results.caption', { number: round })}
        >
          <GridHead />
          {groups.map((group) => (
            <tbody key={group.id} data-group={group.kind}>
              <GroupHead page={page} group={group} />
              {group.rows.map((row) => (
                <ResultRow
                  key={`${row.pairing.white}_${row.pairing.black}_${row.board.game ?? ''}`}
                  tid={page.tournament.id}
                  row={row}
                  white={seatOf(row.board.white)}
                  black={seatOf(row.board.black)}
                  reports={reportsOf(row.pairing)}
                  allowsDraws={allowsDraws}
                  asksForScreen={!isHall}
                  unsent={stateOf(unsent, row.board)}
                  isActive={row === rows[active]}
                  actions={actions}
                />
              ))}
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
        sendList={sendList}
      />
      <Confirm
        opened={asked !== undefined}
        question={t('results.changeQuestion', { board: asked === undefined ? '' : boardName(asked.board), round })}
        consequence={t('results.changeExplains', { next: round + 1 })}
        action={t('results.change')}
        onConfirm={() => asked !== undefined && enterAtOnce(asked.board, asked.result)}
        onClose={() => setAsked(undefined)}
      />
    </DeskPage>
  );
}

/** A stable object, so that a row renders only when its content changes. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onFocus: (row) => latest.current.onFocus(row),
      onKeyDown: (event, row) => latest.current.onKeyDown(event, row),
      onPressed: (row, result) => latest.current.onPressed(row, result),
      onResult: (row, result) => latest.current.onResult(row, result),
      onReplay: (row) => latest.current.onReplay(row),
    }),
    [],
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
        <th scope="col" className={classes.online}>
          {t('results.online')}
        </th>
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

/** State of a shown result that is not stored: being sent, or waiting for the server. */
function stateOf(unsent: Unsent, board: DeskBoard): 'sending' | 'waiting' | undefined {
  const entry = unsent.results.find((one) => isSameBoard(one, board));
  if (entry === undefined) return undefined;
  return isWaiting(unsent) || isDisputed(entry) ? 'waiting' : 'sending';
}
