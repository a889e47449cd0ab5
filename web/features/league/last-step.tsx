import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SeasonView } from '../../../contract/leagues/leagues.ts';
import type { MoveView, SeasonClosing } from '../../../contract/leagues/seasons.ts';
import { callApi } from '../../api.ts';
import { leagueKey, movesQuery } from '../../queries/league.ts';
import { useChange } from '../../queries/use-change.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { useMoveText } from './history/move-text.ts';
import classes from './manage.module.css';
import { memberKey, memberName } from './member.ts';
import { SeasonForm } from './season-form.tsx';

interface LastStepProps {
  readonly league: string;
  readonly closing: SeasonClosing;
  readonly seasons: readonly SeasonView[];
}

/** The last step of closing a season: what was confirmed, the end, and the season that follows. */
export function LastStep({ league, closing, seasons }: LastStepProps) {
  const { season } = closing;
  return (
    <div className={`${classes.parts} ${classes.form}`}>
      <Moves league={league} closing={closing} />
      {season.ended ? (
        <NextSeason league={league} season={season} seasons={seasons} />
      ) : (
        <TheEnd league={league} closing={closing} />
      )}
    </div>
  );
}

/** Promotions and relegations; each can be undone until the season has ended. */
function Moves({ league, closing }: Omit<LastStepProps, 'seasons'>) {
  const { t } = useTranslation('leagueDesk');
  const { data: moves } = useSuspenseQuery(movesQuery(league, closing.season.id));
  const moveText = useMoveText(closing.steps.map(({ category, name }) => ({ id: category, name })));
  const takeBack = useChange<MoveView>(
    (move) =>
      callApi(calls.takeBackMove, {
        id: league,
        season: closing.season.id,
        member: move.userId ?? move.teamId ?? '',
      }),
    { renews: [leagueKey(league)], message: (move) => t('end.takenBack', { name: memberName(move) }) },
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
                {moveText(move.oldCategory, move.newCategory)}, {t('end.from', { category: move.oldCategoryName })}
              </span>
            </div>
            {!closing.season.ended && (
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

function TheEnd({ league, closing: { season, steps } }: Omit<LastStepProps, 'seasons'>) {
  const { t } = useTranslation('leagueDesk');
  const [asked, setAsked] = useState(false);
  const { name } = season;
  const end = useChange(() => callApi(calls.endSeason, { id: league, season: season.id }), {
    renews: [leagueKey(league)],
    message: () => t('end.ended', { season: name }),
  });
  const left = steps.filter(({ closed }) => !closed).length;
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

function NextSeason({ league, season, seasons }: Omit<LastStepProps, 'closing'> & { readonly season: SeasonView }) {
  const { t } = useTranslation('leagueDesk');
  const navigate = useNavigate();
  const next = seasons.find(({ oldSeasonId }) => oldSeasonId === season.id);
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
