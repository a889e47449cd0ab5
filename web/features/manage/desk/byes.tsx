import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { BYE } from '../../../../contract/http/codes.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { MadePairing } from '../../../../domain/tournament/rounds/hand-pairing.ts';
import { callApi } from '../../../api.ts';
import { usePointsText } from '../../../app/format.ts';
import { meetingsOf } from '../../../model/field.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { namesOf } from './participant-names.ts';
import classes from './people-list.module.css';

interface ByesProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** Players without a game in the round, by a requested or a pairing-allocated bye, and its points. */
export function Byes({ page, round }: ByesProps) {
  const { t } = useTranslation('manage');
  const byes = meetingsOf(page).filter((made) => made.round === round && made.black === null);
  if (byes.length === 0) return null;
  return (
    <Card title={t('byes.title', { round })}>
      <ul className={classes.people}>
        {byes.map((bye) => (
          <ByeRow key={bye.white} page={page} bye={bye} />
        ))}
      </ul>
    </Card>
  );
}

function ByeRow({ page, bye: made }: { readonly page: TournamentPage; readonly bye: MadePairing<string> }) {
  const { t } = useTranslation(['manage', 'tournament']);
  const { id: tournament, byePoints, finished } = page.tournament;
  const { round, white: who, bye: kind } = made;
  const name = namesOf(page)(who);
  const pointsText = usePointsText();
  const takeAway = useTournamentChange(
    tournament,
    () => callApi(calls.deletePairing, { body: { tournament, round, white: who, black: BYE } }),
    () => t('byes.removed', { name }),
  );
  if (kind === null) return null;
  // A bye of a team has other points than that of a player.
  const worth = page.matches === undefined ? `, ${pointsText(byePoints[kind])}` : '';
  return (
    <li>
      <span className={classes.person}>{name}</span>
      <span className={classes.about}>
        {t(`tournament:byes.${kind}`)}
        {worth}
      </span>
      {!finished && (
        <Button
          variant="subtle"
          aria-label={t('byes.removeFrom', { name })}
          loading={takeAway.isPending}
          onClick={() => takeAway.mutate()}
        >
          {t('byes.remove')}
        </Button>
      )}
    </li>
  );
}
