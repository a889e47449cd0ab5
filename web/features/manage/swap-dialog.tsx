import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import { idText } from '../../../contract/fields.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { type AccountId, asId } from '../../../domain/ids.ts';
import { ask } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { byeOf } from '../../model/field.ts';
import { blackName, whiteName } from '../../model/names.ts';
import { isGame, isPending, pairingsOf } from '../../model/progress.ts';
import { unpairedOf } from '../../model/tournament-of.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { namesOf } from './participant-names.ts';
import { SwapVerdict } from './swap-verdict.tsx';

interface SwapDialogProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Somebody of this board and somebody else change places, or the two of it their colours. */
export function SwapDialog({ page, pairing, opened, onClose }: SwapDialogProps) {
  const { t } = useTranslation(['manage', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('swap.title', { board: pairing.board })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      {/* Made anew each time it opens: what was chosen last time may no longer be there. */}
      <SwapForm page={page} pairing={pairing} onClose={onClose} />
    </Modal>
  );
}

/** Only who comes has to be chosen; both then sit where the other sat. */
const swap = z.object({ leaving: idText, coming: idText });

interface SwapValues {
  readonly leaving: string;
  readonly coming: string | null;
}

function SwapForm({ page, pairing, onClose }: Omit<SwapDialogProps, 'opened'>) {
  const { t } = useTranslation(['manage', 'common']);
  const { round } = pairing;
  const { id: tournament } = page.tournament;
  const names = namesOf(page);
  const open = pairingsOf(page, round).filter(isPending);
  const change = useTournamentChange<z.input<typeof swap>>(
    tournament,
    ({ leaving, coming }) =>
      ask(calls.swapSeats, { id: tournament, round, one: asId<AccountId>(leaving), other: asId<AccountId>(coming) }),
    ({ leaving, coming }) => t('swap.done', { one: names(leaving), other: names(coming) }),
  );
  const initial: SwapValues = { leaving: pairing.white, coming: null };
  const form = useForm({
    initial,
    schema: swap,
    toPayload: (values) => ({ ...values }),
    send: async (wanted) => {
      onClose();
      change.mutate(wanted);
    },
  });
  const { leaving } = form.values;
  const opponent = leaving === pairing.white ? pairing.black : pairing.white;
  const choices = [
    { value: opponent, label: `${names(opponent)} – ${t('swap.colors')}` },
    ...pairingsOf(page, round)
      .filter((one) => !isGame(one) && byeOf(one) === 'pairing-allocated')
      .map(({ white: who }) => ({ value: who, label: t('swap.resting', { name: names(who) }) })),
    ...unpairedOf(page, round).map((account) => ({ value: account, label: t('swap.free', { name: names(account) }) })),
    ...open
      .filter(({ board }) => board !== pairing.board)
      .flatMap(({ white, black, board }) =>
        [white, black].map((account) => ({
          value: account,
          label: t('swap.onBoard', { name: names(account), board }),
        })),
      ),
  ];
  return (
    <FormElement form={form}>
      <Select
        data-autofocus
        label={t('swap.who')}
        allowDeselect={false}
        data={[
          { value: pairing.white, label: whiteName(pairing) },
          { value: pairing.black, label: blackName(pairing) },
        ]}
        {...form.choice('leaving')}
        onChange={(account) => form.set({ leaving: account ?? pairing.white, coming: null })}
      />
      <Select mt="sm" label={t('swap.with')} searchable data={choices} {...form.field('coming')} />
      <Text size="sm" c="dimmed" mt="xs">
        {t('swap.hint')}
      </Text>
      {form.values.coming !== null && (
        <SwapVerdict page={page} round={round} one={leaving} other={form.values.coming} />
      )}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <SubmitButton form={form}>{t('swap.action')}</SubmitButton>
      </Group>
    </FormElement>
  );
}
