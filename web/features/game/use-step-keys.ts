import { type HotkeyItem, useHotkeys } from '@mantine/hooks';

export interface Steps {
  /** Half-moves before the position that is shown. */
  readonly ply: number;
  readonly last: number;
  readonly onPly: (ply: number) => void;
}

/** Steps through a game by the arrow keys, Home and End; not where what has the focus has a use of its own for the key. */
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
