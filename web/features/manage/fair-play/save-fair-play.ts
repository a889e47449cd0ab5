import type { TFunction } from 'i18next';
import type { FairPlayRow } from '../../../../contract/game/fair-play.ts';
import { type Agreement, figuresOf } from '../../../../domain/game/engine-agreement.ts';
import { SECOND } from '../../../../domain/kernel/time.ts';
import type { FoundAgreements } from '../../../model/agreement-rows.ts';
import { saveCsv } from '../../../ui/table/save-csv.ts';

interface Report {
  readonly rows: readonly FairPlayRow[];
  /** Results of the comparison; games without one have empty cells. */
  readonly found: FoundAgreements;
}

/** The report of a round as CSV; times are in seconds. */
export function saveFairPlay(name: string, { rows, found }: Report, t: TFunction<['fairPlay', 'game']>): void {
  const inSeconds = (label: string): string => t('seconds', { name: label });
  const head = [
    t('board'),
    t('player'),
    t('color'),
    t('opponent'),
    t('moves'),
    inSeconds(t('median')),
    t('percent', { value: t('even') }),
    inSeconds(t('longest')),
    inSeconds(t('forgiven')),
    t('returns'),
    t('refused'),
    t('agreement.columns.file.moves'),
    t('agreement.columns.file.samePercent'),
    t('agreement.columns.file.averageLoss'),
  ];
  const lines = rows.map((row) => [
    row.board,
    row.name,
    t(`game:lobby.colors.${row.color}`),
    row.opponent,
    row.moves,
    seconds(row.medianMs),
    row.evenPercent,
    seconds(row.longestMs),
    seconds(row.forgivenMs),
    row.returns,
    row.refusedMoves,
    ...engineCells(found.get(row.game)?.[row.color]),
  ]);
  saveCsv(`${name}-times.csv`, head, lines);
}

const seconds = (ms: number | null): number | null => (ms === null ? null : ms / SECOND);

function engineCells(agreement: Agreement | undefined): readonly (number | null)[] {
  if (agreement === undefined) return [null, null, null];
  const { moves, samePercent, averageLoss } = figuresOf(agreement);
  return [moves, samePercent, averageLoss];
}
