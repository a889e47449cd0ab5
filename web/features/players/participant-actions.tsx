import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { participantName } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import classes from './players-page.module.css';
import { removalTexts } from './removal-texts.ts';

interface ParticipantActionsProps {
  readonly tournament: TournamentPlayers['tournament'];
  readonly participant: ParticipantView;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onTakeBack: () => void;
  /** The participant is being taken back. */
  readonly isReturning: boolean;
}

/** What the organiser can do with a participant: edit or remove them, or take them back after a withdrawal. */
export function ParticipantActions({
  tournament,
  participant,
  onEdit,
  onRemove,
  onTakeBack,
  isReturning,
}: ParticipantActionsProps) {
  const { t } = useTranslation('manage');
  const name = participantName(participant);
  const texts = removalTexts(tournament);
  if (tournament.finished) return null;
  if (participant.withdrawn) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.action}
        aria-label={t('players.takeBackFor', { name })}
        loading={isReturning}
        onClick={onTakeBack}
      >
        {t('players.takeBack')}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.action}
        aria-label={t('players.editFor', { name })}
        onClick={onEdit}
      >
        {t('players.edit')}
      </Button>
      <Button
        variant="subtle"
        color="brick"
        size="compact-sm"
        className={classes.action}
        aria-label={t(texts.actionFor, { name })}
        onClick={onRemove}
      >
        {t(texts.action)}
      </Button>
    </>
  );
}
