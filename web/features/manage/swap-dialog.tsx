import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { post, remove } from '../../api.ts';
import { blackName, whiteName } from '../../model/names.ts';
import { isPending, pairingsOf, unpairedOf } from '../../model/progress.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { namesOf } from './participant-names.ts';
import { swapOf } from './swap.ts';

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

function SwapForm({ page, pairing, onClose }: Omit<SwapDialogProps, 'opened'>) {
  const { t } = useTranslation(['manage', 'common']);
  const { round } = pairing;
  const { id: tournament } = page.tournament;
  const [leaving, setLeaving] = useState(pairing.white);
  const [coming, setComing] = useState<string | null>(null);
  const names = namesOf(page);
  const open = pairingsOf(page, round).filter(isPending);
  const swap = useTournamentChange<string>(
    tournament,
    async (other) => {
      const { removed, added } = swapOf(pairing, leaving, other, open);
      // One after the other: if one is refused, who waits for an opponent then stands on the desk.
      for (const { white, black } of removed) await remove('/s/pairings', { tournament, round, white, black });
      for (const { white, black, online } of added)
        await post('/s/pairings', { tournament, round, white, black, online });
    },
    (other) => t('swap.done', { one: names(leaving), other: names(other) }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (coming === null) return;
    onClose();
    swap.mutate(coming);
  };
  const opponent = leaving === pairing.white ? pairing.black : pairing.white;
  const choices = [
    { value: opponent, label: `${names(opponent)} – ${t('swap.colors')}` },
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
    <form onSubmit={submit}>
      <Select
        label={t('swap.who')}
        allowDeselect={false}
        data={[
          { value: pairing.white, label: whiteName(pairing) },
          { value: pairing.black, label: blackName(pairing) },
        ]}
        value={leaving}
        onChange={(account) => {
          setLeaving(account ?? pairing.white);
          setComing(null);
        }}
      />
      <Select mt="sm" label={t('swap.with')} searchable data={choices} value={coming} onChange={setComing} />
      <Text size="sm" c="dimmed" mt="xs">
        {t('swap.hint')}
      </Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" disabled={coming === null}>
          {t('swap.action')}
        </Button>
      </Group>
    </form>
  );
}
