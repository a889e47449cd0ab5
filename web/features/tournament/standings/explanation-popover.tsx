import { Popover } from '@mantine/core';
import classes from './standings.module.css';

interface ExplanationPopoverProps {
  readonly text: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The popover of an explained term; it covers the term. Loaded by `explained.tsx`. */
export function ExplanationPopover({ text, opened, onClose }: ExplanationPopoverProps) {
  return (
    <Popover opened={opened} onChange={(next) => !next && onClose()} position="bottom-end" withArrow withRoles={false}>
      <Popover.Target>
        <span className={classes.explainedPlace} />
      </Popover.Target>
      <Popover.Dropdown aria-hidden="true" className={classes.explanation}>
        {text}
      </Popover.Dropdown>
    </Popover>
  );
}
