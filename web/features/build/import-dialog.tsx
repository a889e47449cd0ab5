import { Alert, Button, FileInput, Modal, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { importAnswer } from '../../../contract/tournaments.ts';
import { post } from '../../api.ts';
import type { Organiser } from '../../queries/organisers.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { OrganiserSelect } from './about-fields.tsx';
import { MAX_FILE_BYTES, readTextFile } from './text-file.ts';

interface ImportDialogProps {
  readonly organisers: readonly Organiser[];
  readonly first: Organiser;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A tournament out of a TRF file; a broken file is told with line and column, and nothing of it is kept. */
export function ImportDialog({ organisers, first, opened, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['build', 'common']);
  const [file, setFile] = useState<File | null>(null);
  const [organiser, setOrganiser] = useState(first);
  const [isPublic, setPublic] = useState(true);
  const load = useImport();
  const isTooLarge = (file?.size ?? 0) > MAX_FILE_BYTES;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file !== null && !isTooLarge) load.mutate({ file, organiser, isPublic });
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('import.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      size="lg"
    >
      <form onSubmit={submit}>
        <Stack>
          <Text>{t('import.explanation')}</Text>
          <FileInput
            label={t('import.file')}
            placeholder={t('import.fileHint')}
            required
            accept=".trf,.trfx,.txt,text/plain"
            value={file}
            error={isTooLarge ? t('import.tooLarge') : undefined}
            onChange={(chosen) => {
              setFile(chosen);
              load.reset();
            }}
          />
          <OrganiserSelect
            label={t('import.organiser')}
            organisers={organisers}
            value={organiser}
            onChange={setOrganiser}
          />
          <Switch
            label={t('import.public')}
            checked={isPublic}
            onChange={(event) => setPublic(event.currentTarget.checked)}
          />
          {load.error !== null && <Refusal error={load.error} />}
          <div>
            <Button type="submit" disabled={file === null || isTooLarge} loading={load.isPending}>
              {t('import.do')}
            </Button>
          </div>
        </Stack>
      </form>
    </Modal>
  );
}

function Refusal({ error }: { readonly error: Error }) {
  const errorText = useErrorText();
  return (
    <Alert color="brick" variant="outline" role="alert">
      {errorText(error)}
    </Alert>
  );
}

interface ImportInput {
  readonly file: File;
  readonly organiser: Organiser;
  readonly isPublic: boolean;
}

function useImport() {
  const { t } = useTranslation('build');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ file, organiser, isPublic }: ImportInput) =>
      post<z.output<typeof importAnswer>>('/s/tournament/import', {
        trf: await readTextFile(file),
        organiser: organiser.id,
        organiser_type: organiser.type,
        publicly_viewable: isPublic,
      }),
    onSuccess: async ({ id, warnings }) => {
      toast(warnings.length === 0 ? t('import.done') : t('import.doneWarnings', { count: warnings.length }));
      void queryClient.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: '/tournament/view/$tid', params: { tid: id } });
    },
  });
}
