import { Alert, FileInput, Modal, Stack, Switch, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import { isFileErrorKey } from '../../../contract/http/errors.ts';
import type { TournamentFile } from '../../../contract/tournament/archive/archive.ts';
import { expected } from '../../../contract/tournament/expectations.ts';
import { importPayload } from '../../../contract/tournament/payload.ts';
import { ApiError, callApi } from '../../api.ts';
import { OrganiserSelect } from '../../forms/fields/organiser-select.tsx';
import { MAX_FILE_BYTES, readTextFile } from '../../forms/fields/text-file.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import type { Organiser } from '../../queries/organisers.ts';
import { useErrorText } from '../../ui/feedback/error-text.tsx';
import { toast } from '../../ui/feedback/toast.ts';

interface ImportDialogProps {
  readonly organisers: readonly Organiser[];
  readonly first: Organiser;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Imports a tournament from a file; errors of a broken report are shown with line and column, and nothing of it is
 * imported.
 */
export function ImportDialog({ opened, onClose, ...choice }: ImportDialogProps) {
  const { t } = useTranslation(['build', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('import.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      size="lg"
    >
      <ImportForm {...choice} />
    </Modal>
  );
}

/** The contract's payload, with the report still a file on the user's machine. */
const chosenFile = importPayload
  .omit({ trf: true })
  .extend({ trf: z.instanceof(File).refine(({ size }) => size <= MAX_FILE_BYTES, expected('reportFile')) });

interface ImportValues {
  readonly trf: File | null;
  readonly organiser: Organiser;
  readonly publiclyViewable: boolean;
}

function ImportForm({ organisers, first }: Pick<ImportDialogProps, 'organisers' | 'first'>) {
  const { t } = useTranslation('build');
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<unknown>(null);
  const initial: ImportValues = { trf: null, organiser: first, publiclyViewable: true };
  const form = useForm({
    initial,
    schema: chosenFile,
    toPayload: ({ organiser, ...rest }) => ({ ...rest, organiser: organiser.id, organiserType: organiser.type }),
    send: async ({ trf, ...rest }) => {
      setRefusal(null);
      const text = await readTextFile(trf);
      return isWhole(text) ? takeOver(text, rest) : callApi(calls.importTournament, { body: { ...rest, trf: text } });
    },
    onSent: async (done) => {
      const { id } = done;
      toast(
        'was' in done
          ? t(`import.was.${done.was}`)
          : done.warnings.length === 0
            ? t('import.done')
            : t('import.doneWarnings', { count: done.warnings.length }),
      );
      void queryClient.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: '/tournament/view/$tid', params: { tid: id }, ignoreBlocker: true });
    },
    onRefused: setRefusal,
  });
  return (
    <FormElement form={form}>
      <Stack>
        <Text>{t('import.explanation')}</Text>
        <FileInput
          data-autofocus
          label={t('import.file')}
          placeholder={t('import.fileHint')}
          required
          accept=".trf,.trfx,.txt,.json,text/plain,application/json"
          {...form.field('trf')}
          onChange={(trf) => {
            setRefusal(null);
            form.set({ trf });
          }}
        />
        <OrganiserSelect label={t('import.organiser')} organisers={organisers} {...form.choice('organiser')} />
        {/* An archive contains its own visibility. */}
        {!isNamedWhole(form.values.trf) && <Switch label={t('import.public')} {...form.toggle('publiclyViewable')} />}
        {refusal !== null && (
          <Alert color="brick" variant="outline" role="alert">
            {refusalText(refusal)}
          </Alert>
        )}
        <div>
          <SubmitButton form={form}>{t('import.do')}</SubmitButton>
        </div>
      </Stack>
    </FormElement>
  );
}

/** A fault of a report file comes with its place; the texts of faults are loaded with this page only. */
function useRefusalText(): (refusal: unknown) => string {
  const { t } = useTranslation('fileErrors');
  const errorText = useErrorText();
  return (refusal) => {
    if (!(refusal instanceof ApiError) || !isFileErrorKey(refusal.key)) return errorText(refusal);
    const { params } = refusal;
    const fault = t(refusal.key, { ...params });
    return 'line' in params ? `${t('place', { ...params })} ${fault}` : fault;
  };
}

const isNamedWhole = (file: File | null): boolean => file?.name.toLowerCase().endsWith('.json') === true;

/** Report files never begin with a brace. */
const isWhole = (text: string): boolean => /^\s*\{/.test(text);

interface Host {
  readonly organiser: string;
  readonly organiserType: Organiser['type'];
}

/** The whole file is wrong: there is no typed field that a message could name. */
const BROKEN = new ApiError(400, { message: 'wholeFileBroken' });

/** Imports an archive from another server; the server reports what is wrong with the file. */
async function takeOver(text: string, { organiser, organiserType }: Host) {
  let file: TournamentFile;
  try {
    file = JSON.parse(text);
  } catch {
    throw BROKEN;
  }
  return callApi(calls.importArchive, { body: { organiser, organiserType, file } }).catch((refusal: unknown) => {
    throw refusal instanceof ApiError && refusal.key === 'invalidInput' ? BROKEN : refusal;
  });
}
