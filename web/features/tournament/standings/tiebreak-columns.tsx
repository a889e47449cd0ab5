import type { TournamentView } from '../../../../contract/tournament/tournaments.ts';
import { type TiebreakId, tiebreakNameOf, tiebreakOfCode } from '../../../../domain/tiebreaks/names.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { useFormat } from '../../../app/format.ts';
import { withNamespaces } from '../../../app/language.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Explainable } from './explained.tsx';

const TiebreakExplanation = lazyComponent(() =>
  withNamespaces({
    namespaces: ['tiebreaks'],
    load: () => import('./tiebreak-explanation.tsx').then((part) => part.TiebreakExplanation),
  }),
);

const SLOTS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;
type Slot = (typeof SLOTS)[number];

interface TiebreakColumn {
  readonly slot: Slot;
  readonly id: TiebreakId;
}

/** The tie-breaks of a tournament in order, each with its field in a row. */
export const tiebreakColumns = (tournament: TournamentView): readonly TiebreakColumn[] =>
  SLOTS.flatMap((slot) => {
    const code = tournament[slot];
    const known = code === undefined ? undefined : tiebreakOfCode(code);
    return known?.ok ? [{ slot, id: known.value }] : [];
  });

/** The tie-breaks that rank teams: the chosen ones, else the format's own. Game points always have a column. */
export function teamTiebreakColumns(tournament: TournamentView): readonly TiebreakColumn[] {
  const chosen = tiebreakColumns(tournament);
  const own = FORMATS[tournament.kind].fixedTiebreaks.flatMap((id, index) => {
    const slot = SLOTS[index];
    return slot === undefined ? [] : [{ slot, id }];
  });
  return (chosen.length > 0 ? chosen : own).filter(({ id }) => id !== 'gamePoints');
}

/** Table columns for these tie-breaks under FIDE's abbreviations, each with its explanation. */
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
