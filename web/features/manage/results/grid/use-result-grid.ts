import { useDisclosure } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../../../domain/tournament/value/formats.ts';
import { reportsByBoard } from '../../../../model/board-reports.ts';
import { lastPairedRound } from '../../../../model/progress.ts';
import { usePostpone } from '../../postponed/use-postpone.ts';
import { useAgreedResults } from '../agreed-results.ts';
import { useResults } from '../use-results.ts';
import { useKeysHelp } from './keys-help.tsx';
import { useBoardSearch } from './use-board-search.ts';
import { useDeskRows } from './use-desk-rows.ts';
import { useEnterResult } from './use-enter-result.ts';
import { useRowActions } from './use-row-actions.ts';
import { type BoardTarget, useRowFocus } from './use-row-focus.ts';
import { useShownRows } from './use-shown-rows.ts';
import { useUndo } from './use-undo.ts';

interface ResultGridOptions {
  readonly page: TournamentPage;
  readonly round: number;
  readonly target: BoardTarget | undefined;
  readonly missingOnly: boolean;
}

/** The state of the boards of a round, and all that the arbiter can do with it. */
export function useResultGrid({ page, round, target, missingOnly }: ResultGridOptions) {
  const tid = page.tournament.id;
  const { allowsDraws, gamesPerMatch, roundMaking } = FORMATS[page.tournament.kind];
  // Rounds that are all paired at the start do not depend on results.
  const isPairedOn = roundMaking !== 'atStart' && round < lastPairedRound(page);
  const results = useResults(tid);
  const { replay, all } = useDeskRows(page, round, results);
  const [wanted, setWanted] = useState('');
  const { groups, rows } = useShownRows(all, missingOnly, wanted);
  const help = useKeysHelp();
  const reportsOf = useMemo(() => reportsByBoard(page), [page]);
  const focus = useRowFocus(rows, round, target);
  const asksBeforeChange = isPairedOn && gamesPerMatch === 1;
  const entry = useEnterResult({ rows: all.rows, asksBeforeChange, enter: results.enter });
  const agreed = useAgreedResults({ tid, round, rows: all.rows, reportsOf, sendList: results.sendList });
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
    postpone: usePostpone(page, focus),
    undo,
    openList,
    confirmAgreed: agreed.confirm,
    toggleHelp: help.toggle,
  });
  return {
    results,
    groups,
    all,
    search: useBoardSearch({ all: all.rows, shown: rows, wanted, setWanted, focus }),
    help,
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
