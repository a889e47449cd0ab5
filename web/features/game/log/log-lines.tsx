import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameLogLine } from '../../../../contract/game/game-log.ts';
import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import { encodeMoves } from '../../../../domain/chess/moves.ts';
import { parseUci } from '../../../../domain/chess/square.ts';
import { shownSan } from '../../../../i18n/shown-san.ts';
import { useFormat } from '../../../app/format.ts';
import { useSpentTime } from '../../../ui/chess/spent-time.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { resultWords } from '../review/result-words.ts';
import { outcomeOfGame, replayedGame } from '../state/replayed-game.ts';

interface LogLinesProps {
  readonly view: GameViewAnswer;
  readonly lines: readonly GameLogLine[];
  readonly withoutMoves: boolean;
}

interface LineRow extends GameLogLine {
  readonly key: number;
  /** The move in notation: 12. Nf3, 12... Nf6. */
  readonly written: string;
}

export function LogLines({ view, lines, withoutMoves }: LogLinesProps) {
  const { t } = useTranslation('gameLog');
  const format = useFormat();
  const spentTime = useSpentTime();
  const spent = (ms: number | undefined): string => (ms === undefined ? '' : spentTime(ms));
  const rows = useRows(view, lines);
  const textOf = useLineWords(view);
  const shown = rows.filter(({ kind }) => kind !== 'moved' || !withoutMoves);
  if (shown.length === 0) return <p>{t('lines.nothing')}</p>;
  const columns: readonly Column<LineRow>[] = [
    {
      id: 'when',
      header: t('lines.when'),
      numeric: true,
      cell: ({ at }) => format.exactTime(new Date(at).toISOString()),
    },
    { id: 'what', header: t('lines.what'), main: true, cell: textOf },
    { id: 'spent', header: t('lines.spent'), numeric: true, cell: (row) => spent(row.spentMs) },
    {
      id: 'charged',
      header: t('lines.charged'),
      explanation: t('lines.chargedHelp'),
      numeric: true,
      cell: (row) => spent(row.spentMs === undefined ? undefined : row.spentMs - (row.forgivenMs ?? 0)),
    },
  ];
  return <DataTable caption={t('lines.caption')} columns={columns} rows={shown} rowKey={({ key }) => String(key)} />;
}

function useRows({ tournament }: GameViewAnswer, lines: readonly GameLogLine[]): readonly LineRow[] {
  const { t } = useTranslation('game');
  const variant = tournament.gameVariant;
  const sans = useMemo(() => {
    const made = lines.flatMap(({ kind, move = '' }) => (kind === 'moved' ? (parseUci(move) ?? []) : []));
    return replayedGame(variant, encodeMoves(made)).moves.map(({ san }) => san);
  }, [variant, lines]);
  let ply = 0;
  return lines.map((line, key) => {
    if (line.kind !== 'moved') return { ...line, key, written: '' };
    ply += 1;
    const number = `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '…'}`;
    return { ...line, key, written: `${number} ${shownSan(t, sans[ply - 1] ?? line.move ?? '')}` };
  });
}

function useLineWords({ game }: GameViewAnswer): (row: LineRow) => string {
  const { t } = useTranslation('gameLog');
  const { t: gameWords } = useTranslation('game');
  const spentTime = useSpentTime();
  return (row) => {
    const name = row.side === 'black' ? game.blackName : game.whiteName;
    switch (row.kind) {
      case 'moved':
        return row.written;
      case 'started':
        return t('started');
      case 'clockAdjusted': {
        const delta = row.deltaMs ?? 0;
        return t(delta > 0 ? 'clockGiven' : 'clockTaken', { name, seconds: Math.abs(delta) / 1_000 });
      }
      case 'clockHeld':
        return row.gapMs === undefined
          ? t('clockHeld', { name })
          : t('clockHeldFor', { name, gap: spentTime(row.gapMs) });
      case 'refused':
        return t('refused', { name, move: row.move ?? '', why: t(`refusals.${row.refusal ?? 'illegalMove'}`) });
      case 'ended':
        return resultWords(gameWords, outcomeOfGame(game), row.reason ?? null);
      default:
        return t(row.kind, { name });
    }
  };
}
