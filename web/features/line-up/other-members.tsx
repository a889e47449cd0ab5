import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { TeamPlayer } from '../../../contract/line-ups.ts';
import type { Guard } from '../../../domain/tournament/refusals.ts';
import { ask } from '../../api.ts';
import { participantName, titled } from '../../model/names.ts';
import type { LineUp } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/card.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import classes from './line-up.module.css';

interface OtherMembersProps {
  readonly data: LineUp;
  /** Whether there is room, and the reader has a say over who plays, now. */
  readonly guard: Guard;
}

/** Members of the team who do not play, each to be added as long as there is room. */
export function OtherMembers({ data, guard }: OtherMembersProps) {
  const { t } = useTranslation('manage');
  const { tournament, team, not_participating } = data;
  const add = useTournamentChange<TeamPlayer>(
    tournament.id,
    ({ account }) => ask(calls.addParticipant, { id: tournament.id, account, query: { team: team.team_id } }),
    (player) => t('lineUp.added', { name: participantName(player), team: team.name }),
  );
  return (
    <Card title={t('lineUp.others')}>
      {not_participating.length === 0 ? (
        <Hint>{t('lineUp.nobodyElse')}</Hint>
      ) : (
        <ul className={classes.players}>
          {not_participating.map((player) => (
            <li key={player.account}>
              <span className={classes.name}>{titled(player.title, participantName(player))}</span>
              <span className={`${classes.about} ${classes.rating}`}>{player.fide_rating ?? '–'}</span>
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
