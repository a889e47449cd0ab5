import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import classes from './lists.module.css';

interface RemovableListProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly row: (row: Row) => ReactNode;
  /** Further actions of the row. */
  readonly actions?: (row: Row) => ReactNode;
  readonly words: {
    readonly action: string;
    readonly actionFor: (name: string) => string;
    readonly question: (name: string) => string;
    readonly loses: string;
  };
  readonly onRemove: (row: Row) => void;
}

/** A short list whose rows can be removed after a confirmation. */
export function RemovableList<Row>({ rows, rowKey, nameOf, row, actions, words, onRemove }: RemovableListProps<Row>) {
  const [leaving, setLeaving] = useState<Row>();
  return (
    <>
      <ul className={classes.list}>
        {rows.map((one) => (
          <li key={rowKey(one)} className={classes.item}>
            <span className={classes.name}>{row(one)}</span>
            <span className={classes.buttons}>
              {actions?.(one)}
              <Button
                variant="subtle"
                color="brick"
                aria-label={words.actionFor(nameOf(one))}
                onClick={() => setLeaving(one)}
              >
                {words.action}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Confirm
        opened={leaving !== undefined}
        question={leaving === undefined ? '' : words.question(nameOf(leaving))}
        consequence={words.loses}
        action={words.action}
        destructive
        onConfirm={() => leaving !== undefined && onRemove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}
