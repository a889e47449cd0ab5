import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

interface CopyTooltipProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  /** Shown without hovering too. */
  readonly copied: boolean;
}

/** Describes what a click does, or has done; loaded by `copy-button.tsx`. */
export const CopyTooltip = ({ button, label, copied }: CopyTooltipProps) => (
  <Tooltip target={button} label={label} {...(copied ? { opened: true } : {})} withArrow />
);
