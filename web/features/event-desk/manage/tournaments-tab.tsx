import { Button } from '@mantine/core';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { ManagedEvent } from '../../../../contract/event/entries.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import { callApi } from '../../../api.ts';
import type { EventTournamentsProps } from '../../../model/event-tournaments.ts';
import { eventKey } from '../../../queries/event-desk.ts';
import { useChange } from '../../../queries/use-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { ButtonLink, TextLink } from '../../../ui/layout/links.tsx';
import classes from './tournaments-tab.module.css';

interface TournamentsTabProps {
  readonly data: ManagedEvent;
  /** The form of the settings of tournaments. */
  readonly makeTournaments: ComponentType<EventTournamentsProps>;
}

/** The tournaments of the groups: made together, opened one by one, printed and shown together. */
export function TournamentsTab({ data, makeTournaments: MakeTournaments }: TournamentsTabProps) {
  const { t } = useTranslation('eventDesk');
  const { view } = data;
  const missing = view.groups.filter(({ tournament }) => tournament === null);
  const made = view.groups.length - missing.length;
  return (
    <div className={classes.parts}>
      <Card title={t('tournaments.title')}>
        {made > 0 && (
          <div className={classes.all}>
            <Button
              component="a"
              variant="default"
              href={pathTo(calls.printEventPairings, { id: view.id })}
              target="_blank"
            >
              {t('tournaments.print')}
            </Button>
            <ButtonLink to="/event/screen/$id" params={{ id: view.id }} target="_blank" variant="default">
              {t('tournaments.screen')}
            </ButtonLink>
          </div>
        )}
        <ul className={classes.list}>
          {view.groups.map((group) => (
            <GroupTournament key={group.code} event={view.id} group={group} />
          ))}
        </ul>
      </Card>
      {missing.length > 0 && view.cancelled === null && (
        <Card title={t('tournaments.make')}>
          <Hint>{t('tournaments.makeHint', { count: missing.length })}</Hint>
          <div className={classes.make}>
            <Suspense fallback={<RowsSkeleton rows={4} />}>
              <MakeTournaments event={view} count={missing.length} />
            </Suspense>
          </div>
        </Card>
      )}
    </div>
  );
}

interface GroupTournamentProps {
  readonly event: string;
  readonly group: ManagedEvent['view']['groups'][number];
}

function GroupTournament({ event, group }: GroupTournamentProps) {
  const { t } = useTranslation('eventDesk');
  const [isAsked, setAsked] = useState(false);
  const { code, name, tournament, entered, started } = group;
  const detach = useChange(
    () => callApi(calls.linkEventTournament, { id: event, group: code, body: { tournament: null } }),
    { renews: [eventKey(event)], message: () => t('tournaments.detached', { name }) },
  );
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <strong>{name}</strong>
        <small>{[t('table.entered', { count: entered }), ...(started ? [t('table.started')] : [])].join(' · ')}</small>
      </span>
      {tournament === null ? (
        <span className={classes.none}>{t('tournaments.none')}</span>
      ) : (
        <span className={classes.links}>
          <TextLink
            to="/tournament/view/$tid"
            params={{ tid: tournament }}
            aria-label={t('tournaments.pageOf', { name })}
          >
            {t('tournaments.page')}
          </TextLink>
          <TextLink
            to="/tournament/manage/$tid"
            params={{ tid: tournament }}
            aria-label={t('tournaments.deskOf', { name })}
          >
            {t('tournaments.desk')}
          </TextLink>
          {!started && (
            <Button
              variant="subtle"
              color="brick"
              size="compact-sm"
              loading={detach.isPending}
              aria-label={t('tournaments.detachOf', { name })}
              onClick={() => setAsked(true)}
            >
              {t('tournaments.detach')}
            </Button>
          )}
        </span>
      )}
      <Confirm
        opened={isAsked}
        question={t('tournaments.detachQuestion', { name })}
        consequence={t('tournaments.detachLoses')}
        action={t('tournaments.detach')}
        destructive
        onConfirm={() => detach.mutate()}
        onClose={() => setAsked(false)}
      />
    </li>
  );
}
