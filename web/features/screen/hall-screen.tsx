import { Box } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { roundStates } from '../../../contract/tournament/page-rounds.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { given } from '../../../domain/kernel/given.ts';
import { ApiError } from '../../api.ts';
import type { StreamContact } from '../../live/listen.ts';
import { slidesOf } from '../../model/hall-slides.ts';
import { currentRound, progressOf, startOf } from '../../model/progress.ts';
import { partsIn, SCREEN_SECONDS, type ScreenSearch, USUAL_PARTS } from '../../model/screen-settings.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { serverNow } from '../../time/server-time.ts';
import { PageFailed } from '../../ui/feedback/page-states.tsx';
import { Countdown } from '../../ui/tournament/countdown.tsx';
import { StatusChip } from '../../ui/tournament/status-chip.tsx';
import { Controls } from './controls.tsx';
import classes from './hall-screen.module.css';
import { roomIn, useWindow } from './room.ts';
import { SlideView } from './slide-view.tsx';
import { useFollowed } from './use-followed.ts';
import { useIdle } from './use-idle.ts';
import { useTheme } from './use-theme.ts';
import { useTurns } from './use-turns.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface HallScreenProps {
  readonly tid: string;
  readonly search: ScreenSearch;
  /** Called after the last view, where another display follows. */
  readonly onEnd?: () => void;
}

/** Refusals that end the display. */
const ENDED: readonly number[] = [403, 404];

/** A hall display: cycles through its views unattended, for a day. */
export function HallScreen({ tid, search, onEnd }: HallScreenProps) {
  const { data: page, error } = useSuspenseQuery(tournamentQuery(tid));
  const contact = useFollowed(tid);
  useTheme(search.theme);
  useWakeLock();
  if (error instanceof ApiError && ENDED.includes(error.status)) return <PageFailed error={error} />;
  return <Slides page={page} search={search} contact={contact} {...given({ onEnd })} />;
}

interface SlidesProps extends Pick<HallScreenProps, 'search' | 'onEnd'> {
  readonly page: TournamentPage;
  readonly contact: StreamContact;
}

function Slides({ page, search, contact, onEnd }: SlidesProps) {
  const { t } = useTranslation(['screen', 'tournament']);
  const frame = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  const room = roomIn(useWindow(), search);
  const named = partsIn(search.show);
  const round = search.round ?? currentRound(page);
  const slides = slidesOf(page, { parts: named.length > 0 ? named : USUAL_PARTS, round }, room);
  const turns = useTurns(slides, search.seconds ?? SCREEN_SECONDS.usual, onEnd);
  const slide = slides[turns.at];
  return (
    <Box ref={frame} className={classes.screen} __vars={{ '--text': `${room.textPx}px` }} data-idle={idle || undefined}>
      <title>{`${page.tournament.name} · Rokade`}</title>
      <header className={classes.head}>
        <h1>{page.tournament.name}</h1>
        <NextRound page={page} round={round} />
        <span className={classes.status}>
          <StatusChip progress={progressOf(page)} />
        </span>
      </header>
      {slide === undefined ? (
        <p className={classes.nothing}>{t('nothing')}</p>
      ) : (
        <section key={slide.key} className={classes.slide} aria-label={t(`parts.${slide.list.part}`)}>
          <SlideView page={page} slide={slide} round={round} wantedRows={search.rows} />
        </section>
      )}
      <footer className={classes.foot}>
        <span role="status">{contact === 'lost' ? t('lost') : ''}</span>
        <Controls turns={turns} count={slides.length} frame={frame} />
        {page.canManage && <span>{t('asHost')}</span>}
      </footer>
    </Box>
  );
}

/** Time until the round that is shown begins. */
function NextRound({ page, round }: { readonly page: TournamentPage; readonly round: number }) {
  const { t } = useTranslation('screen');
  const start = startOf(page, round);
  const isPlayed = roundStates(page).some(({ number, results }) => number === round && results > 0);
  if (page.tournament.finished || isPlayed) return null;
  if (start === null || Date.parse(start) <= serverNow()) return null;
  return <Countdown label={t('beginsIn')} to={start} />;
}
