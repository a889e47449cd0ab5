import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import type { GameResult } from '../../../domain/tournament/game-result.ts';
import { ask } from '../../api.ts';
import { blackName, whiteName } from '../../model/names.ts';
import { boardName, isPending } from '../../model/progress.ts';
import { gameResultText } from '../../model/result-text.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { FURTHER_SIGNS } from '../../ui/further-signs.ts';
import { Icon } from '../../ui/icon.tsx';
import { ClockItems } from './clock-items.tsx';
import { SwapDialog } from './swap-dialog.tsx';

const RARE: readonly GameResult[] = ['whiteWinsByForfeit', 'blackWinsByForfeit', 'notPlayed'];

interface PairingMenuProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
  readonly onResult: (result: GameResult | null) => void;
}

/** What is seldom done to a pairing: results without play, no result, other players, deletion. */
export function PairingMenu({ page, pairing, onResult }: PairingMenuProps) {
  const { t } = useTranslation('manage');
  const { round, white, black } = pairing;
  const tournament = page.tournament.id;
  const [asked, question] = useDisclosure();
  const [swapping, swap] = useDisclosure();
  const erase = useTournamentChange(
    tournament,
    () => ask(calls.deletePairing, { body: { tournament, round, white, black } }),
    () => t('results.pairingDeleted'),
  );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('results.more', { board: boardName(pairing) })} c="inherit">
            <Icon sign={FURTHER_SIGNS.more} isLarge />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {RARE.map((result) => (
            <Menu.Item key={result} leftSection={gameResultText(result)} onClick={() => onResult(result)}>
              {t(`results.names.${result}`)}
            </Menu.Item>
          ))}
          <Menu.Item leftSection="*" onClick={() => onResult(null)}>
            {t('results.clear')}
          </Menu.Item>
          <ClockItems page={page} pairing={pairing} />
          {/* Who sits at the boards of a match is for its line-ups to say. */}
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
      </Menu>
      <Confirm
        opened={asked}
        question={t('results.deletePairingQuestion')}
        consequence={t('results.deletePairingLoses', { white: whiteName(pairing), black: blackName(pairing) })}
        action={t('results.deletePairing')}
        destructive
        onConfirm={() => erase.mutate()}
        onClose={question.close}
      />
      <SwapDialog page={page} pairing={pairing} opened={swapping} onClose={swap.close} />
    </>
  );
}
