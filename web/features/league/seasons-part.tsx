import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../../contract/leagues/leagues.ts';
import { useFormat } from '../../app/format.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import classes from './manage.module.css';
import { SeasonForm, type SeasonWork } from './season-form.tsx';

interface SeasonsPartProps {
  readonly league: string;
  /** The newest first. */
  readonly seasons: readonly SeasonView[];
}

/** The seasons of a league: creates, edits, and starts the next one from the last. */
export function SeasonsPart({ league, seasons }: SeasonsPartProps) {
  const { t } = useTranslation('leagueDesk');
  const [work, setWork] = useState<SeasonWork>();
  const close = () => setWork(undefined);
  const followed = new Set(seasons.map(({ oldSeasonId }) => oldSeasonId));
  return (
    <Card title={t('seasons.title')}>
      {seasons.length === 0 ? (
        <Empty title={t('seasons.none')} hint={t('seasons.noneHint')} />
      ) : (
        <ul className={classes.list}>
          {seasons.map((season) => (
            <SeasonRow
              key={season.id}
              league={league}
              season={season}
              isFollowed={followed.has(season.id)}
              onWork={setWork}
            />
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        <Button onClick={() => setWork({ kind: 'new' })}>{t('seasons.new')}</Button>
      </div>
      {work !== undefined && (
        <FormDialog title={t(TITLES[work.kind])} onClose={close}>
          <SeasonForm league={league} work={work} onSaved={close} />
        </FormDialog>
      )}
    </Card>
  );
}

const TITLES = { new: 'seasons.new', edit: 'seasons.edit', start: 'seasons.start' } as const;

interface SeasonRowProps {
  readonly league: string;
  readonly season: SeasonView;
  readonly isFollowed: boolean;
  readonly onWork: (work: SeasonWork) => void;
}

function SeasonRow({ league, season, isFollowed, onWork }: SeasonRowProps) {
  const { t } = useTranslation(['leagueDesk', 'league']);
  const format = useFormat();
  const { id, name, startDate, endDate, ended, visible } = season;
  return (
    <li>
      <div className={classes.about}>
        <div className={classes.name}>{name}</div>
        <div className={classes.note}>
          {format.dateRange(startDate, endDate)} · {t(ended ? 'league:ended' : 'league:running')}
          {!visible && ` · ${t('hidden')}`}
        </div>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={t('seasons.editOf', { name })}
          onClick={() => onWork({ kind: 'edit', season })}
        >
          {t('seasons.edit')}
        </Button>
        {!ended && (
          <ButtonLink
            variant="default"
            to="/league/manage/$leagueId"
            params={{ leagueId: league }}
            search={{ end: id }}
            aria-label={t('seasons.endOf', { name })}
          >
            {t('seasons.end')}
          </ButtonLink>
        )}
        {ended && !isFollowed && (
          <Button aria-label={t('seasons.startOf', { name })} onClick={() => onWork({ kind: 'start', old: season })}>
            {t('seasons.start')}
          </Button>
        )}
      </div>
    </li>
  );
}
