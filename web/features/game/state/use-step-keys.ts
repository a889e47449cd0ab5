import { type HotkeyItem, useHotkeys } from '@mantine/hooks';

export interface Steps {
  /** Number of half-moves before the position that is shown. */
  readonly ply: number;
  readonly last: number;
  readonly onPly: (ply: number) => void;
}

/** Steps through a game by the arrow keys, Home and End, except where the focused element uses the key itself. */
export function useStepKeys({ ply, last, onPly }: Steps): void {
  const on = (key: string, to: number): HotkeyItem => [
    key,
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      onPly(to);
    },
    { preventDefault: false },
  ];
  useHotkeys([on('ArrowLeft', ply - 1), on('ArrowRight', ply + 1), on('Home', 0), on('End', last)]);
}
