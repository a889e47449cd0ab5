import { Button, Group } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/table/save-file.ts';
import { TRF } from './produced-files.ts';
import classes from './tools.module.css';
import type { OpenedFile } from './use-job.ts';

interface FileTabProps {
  readonly file: OpenedFile;
  /** The highlighted line. */
  readonly line: number | undefined;
}

/** The file as it is, with numbered lines. */
export function FileTab({ file, line }: FileTabProps) {
  const { t } = useTranslation('tools');
  return (
    <>
      <Group mb="md" className="no-print">
        <Button variant="default" onClick={() => saveFile(file.name ?? 'report.trf', file.text, TRF)}>
          {t('file.download')}
        </Button>
      </Group>
      <FileLines text={file.text} line={line} />
    </>
  );
}

interface FileLinesProps {
  readonly text: string;
  readonly line: number | undefined;
}

export function FileLines({ text, line }: FileLinesProps) {
  const { t } = useTranslation('tools');
  const frame = useRef<HTMLElement>(null);
  // Line endings as the file's parser accepts them.
  const lines = useMemo(
    () => text.split(/\r\n|\n|\r/).map((content, index) => ({ number: index + 1, content })),
    [text],
  );
  useEffect(() => {
    if (line === undefined) return;
    const wanted = frame.current?.querySelector<HTMLElement>(`[data-line="${line}"]`);
    wanted?.focus({ preventScroll: true });
    wanted?.scrollIntoView({ block: 'center' });
  }, [line]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section ref={frame} className={classes.lines} aria-label={t('file.lines')} tabIndex={0}>
      <ol>
        {lines.map(({ number, content }) => (
          <li key={number} data-line={number} tabIndex={-1} aria-current={number === line || undefined}>
            {content}
          </li>
        ))}
      </ol>
    </section>
  );
}
