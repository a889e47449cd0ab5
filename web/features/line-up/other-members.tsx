import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { TeamPlayer } from '../../../contract/tournament/line-ups.ts';
import type { Guard } from '../../../domain/tournament/guards/refusals.ts';
import { callApi } from '../../api.ts';
import { participantName, titled } from '../../model/names.ts';
import type { LineUp } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { GuardedButton } from '../../ui/layout/guarded-button.tsx';
import classes from './line-up.module.css';

interface OtherMembersProps {
  readonly data: LineUp;
  /** Whether there is space, and the user may change who plays. */
  readonly guard: Guard;
}

/** Members of the team who do not play; each can be added while there is space. */
export function OtherMembers({ data, guard }: OtherMembersProps) {
  const { t } = useTranslation('manage');
  const { tournament, team, notParticipating } = data;
  const add = useTournamentChange<TeamPlayer>(
    tournament.id,
    ({ account }) => callApi(calls.addParticipant, { id: tournament.id, account, query: { team: team.teamId } }),
    (player) => t('lineUp.added', { name: participantName(player), team: team.name }),
  );
  return (
    <Card title={t('lineUp.others')}>
      {notParticipating.length === 0 ? (
        <Hint>{t('lineUp.nobodyElse')}</Hint>
      ) : (
        <ul className={classes.players}>
          {notParticipating.map((player) => (
            <li key={player.account}>
              <span className={classes.name}>{titled(player.title, participantName(player))}</span>
              <span className={`${classes.about} ${classes.rating}`}>{player.fideRating ?? '–'}</span>
              <GuardedButton
                guard={guard}
                variant="default"
                loading={add.isPending && add.variables.account === player.account}
                label={t('lineUp.addFor', { name: participantName(player) })}
                onClick={() => add.mutate(player)}
              >
                {t('lineUp.add')}
              </GuardedButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
