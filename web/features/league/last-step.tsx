import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SeasonView } from '../../../contract/leagues.ts';
import type { MoveView, SeasonWalk } from '../../../contract/seasons.ts';
import { ask } from '../../api.ts';
import { leagueKey, movesQuery } from '../../queries/league.ts';
import { useChange } from '../../queries/use-change.ts';
import { Card, Hint } from '../../ui/card.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import classes from './manage.module.css';
import { memberKey, memberName } from './member.ts';
import { SeasonForm } from './season-form.tsx';
import { useWayText } from './way-text.ts';

interface LastStepProps {
  readonly league: string;
  readonly walk: SeasonWalk;
  readonly seasons: readonly SeasonView[];
}

/** The last step of a season: what has been entered, the end, and the season that follows. */
export function LastStep({ league, walk, seasons }: LastStepProps) {
  const { season } = walk;
  return (
    <div className={`${classes.parts} ${classes.form}`}>
      <Moves league={league} walk={walk} />
      {season.ended ? (
        <NextSeason league={league} season={season} seasons={seasons} />
      ) : (
        <TheEnd league={league} walk={walk} />
      )}
    </div>
  );
}

/** Who goes up and down; each entry can be taken back until the season has ended. */
function Moves({ league, walk }: Omit<LastStepProps, 'seasons'>) {
  const { t } = useTranslation('leagueDesk');
  const { data: moves } = useSuspenseQuery(movesQuery(league, walk.season.id));
  const wayText = useWayText(walk.steps.map(({ category, name }) => ({ id: category, name })));
  const takeBack = useChange<MoveView>(
    (move) =>
      ask(calls.takeBackMove, { id: league, season: walk.season.id, member: move.user_id ?? move.team_id ?? '' }),
    { renews: [leagueKey(league)], said: (move) => t('end.takenBack', { name: memberName(move) }) },
  );
  return (
    <Card title={t('end.moves')}>
      {moves.length === 0 && <Hint>{t('end.noMoves')}</Hint>}
      <ul className={classes.list}>
        {moves.map((move) => (
          <li key={memberKey(move)}>
            <div className={classes.about}>
              <span className={classes.name}>{memberName(move)}</span>{' '}
              <span className={classes.note}>
                {wayText(move.old_category, move.new_category)}, {t('end.from', { category: move.old_category_name })}
              </span>
            </div>
            {!walk.season.ended && (
              <Button
                variant="subtle"
                color="brick"
                aria-label={t('end.takeBackOf', { name: memberName(move) })}
                loading={takeBack.isPending && takeBack.variables === move}
                onClick={() => takeBack.mutate(move)}
              >
                {t('end.takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TheEnd({ league, walk: { season, steps } }: Omit<LastStepProps, 'seasons'>) {
  const { t } = useTranslation('leagueDesk');
  const [asked, setAsked] = useState(false);
  const { name } = season;
  const end = useChange(() => ask(calls.endSeason, { id: league, season: season.id }), {
    renews: [leagueKey(league)],
    said: () => t('end.ended', { season: name }),
  });
  const left = steps.filter(({ walked }) => !walked).length;
  return (
    <div>
      {left > 0 && <Hint>{t('end.notWalked', { count: left })}</Hint>}
      <div className={classes.buttons}>
        <Button loading={end.isPending} onClick={() => setAsked(true)}>
          {t('end.end')}
        </Button>
      </div>
      <Confirm
        opened={asked}
        question={t('end.endQuestion', { season: name })}
        consequence={t('end.endLoses')}
        action={t('end.end')}
        onConfirm={() => end.mutate()}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

function NextSeason({ league, season, seasons }: Omit<LastStepProps, 'walk'> & { readonly season: SeasonView }) {
  const { t } = useTranslation('leagueDesk');
  const navigate = useNavigate();
  const next = seasons.find(({ old_season_id }) => old_season_id === season.id);
  if (next !== undefined) return <Hint>{t('end.followed', { next: next.name })}</Hint>;
  return (
    <Card title={t('seasons.start')}>
      <Hint>{t('end.endedLead')}</Hint>
      <SeasonForm
        league={league}
        work={{ kind: 'start', old: season }}
        onSaved={() => void navigate({ to: '/league/manage/$leagueId', params: { leagueId: league }, search: {} })}
      />
    </Card>
  );
}
