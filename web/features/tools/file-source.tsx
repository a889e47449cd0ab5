import { Button, FileInput, Stack, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_BYTES, readTextFile } from '../../forms/fields/text-file.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { Generator } from './generator.tsx';
import classes from './tools.module.css';
import type { OpenedFile } from './use-job.ts';

interface FileSourceProps {
  readonly onOpen: (file: Omit<OpenedFile, 'id'>) => void;
}

/** Opens a file: chosen, dropped anywhere on the page, pasted, or generated. */
export function FileSource({ onOpen }: FileSourceProps) {
  const { t } = useTranslation(['tools', 'ui']);
  const [pasted, setPasted] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const open = async (file: File | null) => {
    setTooLarge(file !== null && file.size > MAX_FILE_BYTES);
    if (file === null || file.size > MAX_FILE_BYTES) return;
    onOpen({ name: file.name, text: await readTextFile(file) });
  };
  useDroppedFile(open);
  return (
    <div className={classes.sources}>
      <Card title={t('source.title')}>
        <Stack>
          <FileInput
            label={t('source.choose')}
            placeholder={t('source.drop')}
            accept=".trf,.trfx,.txt,text/plain"
            value={null}
            error={isTooLarge && t('ui:expected.reportFile')}
            onChange={(file) => void open(file)}
          />
          <Textarea
            label={t('source.paste')}
            rows={5}
            spellCheck={false}
            classNames={{ input: classes.pasted ?? '' }}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <div>
            <Button disabled={pasted.trim() === ''} onClick={() => onOpen({ name: null, text: pasted })}>
              {t('source.usePasted')}
            </Button>
          </div>
          <Hint>{t('source.stays')}</Hint>
        </Stack>
      </Card>
      <Card title={t('generate.title')}>
        <Generator onMade={onOpen} />
      </Card>
    </div>
  );
}

/** Accepts a file dropped anywhere on the page; the browser would otherwise navigate to it. */
function useDroppedFile(open: (file: File | null) => Promise<void>): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => {
      event.preventDefault();
      void open(event.dataTransfer?.files[0] ?? null);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', take);
    };
  });
}
