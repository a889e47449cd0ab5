import { FileInput, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import { countryCode } from '../../../contract/http/fields.ts';
import { expected } from '../../../contract/tournament/expectations.ts';
import { listMonth } from '../../../contract/tournament/seeding-list.ts';
import { DEFAULT_COUNTRY } from '../../../domain/kernel/limits.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { ApiError, callApi } from '../../api.ts';
import { useFormat } from '../../app/format.ts';
import { FederationField } from '../../forms/fields/federation-field.tsx';
import { MAX_FILE_BYTES } from '../../forms/fields/text-file.ts';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { ratingListsQuery } from '../../queries/rating-lists.ts';
import { useChange, useRenewal } from '../../queries/use-change.ts';
import { serverNow } from '../../time/server-time.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { showError } from '../../ui/feedback/error-banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { type ChosenList, offeredMonths, readList } from './chosen-list.ts';
import { ListFaults } from './list-faults.tsx';
import classes from './rating-lists.module.css';

interface ImportValues {
  readonly federation: string;
  readonly file: File | null;
  readonly month: number | null;
}

/** The contract's payload, with the list still a file on the user's machine. */
const chosenFile = z.object({
  federation: countryCode,
  file: z.instanceof(File).refine(({ size }) => size <= MAX_FILE_BYTES, expected('reportFile')),
  month: listMonth,
});

const NOTHING: ImportValues = { federation: DEFAULT_COUNTRY, file: null, month: null };

/** The list that the server has refused for now. */
interface Doubtful {
  readonly list: SentList;
  readonly refusal: ApiError;
}

interface SentList {
  readonly federation: string;
  readonly month: number;
  readonly csv: string;
}

const send = ({ federation, ...body }: SentList, force = false) =>
  callApi(calls.importNationalList, { federation, body: { ...body, force } });

/** Replaces the list of a federation by a file, whose faults are shown before anything is sent. */
export function NationalListImport() {
  const { t } = useTranslation('ratingLists');
  const format = useFormat();
  const renew = useRenewal([ratingListsQuery.queryKey]);
  const [chosen, setChosen] = useState<ChosenList | null>(null);
  const [doubtful, setDoubtful] = useState<Doubtful | null>(null);
  const form = useForm({
    initial: NOTHING,
    schema: chosenFile,
    toPayload: (values) => ({ ...values }),
    send: async ({ federation, file, month }) => {
      const { csv, faults } = chosen ?? (await readList(file));
      if (faults.length > 0) return null;
      const list = { federation, month, csv };
      return send(list).catch((refusal: unknown) => {
        if (!isDoubt(refusal)) throw refusal;
        setDoubtful({ list, refusal });
        return null;
      });
    },
    onSent: async (imported) => {
      if (imported === null) return;
      toast(t('import.done', { count: imported.players }));
      form.set({ file: null, month: null });
      setChosen(null);
      await renew();
    },
  });
  const choose = async (file: File | null) => {
    form.set({ file });
    setChosen(null);
    if (file === null || file.size > MAX_FILE_BYTES) return;
    const list = await readList(file);
    setChosen(list);
    if (list.month !== null) form.set({ month: list.month });
  };
  const { month } = form.values;
  return (
    <Card title={t('import.title')}>
      <FormElement form={form} className={classes.stack}>
        <Hint>{t('import.explanation')}</Hint>
        <div className={fields.grid}>
          <FederationField label={t('import.federation')} {...form.choice('federation')} />
          <FileInput
            label={t('import.file')}
            placeholder={t('import.fileHint')}
            required
            accept=".csv,.txt,text/csv,text/plain"
            {...form.field('file')}
            onChange={(file) => void choose(file).catch(showError)}
          />
          <Select
            label={t('import.month')}
            required
            allowDeselect={false}
            data={offeredMonths(millis(serverNow()), month).map((one) => ({
              value: String(one),
              label: format.month(one),
            }))}
            value={month === null ? null : String(month)}
            error={form.field('month').error}
            onChange={(value) => form.set({ month: value === null ? null : Number(value) })}
          />
        </div>
        {chosen !== null &&
          (chosen.faults.length > 0 ? (
            <ListFaults faults={chosen.faults} />
          ) : (
            <p role="status">{t('import.readable', { count: chosen.players.length })}</p>
          ))}
        <div>
          <SubmitButton form={form}>{t('import.do')}</SubmitButton>
        </div>
      </FormElement>
      <ForceQuestion doubtful={doubtful} onClose={() => setDoubtful(null)} onForced={() => void choose(null)} />
    </Card>
  );
}

const isDoubt = (refusal: unknown): refusal is ApiError =>
  refusal instanceof ApiError && (refusal.key === 'nationalListOlder' || refusal.key === 'nationalListShrunk');

interface ForceQuestionProps {
  readonly doubtful: Doubtful | null;
  readonly onClose: () => void;
  readonly onForced: () => void;
}

/** A list that is older than the current one, or much shorter, is imported on request only. */
function ForceQuestion({ doubtful, onClose, onForced }: ForceQuestionProps) {
  const { t } = useTranslation('ratingLists');
  const format = useFormat();
  const force = useChange((list: SentList) => send(list, true).then(onForced), {
    renews: [ratingListsQuery.queryKey],
    message: () => t('import.replaced'),
  });
  const warning = ({ key, params }: ApiError): string =>
    key === 'nationalListOlder'
      ? t('import.older', { last: format.month(Number(params.last)), month: format.month(Number(params.month)) })
      : t('import.shrunk', { ...params });
  return (
    <Confirm
      opened={doubtful !== null}
      question={t('import.force')}
      consequence={doubtful === null ? '' : warning(doubtful.refusal)}
      action={t('import.forced')}
      destructive
      onConfirm={() => doubtful !== null && force.mutate(doubtful.list)}
      onClose={onClose}
    />
  );
}
