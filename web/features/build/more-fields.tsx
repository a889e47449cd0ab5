import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { ICONS } from '../../ui/icons/icons.ts';
import classes from './more-fields.module.css';

interface MoreFieldsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that most organisers leave alone: folded, until one of them is wrong. */
export function MoreFields({ title, children }: MoreFieldsProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current?.querySelector('[aria-invalid="true"]')) current.open = true;
  });
  return (
    <details ref={element} className={classes.more}>
      <summary className={classes.summary}>
        <span className={classes.icon}>
          <Icon icon={ICONS.next} />
        </span>
        {title}
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
