import { Modal, Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import { pinPayload } from '../../../../contract/tournament/payload.ts';
import type { TournamentView } from '../../../../contract/tournament/tournaments.ts';
import { callApi } from '../../../api.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { needed, type TypedNumber } from '../../../forms/numbers.ts';
import { useForm } from '../../../forms/use-form.tsx';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';

interface PinDialogProps {
  readonly tournament: TournamentView;
  readonly onClose: () => void;
}

interface PinValues {
  readonly pinned: boolean;
  readonly pinnedOrder: TypedNumber;
}

/** Sets a tournament's place in the calendar, for the top level. */
export function PinDialog({ tournament: { id, pinned, pinnedOrder }, onClose }: PinDialogProps) {
  const { t } = useTranslation(['tournament', 'common']);
  const pin = useTournamentChange<CamelKeys<z.input<typeof pinPayload>>>(
    id,
    (body) => callApi(calls.pinTournament, { id, body }),
    () => t('done.pinned'),
    TOLD_BY_FORM,
  );
  const initial: PinValues = { pinned, pinnedOrder };
  const form = useForm({
    initial,
    schema: pinPayload,
    toPayload: (typed) => ({ ...typed, pinnedOrder: needed(typed.pinnedOrder) }),
    send: pin.mutateAsync,
    onSent: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={t('actions.pin')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <FormElement form={form}>
        <Stack>
          <Switch data-autofocus label={t('pin.pinned')} {...form.toggle('pinned')} />
          <NumberField label={t('pin.order')} description={t('pin.orderHint')} min={0} {...form.field('pinnedOrder')} />
          <div>
            <SubmitButton form={form}>{t('pin.save')}</SubmitButton>
          </div>
        </Stack>
      </FormElement>
    </Modal>
  );
}
