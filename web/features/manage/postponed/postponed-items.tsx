import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { PostponedState } from '../../../../domain/tournament/value/postponed-game.ts';
import { isOpenGame, offersPostponed } from '../../../model/postponed.ts';
import { isPending } from '../../../model/progress.ts';

interface PostponedItemsProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
  readonly onOpen: (state: PostponedState) => void;
}

/** In the menu of a board without a result; nothing where games are not postponed. */
export function PostponedItems({ page, pairing, onOpen }: PostponedItemsProps) {
  const { t } = useTranslation('manage');
  if (!offersPostponed(page) || !isPending(pairing) || pairing.online) return null;
  if (isOpenGame(pairing)) {
    return <Menu.Item onClick={() => onOpen(pairing.postponed.state)}>{t('postponed.change')}</Menu.Item>;
  }
  return (
    <>
      <Menu.Item onClick={() => onOpen('postponed')}>{t('postponed.states.postponed')} …</Menu.Item>
      <Menu.Item onClick={() => onOpen('adjourned')}>{t('postponed.states.adjourned')} …</Menu.Item>
    </>
  );
}
