import { useDisclosure } from '@mantine/hooks';
import { useMemo } from 'react';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../../../domain/tournament/value/formats.ts';
import { reportsByBoard } from '../../../../model/board-reports.ts';
import { lastPairedRound } from '../../../../model/progress.ts';
import { useAgreedResults } from '../agreed-results.ts';
import { useResults } from '../use-results.ts';
import { useDeskRows } from './use-desk-rows.ts';
import { useEnterResult } from './use-enter-result.ts';
import { useRowActions } from './use-row-actions.ts';
import { type BoardTarget, useRowFocus } from './use-row-focus.ts';
import { useUndo } from './use-undo.ts';

/** The state of the boards of a round, and all that the arbiter can do with it. */
export function useResultGrid(page: TournamentPage, round: number, target: BoardTarget | undefined) {
  const tid = page.tournament.id;
  const { allowsDraws, gamesPerMatch, roundMaking } = FORMATS[page.tournament.kind];
  // Rounds that are all paired at the start do not depend on results.
  const isPairedOn = roundMaking !== 'atStart' && round < lastPairedRound(page);
  const results = useResults(tid);
  const { groups, rows, replay } = useDeskRows(page, round, results);
  const reportsOf = useMemo(() => reportsByBoard(page), [page]);
  const focus = useRowFocus(rows, round, target);
  const asksBeforeChange = isPairedOn && gamesPerMatch === 1;
  const entry = useEnterResult({ rows, asksBeforeChange, enter: results.enter });
  const agreed = useAgreedResults({ tid, round, rows, reportsOf, sendList: results.sendList });
  const undo = useUndo(round, results.undo);
  const [isListOpen, list] = useDisclosure();
  // The games of a knockout match have no single number that a list could use.
  const openList = gamesPerMatch === 1 ? list.open : undefined;
  const actions = useRowActions({
    allowsDraws,
    focus,
    movesOn: !isPairedOn,
    reportsOf,
    enter: entry.enter,
    replay,
    undo,
    openList,
    confirmAgreed: agreed.confirm,
  });
  return {
    results,
    groups,
    rows,
    reportsOf,
    focus,
    entry,
    agreed,
    undo,
    isPairedOn,
    list: { isOpen: isListOpen, open: openList, close: list.close },
    actions,
  };
}
