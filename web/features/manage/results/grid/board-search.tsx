import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../../../ui/typing.ts';
import classes from './result-grid.module.css';

export interface BoardSearchProps {
  readonly value: string;
  readonly onChange: (wanted: string) => void;
  /** Enter: goes to the row. */
  readonly onGo: () => void;
  /** Arrow down: into the rows that are shown. */
  readonly onLeave: () => void;
}

/** Finds a board by its number or a name; the key / goes there. */
export function BoardSearch({ value, onChange, onGo, onLeave }: BoardSearchProps) {
  const { t } = useTranslation('manage');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (event.key !== '/' || isOther || isTyping() || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, []);
  return (
    <TextInput
      ref={field}
      type="search"
      size="sm"
      className={classes.search}
      aria-label={t('find.label')}
      placeholder={t('find.placeholder')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && value.trim() !== '') onGo();
        else if (event.key === 'Escape') onChange('');
        else if (event.key === 'ArrowDown') onLeave();
        else return;
        event.preventDefault();
      }}
    />
  );
}
