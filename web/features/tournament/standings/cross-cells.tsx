import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type HalfPoints, toPoints } from '../../../../domain/kernel/points.ts';
import { formatPoints } from '../../../app/format.ts';
import type { CrossEntry, CrossGame, CrossRow } from '../../../model/cross-table.ts';
import { participantName } from '../../../model/names.ts';
import { sideText } from '../../../model/result-text.ts';
import classes from './cross-table.module.css';

interface OfRoundProps {
  readonly entries: readonly CrossEntry[];
  readonly round: number;
  /** In brackets: the round does not count. */
  readonly dropped?: boolean | undefined;
}

/** A player's result in a round: the opponent's rank, the colour and the result (12w1), or the kind of bye. */
export function OfRound({ dropped, ...props }: OfRoundProps) {
  const cells = useCells(props);
  return dropped ? <>({cells.length > 0 ? cells : BYE_SIGNS['zero-point']})</> : cells;
}

function useCells({ entries, round }: OfRoundProps) {
  const { t } = useTranslation('tournament');
  return entries
    .filter((entry) => entry.round === round)
    .map((entry) =>
      entry.kind === 'bye' ? (
        <span key="bye" className={classes.bye} title={t('cross.bye', { round, bye: t(`byes.${entry.bye}`) })}>
          {BYE_SIGNS[entry.bye]}
        </span>
      ) : (
        <CrossCell key={`${entry.opponentLine} ${entry.color}`} game={entry}>
          {entry.opponentLine}
          {entry.color === null ? '' : t(entry.color === 'white' ? 'cross.w' : 'cross.b')}
          <b>{signOf(entry)}</b>
        </CrossCell>
      ),
    );
}

interface ScoreAfterProps {
  readonly row: CrossRow;
  readonly round: number;
  /** After each round, from the first. */
  readonly scores: readonly HalfPoints[] | undefined;
}

/** The player's points after a round, below the result; empty before it, and if points are hidden. */
export function ScoreAfter({ row: { player, entries }, round, scores }: ScoreAfterProps) {
  const { t } = useTranslation('tournament');
  const score = scores?.[round - 1];
  const played = entries.filter((entry) => entry.round === round);
  const isDone = played.length > 0 && played.every((entry) => entry.kind === 'bye' || entry.side !== undefined);
  if (score === undefined || player.score === null || !isDone) return null;
  const points = formatPoints(toPoints(score));
  return (
    <span className={classes.after} title={t('cross.after', { round, points })}>
      {points}
    </span>
  );
}

const BYE_SIGNS = { 'pairing-allocated': '+', 'full-point': '+', 'half-point': '=', 'zero-point': '–' } as const;

/** One side of a result; * while it is not finished. */
export const signOf = ({ side, forfeit }: CrossGame): string => (side === undefined ? '*' : sideText(side, forfeit));

/** A result coloured by its kind; with a description on hover. */
export function CrossCell({ game, children }: { readonly game: CrossGame; readonly children: ReactNode }) {
  const { t } = useTranslation(['tournament', 'chess']);
  const label = t('cross.cell', {
    round: game.round,
    result: t(`cross.${game.side ?? 'pending'}`),
    color: t(`chess:${game.color ?? 'white'}`).toLocaleLowerCase(),
    opponent: participantName(game.opponent),
  });
  return (
    <span className={classes.cell} data-side={game.side} title={label}>
      {children}
    </span>
  );
}
