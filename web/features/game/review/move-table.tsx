import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slip } from '../../../../domain/chess/evaluation.ts';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { shownSan } from '../../../../i18n/shown-san.ts';
import classes from './move-table.module.css';
import { isDrawOffered } from './offered-draws.ts';

/** A sign of chess annotation beside a move, with its meaning. */
export interface MoveMark {
  readonly slip: Slip;
  readonly glyph: string;
  readonly words: string;
}

interface MoveTableProps {
  readonly moves: readonly PlayedMove[];
  /** Number of half-moves before the position that is shown. */
  readonly ply: number;
  /** Makes the moves links to their positions. */
  readonly onPly?: (ply: number) => void;
  /** On narrow screens the moves may be one line. */
  readonly canBeLine?: boolean;
  /** The engine's verdicts, by half-move. */
  readonly marks?: ReadonlyMap<number, MoveMark>;
}

/** The moves in rows of two; the move before the position on the board is marked and kept visible. */
export function MoveTable({ moves, ply, onPly, canBeLine = false, marks }: MoveTableProps) {
  const { t } = useTranslation('game');
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      const marked = current.querySelector<HTMLElement>(`[data-ply="${ply}"]`);
      if (marked) keepVisible(current, marked);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [ply]);
  const rows = Array.from({ length: Math.ceil(moves.length / 2) }, (_, row) => 2 * row);
  return (
    <section
      ref={frame}
      className={classes.frame}
      data-line={canBeLine || undefined}
      aria-label={t('moves')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {moves.length === 0 && <p className={classes.empty}>{t('noMoves')}</p>}
      <table className={classes.table}>
        <tbody>
          {rows.map((first) => (
            <tr key={first}>
              <th scope="row">{first / 2 + 1}.</th>
              {[first + 1, first + 2].map((half) => (
                <MoveCell
                  key={half}
                  moves={moves}
                  ply={half}
                  isShown={ply === half}
                  onPly={onPly}
                  mark={marks?.get(half)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MoveCellProps {
  readonly moves: readonly PlayedMove[];
  readonly ply: number;
  readonly isShown: boolean;
  readonly onPly: ((ply: number) => void) | undefined;
  readonly mark: MoveMark | undefined;
}

function MoveCell({ moves, ply, isShown, onPly, mark }: MoveCellProps) {
  const { t } = useTranslation('game');
  const move = moves[ply - 1];
  if (move === undefined) return <td />;
  const text = (
    <>
      {shownSan(t, move.san)}
      {mark !== undefined && (
        <abbr className={classes.mark} data-slip={mark.slip} title={mark.words}>
          {mark.glyph}
        </abbr>
      )}
      {isDrawOffered(moves, ply) && <abbr title={t('drawOfferMark')}> (=)</abbr>}
    </>
  );
  return (
    <td data-ply={ply} data-shown={isShown || undefined}>
      {onPly === undefined ? (
        text
      ) : (
        <UnstyledButton
          className={classes.move}
          {...(isShown ? { 'aria-current': 'step' as const } : {})}
          onClick={() => onPly(ply)}
        >
          {text}
        </UnstyledButton>
      )}
    </td>
  );
}

/** Scrolls the frame and nothing around it. */
function keepVisible(frame: HTMLElement, marked: HTMLElement): void {
  const outer = frame.getBoundingClientRect();
  const inner = marked.getBoundingClientRect();
  frame.scrollBy({
    top: inner.bottom > outer.bottom ? inner.bottom - outer.bottom : Math.min(0, inner.top - outer.top),
    left: inner.right > outer.right ? inner.right - outer.right : Math.min(0, inner.left - outer.left),
  });
}
