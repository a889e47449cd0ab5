import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './hall-screen.module.css';
import { useFittedText } from './use-fitted-text.ts';

/** How many rows of a list stand above each other, and in how many columns. */
export interface Layout {
  readonly columns: number;
  readonly lines: number;
}

interface ListProps {
  readonly layout: Layout;
  /** The kind of the rows: its columns are laid out by it. */
  readonly look: 'pairing' | 'match' | 'seat' | 'rank' | 'clocks';
  /** Above each column. */
  readonly head?: ReactNode;
  readonly children: readonly ReactNode[];
}

/** Rows that fill the display, column by column, with heads above each. */
export function List({ layout: { columns, lines }, look, head, children }: ListProps) {
  const list = useFittedText(lines);
  return (
    <Box className={classes.listFrame} __vars={{ '--columns': String(columns), '--lines': String(lines) }}>
      {head !== undefined && (
        <div className={classes.heads} aria-hidden="true">
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns are alike
            <div key={column} className={classes[look]}>
              {head}
            </div>
          ))}
        </div>
      )}
      <ol ref={list} className={classes.list}>
        {children}
      </ol>
    </Box>
  );
}

/** A name: the longest of the list decides the size of all. */
export const Name = ({ children }: { readonly children: string }) => (
  <bdi className={classes.name} data-name="">
    {children}
  </bdi>
);

export const Count = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes.number}>{children}</span>
);
