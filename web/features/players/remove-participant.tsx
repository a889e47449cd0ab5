import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { callApi } from '../../api.ts';
import { participantName } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { removalTexts } from './removal-texts.ts';

interface RemoveParticipantProps {
  readonly tournament: TournamentPlayers['tournament'];
  /** Undefined while the dialog is closed. */
  readonly participant: ParticipantView | undefined;
  readonly onClose: () => void;
}

/** Asks before a participant is removed, or withdrawn. */
export function RemoveParticipant({ tournament, participant, onClose }: RemoveParticipantProps) {
  const { t } = useTranslation('manage');
  const { id: tid } = tournament;
  const texts = removalTexts(tournament);
  const remove = useTournamentChange<ParticipantView>(
    tid,
    ({ account }) => callApi(calls.removeParticipant, { id: tid, account }),
    (row) => t(texts.done, { name: participantName(row) }),
  );
  const name = participant === undefined ? '' : participantName(participant);
  return (
    <Confirm
      opened={participant !== undefined}
      question={t(texts.question, { name })}
      consequence={t(texts.loses, { name })}
      action={t(texts.action)}
      destructive
      onConfirm={() => participant !== undefined && remove.mutate(participant)}
      onClose={onClose}
    />
  );
}
