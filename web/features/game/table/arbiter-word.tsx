import { useEffect, useState } from 'react';
import { SECOND } from '../../../../domain/kernel/time.ts';
import type { GameState } from '../state/game-state.ts';
import { useAdjustmentWords } from './adjustment-words.ts';

/** How long the notice is shown at the board. */
const SHOWN_MS = 15 * SECOND;

interface ArbiterWordProps {
  readonly adjusted: GameState['adjusted'];
  readonly className: string | undefined;
}

/** The arbiter's latest clock adjustment, for both players and spectators; announced to screen readers. */
export function ArbiterWord({ adjusted, className }: ArbiterWordProps) {
  const textOf = useAdjustmentWords();
  const [gone, setGone] = useState<number | null>(null);
  const at = adjusted?.at;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setGone(at), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at]);
  if (adjusted === null || adjusted.at === gone) return null;
  return <span className={className}>{textOf(adjusted.by)}</span>;
}
