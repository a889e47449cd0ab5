import type { TFunction } from 'i18next';
import type { FairPlayRow } from '../../../contract/fair-play.ts';
import { makeCsv } from '../../../domain/csv.ts';
import { type Agreement, figuresOf } from '../../../domain/game/engine-agreement.ts';
import { SECOND } from '../../../domain/time.ts';
import type { FoundAgreements } from '../../model/agreement-rows.ts';
import { saveFile } from '../../ui/save-file.ts';

interface Report {
  readonly rows: readonly FairPlayRow[];
  /** What has been found out of the games with the engine; empty cells of those that have not been gone through. */
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
    seconds(row.median_ms),
    row.even_percent,
    seconds(row.longest_ms),
    seconds(row.forgiven_ms),
    row.returns,
    row.refused_moves,
    ...engineCells(found.get(row.game)?.[row.color]),
  ]);
  saveFile(`${name}-times.csv`, makeCsv(head, lines), 'text/csv;charset=utf-8');
}

const seconds = (ms: number | null): number | null => (ms === null ? null : ms / SECOND);

function engineCells(agreement: Agreement | undefined): readonly (number | null)[] {
  if (agreement === undefined) return [null, null, null];
  const { moves, samePercent, averageLoss } = figuresOf(agreement);
  return [moves, samePercent, averageLoss];
}
