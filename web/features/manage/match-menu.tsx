import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { MatchView, TournamentPage } from '../../../contract/tournaments.ts';
import { mayDeletePairing } from '../../../domain/tournament/hand-pairing.ts';
import { ask } from '../../api.ts';
import { resultOf } from '../../model/field.ts';
import { teamName } from '../../model/names.ts';
import { isGame, pairingsOf } from '../../model/progress.ts';
import { tournamentOf } from '../../model/tournament-of.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { FURTHER_SIGNS } from '../../ui/further-signs.ts';
import { Icon } from '../../ui/icon.tsx';

/** What is seldom done to a match of teams: it is taken away, as long as none of its boards has a result. */
export function MatchMenu({ page, match }: { readonly page: TournamentPage; readonly match: MatchView }) {
  const { t } = useTranslation('manage');
  const { round, white, black } = match;
  const tournament = page.tournament.id;
  const [asked, question] = useDisclosure();
  const take = useTournamentChange(
    tournament,
    () => ask(calls.deletePairing, { body: { tournament, round, white, black } }),
    () => t('matches.taken'),
  );
  const boards = pairingsOf(page, round).filter((pairing) => pairing.match === match.match && isGame(pairing));
  const result = match.result ?? boards.map(resultOf).find((one) => one !== undefined) ?? null;
  if (!mayDeletePairing(tournamentOf(page), { result }).ok) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('matches.more', { number: match.match })} c="inherit">
            <Icon sign={FURTHER_SIGNS.more} isLarge />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="var(--rk-loss)" onClick={question.open}>
            {t('matches.take')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Confirm
        opened={asked}
        question={t('matches.takeQuestion', { white: teamName(page, white), black: teamName(page, black) })}
        consequence={t('matches.takeLoses')}
        action={t('matches.take')}
        destructive
        onConfirm={() => take.mutate()}
        onClose={question.close}
      />
    </>
  );
}
