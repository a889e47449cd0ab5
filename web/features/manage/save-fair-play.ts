import type { TFunction } from 'i18next';
import type { FairPlayRow } from '../../../contract/fair-play.ts';
import { makeCsv } from '../../../domain/csv.ts';
import { SECOND } from '../../../domain/time.ts';
import { saveFile } from '../../ui/save-file.ts';

/** The report of a round as CSV; times are in seconds. */
export function saveFairPlay(name: string, rows: readonly FairPlayRow[], t: TFunction<['fairPlay', 'game']>): void {
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
  ]);
  saveFile(`${name}-times.csv`, makeCsv(head, lines), 'text/csv;charset=utf-8');
}

const seconds = (ms: number | null): number | null => (ms === null ? null : ms / SECOND);
