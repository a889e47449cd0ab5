import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MINUTE } from '../../../domain/kernel/time.ts';
import type { ScreenSearch } from '../../model/screen-settings.ts';
import { eventGroupsQuery } from '../../queries/event-desk.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import classes from './hall-screen.module.css';
import { HallScreen } from './hall-screen.tsx';
import { useTheme } from './use-theme.ts';

interface EventScreenProps {
  readonly id: string;
  readonly search: ScreenSearch;
}

/** One display for all groups of an event: each with all its views in turn. Groups that have not begun wait. */
export function EventScreen({ id, search }: EventScreenProps) {
  const { t } = useTranslation('screen');
  const queryClient = useQueryClient();
  const { data: event } = useSuspenseQuery({ ...eventGroupsQuery(id), refetchInterval: MINUTE });
  const [shown, setShown] = useState<string>();
  useTheme(search.theme);
  const begun = event.groups.flatMap(({ tournament, started }) => (started && tournament !== null ? [tournament] : []));
  const at = Math.max(0, begun.indexOf(shown ?? ''));
  const tid = begun[at];
  const next = begun[(at + 1) % Math.max(1, begun.length)];
  // The next one is there when its turn comes.
  useQuery({ ...tournamentQuery(next ?? ''), enabled: next !== undefined && next !== tid });
  if (tid === undefined) {
    return (
      <div className={classes.screen}>
        <title>{`${event.name} · Rokade`}</title>
        <header className={classes.head}>
          <h1>{event.name}</h1>
        </header>
        <p className={classes.nothing}>{t('notBegun')}</p>
      </div>
    );
  }
  const turn = () => {
    void queryClient.invalidateQueries({ queryKey: tournamentQuery(next ?? tid).queryKey });
    setShown(next);
  };
  return (
    <Suspense>
      <HallScreen key={tid} tid={tid} search={search} {...(begun.length > 1 && { onEnd: turn })} />
    </Suspense>
  );
}
