import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { BYE } from '../../../contract/codes.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { ask } from '../../api.ts';
import { usePointsText } from '../../format.ts';
import { byeOf } from '../../model/field.ts';
import { isGame, pairingsOf, seatsOf } from '../../model/progress.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card } from '../../ui/card.tsx';
import { namesOf } from './participant-names.ts';
import classes from './people-list.module.css';

interface ByesProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** Who does not play in the round, allotted or booked, and what it is worth. */
export function Byes({ page, round }: ByesProps) {
  const { t } = useTranslation('manage');
  const byes = pairingsOf(page, round).filter((pairing) => !isGame(pairing));
  if (byes.length === 0) return null;
  return (
    <Card title={t('byes.title')}>
      <ul className={classes.people}>
        {byes.map((bye) => (
          <ByeRow key={`${bye.white} ${bye.black}`} page={page} bye={bye} />
        ))}
      </ul>
    </Card>
  );
}

function ByeRow({ page, bye }: { readonly page: TournamentPage; readonly bye: PairingView }) {
  const { t } = useTranslation(['manage', 'tournament']);
  const { id: tournament, bye_points, finished } = page.tournament;
  const { white: player } = seatsOf(bye);
  const name = namesOf(page)(player);
  const kind = byeOf(bye);
  const pointsText = usePointsText();
  const takeAway = useTournamentChange(
    tournament,
    () => ask(calls.deletePairing, { body: { tournament, round: bye.round, white: player, black: BYE } }),
    () => t('byes.removed', { name }),
  );
  return (
    <li>
      <span className={classes.person}>{name}</span>
      <span className={classes.about}>
        {t(`tournament:byes.${kind}`)}, {pointsText(bye_points[kind])}
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
