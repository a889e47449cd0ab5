import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { PairingView } from '../../../../contract/tournament/tournaments.ts';
import { type GameResult, PENALTY_RESULTS, WITHOUT_PLAY } from '../../../../domain/tournament/value/game-result.ts';
import type { PostponedState } from '../../../../domain/tournament/value/postponed-game.ts';
import { callApi } from '../../../api.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { isPending } from '../../../model/progress.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { useDeskPage } from '../desk/desk-page.ts';
import { PostponedItems } from '../postponed/postponed-items.tsx';
import { OnScreenItem } from '../results/online-box.tsx';
import { ResultItems } from '../results/result-items.tsx';
import { ClockItems } from './clock-items.tsx';

const PostponedDialog = lazyComponent(() =>
  import('../postponed/postponed-dialog.tsx').then((part) => part.PostponedDialog),
);
const SwapDialog = lazyComponent(() => import('../pairing/swap-dialog.tsx').then((part) => part.SwapDialog));

interface PairingMenuProps {
  readonly pairing: PairingView;
  readonly onResult: (result: GameResult | null) => void;
}

/** Rare actions on a pairing in the menu of a row: forfeits and penalties, no result, other players, deletion. */
export function PairingMenu({ pairing, onResult }: PairingMenuProps) {
  const { t } = useTranslation('manage');
  const page = useDeskPage();
  const { round, white, black } = pairing;
  const tournament = page.tournament.id;
  const [asked, question] = useDisclosure();
  const [swapping, swap] = useDisclosure();
  const [isSwapWanted, setIsSwapWanted] = useState(false);
  const [postponing, setPostponing] = useState<PostponedState>();
  if (swapping && !isSwapWanted) setIsSwapWanted(true);
  const erase = useTournamentChange(
    tournament,
    () => callApi(calls.deletePairing, { body: { tournament, round, white, black } }),
    () => t('results.pairingDeleted'),
  );
  return (
    <>
      <Menu.Dropdown>
        <ResultItems results={WITHOUT_PLAY} onResult={onResult} />
        <Menu.Divider />
        <Menu.Label>{t('results.penalty')}</Menu.Label>
        <ResultItems results={PENALTY_RESULTS} onResult={onResult} />
        <Menu.Divider />
        <Menu.Item leftSection="*" onClick={() => onResult(null)}>
          {t('results.clear')}
        </Menu.Item>
        <PostponedItems page={page} pairing={pairing} onOpen={setPostponing} />
        <OnScreenItem page={page} pairing={pairing} />
        <ClockItems page={page} pairing={pairing} />
        {/* The boards of a match are set by its line-ups. */}
        {pairing.match === undefined && (
          <>
            <Menu.Divider />
            {isPending(pairing) && <Menu.Item onClick={swap.open}>{t('results.swap')}</Menu.Item>}
            <Menu.Item color="var(--rk-loss)" onClick={question.open}>
              {t('results.deletePairing')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
      <Confirm
        opened={asked}
        question={t('results.deletePairingQuestion')}
        consequence={t('results.deletePairingLoses', { white: whiteName(pairing), black: blackName(pairing) })}
        action={t('results.deletePairing')}
        destructive
        onConfirm={() => erase.mutate()}
        onClose={question.close}
      />
      {postponing !== undefined && (
        <Suspense>
          <PostponedDialog page={page} pairing={pairing} state={postponing} onClose={() => setPostponing(undefined)} />
        </Suspense>
      )}
      {isSwapWanted && (
        <Suspense>
          <SwapDialog page={page} pairing={pairing} opened={swapping} onClose={swap.close} />
        </Suspense>
      )}
    </>
  );
}
