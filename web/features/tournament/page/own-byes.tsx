import { Button, Modal, Stack, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import {
  type OwnByes as Byes,
  mayRequestBye,
  mayWithdrawBye,
  roundsToCome,
} from '../../../../domain/tournament/guards/requested-byes.ts';
import { callApi } from '../../../api.ts';
import { byeOf } from '../../../model/field.ts';
import { isGame } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { OWN_CHANGE, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { GuardReason } from '../../../ui/feedback/error-text.tsx';

interface OwnByesProps {
  readonly page: TournamentPage;
  readonly me: string | undefined;
}

/** A player requests byes in future rounds, where the organiser allows it (BYE-1, BYE-2). */
export function OwnByes({ page, me }: OwnByesProps) {
  const { t } = useTranslation(['tournament', 'common']);
  const [opened, dialog] = useDisclosure();
  const byes = ownByes(page, me);
  const rounds = roundsToCome(tournamentOf(page), byes);
  if (!rounds.ok || rounds.value.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('ownByes.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('ownByes.open')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        centered
      >
        <Stack>
          <Text size="sm">{t('ownByes.hint', { used: byes.rounds.length, count: byes.granted })}</Text>
          {rounds.value.map((round) => (
            <RoundSwitch key={round} page={page} round={round} byes={byes} />
          ))}
        </Stack>
      </Modal>
    </>
  );
}

interface RoundSwitchProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly byes: Byes;
}

function RoundSwitch({ page, round, byes }: RoundSwitchProps) {
  const { t } = useTranslation(['tournament', 'chess']);
  const { id } = page.tournament;
  const sitsOut = byes.rounds.includes(round);
  const guard = (sitsOut ? mayWithdrawBye : mayRequestBye)(tournamentOf(page), round, byes);
  const change = useTournamentChange(
    id,
    () => callApi(sitsOut ? calls.withdrawBye : calls.requestBye, { id, round }),
    () => t(sitsOut ? 'ownByes.playing' : 'ownByes.sittingOut', { round }),
    OWN_CHANGE,
  );
  return (
    <Switch
      label={t('ownByes.round', { round })}
      description={guard.ok ? undefined : <GuardReason guard={guard} />}
      checked={sitsOut}
      disabled={!guard.ok || change.isPending}
      onChange={() => change.mutate()}
    />
  );
}

const ownByes = ({ pairings, tournament, isParticipating: participating }: TournamentPage, me?: string): Byes => ({
  participating,
  granted: tournament.requestableByes,
  rounds: pairings.flatMap((one) =>
    !isGame(one) && one.white === me && byeOf(one) === 'half-point' ? [one.round] : [],
  ),
});
