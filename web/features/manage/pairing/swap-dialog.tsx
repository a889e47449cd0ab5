import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import { idText } from '../../../../contract/http/fields.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { callApi } from '../../../api.ts';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { byeOf } from '../../../model/field.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { isGame, isPending, pairingsOf } from '../../../model/progress.ts';
import { unpairedOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { namesOf } from '../desk/participant-names.ts';
import { SwapCheck } from './swap-check.tsx';

interface SwapDialogProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Swaps a player of this board with another player, or the colours of the board. */
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
      {/* Remounted each time it opens, as an earlier choice may be outdated. */}
      <SwapForm page={page} pairing={pairing} onClose={onClose} />
    </Modal>
  );
}

/** Only the incoming player has to be chosen; both then take each other's seat. */
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
  const change = useTournamentChange<CamelKeys<z.input<typeof swap>>>(
    tournament,
    ({ leaving, coming }) =>
      callApi(calls.swapSeats, {
        id: tournament,
        round,
        one: asId<AccountId>(leaving),
        other: asId<AccountId>(coming),
      }),
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
      {form.values.coming !== null && <SwapCheck page={page} round={round} one={leaving} other={form.values.coming} />}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <SubmitButton form={form}>{t('swap.action')}</SubmitButton>
      </Group>
    </FormElement>
  );
}
