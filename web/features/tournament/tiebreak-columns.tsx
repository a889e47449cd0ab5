import type { TournamentView } from '../../../contract/tournaments.ts';
import { type TiebreakId, tiebreakNameOf, tiebreakOfCode } from '../../../domain/tiebreaks/names.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { useFormat } from '../../format.ts';
import { withWords } from '../../language.ts';
import type { Column } from '../../ui/data-table.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Explainable } from './explained.tsx';

const TiebreakExplanation = lazyPart(() =>
  withWords({
    words: ['tiebreaks'],
    load: () => import('./tiebreak-explanation.tsx').then((part) => part.TiebreakExplanation),
  }),
);

const SLOTS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;
type Slot = (typeof SLOTS)[number];

interface TiebreakColumn {
  readonly slot: Slot;
  readonly id: TiebreakId;
}

/** The tie-breaks that were chosen for a tournament in their order, with where each stands in a row. */
export const tiebreakColumns = (tournament: TournamentView): readonly TiebreakColumn[] =>
  SLOTS.flatMap((slot) => {
    const code = tournament[slot];
    const known = code === undefined ? undefined : tiebreakOfCode(code);
    return known?.ok ? [{ slot, id: known.value }] : [];
  });

/** Those that rank teams: the chosen ones, else the format's own. Game points have a column without being chosen. */
export function teamTiebreakColumns(tournament: TournamentView): readonly TiebreakColumn[] {
  const chosen = tiebreakColumns(tournament);
  const own = KINDS[tournament.kind].fixedTiebreaks.flatMap((id, index) => {
    const slot = SLOTS[index];
    return slot === undefined ? [] : [{ slot, id }];
  });
  return (chosen.length > 0 ? chosen : own).filter(({ id }) => id !== 'gamePoints');
}

/** The columns of a table for these tie-breaks under FIDE's letters, each with its explanation. */
export function useTiebreakColumns<Row extends { readonly [Place in Slot]?: number | null | undefined }>(
  tiebreaks: readonly TiebreakColumn[],
): readonly Column<Row>[] {
  const format = useFormat();
  return tiebreaks.map(({ slot, id }) => ({
    id: slot,
    header: (
      <Explainable
        label={tiebreakNameOf(id).fide}
        explanation={(state) => <TiebreakExplanation id={id} {...state} />}
      />
    ),
    numeric: true,
    cell: (row: Row) => {
      const value = row[slot] ?? null;
      return value === null ? '–' : format.number(value);
    },
  }));
}
