import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { MatchView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { asId, type TeamId } from '../../../../domain/kernel/ids.ts';
import { mayDeletePairing } from '../../../../domain/tournament/rounds/hand-pairing.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { callApi } from '../../../api.ts';
import { resultOf } from '../../../model/field.ts';
import { teamName } from '../../../model/names.ts';
import { isGame, pairingsOf } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ICONS } from '../../../ui/icons/icons.ts';
import { PageItem } from '../../../ui/layout/menu-opening.tsx';

interface MatchMenuProps {
  readonly page: TournamentPage;
  readonly match: MatchView;
}

/**
 * Actions on a team match besides results: closing or changing its line-ups, entering it as a whole, or deleting it
 * while none of its boards has a result.
 */
export function MatchMenu({ page, match }: MatchMenuProps) {
  const { t } = useTranslation('manage');
  const { round, white, black } = match;
  const { id: tid, kind, defaultOtb: isHall } = page.tournament;
  const [asked, question] = useDisclosure();
  const take = useTournamentChange(
    tid,
    () => callApi(calls.deletePairing, { body: { tournament: tid, round, white, black } }),
    () => t('matches.taken'),
  );
  const close = useTournamentChange(
    tid,
    () => callApi(calls.closeLineUps, { id: tid, round, team: asId<TeamId>(white) }),
    () => t('matches.lineUpsClosed'),
  );
  const boards = pairingsOf(page, round).filter((pairing) => pairing.match === match.match && isGame(pairing));
  const result = match.result ?? boards.map(resultOf).find((one) => one !== undefined) ?? null;
  const mayTake = mayDeletePairing(tournamentOf(page), { result }).ok;
  const mayLineUp = match.lineUpsOpen || (isHall && result === null);
  const mayEnter = isHall && FORMATS[kind].gamesPerMatch === 1;
  if (!mayTake && !mayLineUp && !mayEnter) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('matches.more', { number: match.match })} c="inherit">
            <Icon icon={ICONS.more} isLarge />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {match.lineUpsOpen && <Menu.Item onClick={() => close.mutate()}>{t('matches.closeLineUps')}</Menu.Item>}
          {mayLineUp &&
            [white, black].map((team) => (
              <PageItem key={team} to="/tournament/manage-team/$tid/$team" params={{ tid, team }} search={{ round }}>
                {t('matches.lineUpOf', { team: teamName(page, team) })}
              </PageItem>
            ))}
          {mayEnter && (
            <PageItem to="/tournament/match/$tid/$round/$team" params={{ tid, round: String(round), team: white }}>
              {t('matches.enter')}
            </PageItem>
          )}
          {mayTake && (
            <Menu.Item color="var(--rk-loss)" onClick={question.open}>
              {t('matches.take')}
            </Menu.Item>
          )}
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
