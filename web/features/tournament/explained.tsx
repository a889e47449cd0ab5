import { Popover, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import classes from './standings.module.css';

/** A short word that says what it means on hover, on focus and on a tap. */
export function Explained({ label, text }: { readonly label: string; readonly text: string }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <Popover opened={opened} onChange={(next) => !next && close()} position="bottom-end" withArrow withRoles={false}>
      <Popover.Target>
        <UnstyledButton
          className={classes.explained}
          aria-label={`${label}: ${text}`}
          onMouseEnter={open}
          onMouseLeave={close}
          onFocus={open}
          onBlur={close}
          onClick={open}
        >
          {label}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-hidden="true" className={classes.explanation}>
        {text}
      </Popover.Dropdown>
    </Popover>
  );
}
