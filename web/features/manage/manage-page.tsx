import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSCHEDULED } from '../../../contract/codes.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { useFormat } from '../../format.ts';
import { useTournamentStream } from '../../live/tournament-stream.ts';
import { currentRound, pairingsOf, progressOf, roundNumbers } from '../../model/progress.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { HostOnly } from '../../ui/host-only.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { RoundTabs } from '../../ui/round-tabs.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Explanation } from './explanation.tsx';
import classes from './manage-page.module.css';
import { MissingList } from './missing-list.tsx';
import { NextPairingTime } from './next-pairing-time.tsx';
import { NextRoundButton } from './next-round-button.tsx';
import { PairByHand } from './pair-by-hand.tsx';
import { ResultGrid } from './result-grid.tsx';
import { AddRound, DeleteRound, SetUpRound } from './round-forms.tsx';

interface ManagePageProps {
  readonly tid: string;
  readonly round: number | undefined;
  readonly onRound: (round: number) => void;
}

/** The arbiter's desk: everything of a round on one page. */
export function ManagePage({ tid, round, onRound }: ManagePageProps) {
  const { t } = useTranslation(['manage', 'tournament', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  useTournamentStream(tid, page.tournament.finished);
  return (
    <Page
      title={t('title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      status={<StatusChip progress={progressOf(page)} />}
      actions={
        <ButtonLink to="/tournament/players/$tid" params={{ tid }} variant="default">
          {t('tournament:actions.players')}
        </ButtonLink>
      }
    >
      <HostOnly allowed={page.can_manage} tid={tid}>
        <Desk page={page} round={round} onRound={onRound} />
      </HostOnly>
    </Page>
  );
}

interface DeskProps {
  readonly page: TournamentPage;
  readonly round: number | undefined;
  readonly onRound: (round: number) => void;
}

function Desk({ page, round: wanted, onRound }: DeskProps) {
  const { t } = useTranslation('manage');
  const numbers = roundNumbers(page);
  const round = numbers.find((number) => number === wanted) ?? Math.max(1, currentRound(page));
  // Where the list of missing results sends the arbiter; a new value each time, as the same board may be named twice.
  const [target, setTarget] = useState<{ readonly board: number }>();
  return (
    <div className={classes.desk}>
      <div className={classes.round}>
        {numbers.length === 0 ? (
          <Empty title={t('round.none')} />
        ) : (
          <RoundTabs label={t('rounds')} rounds={numbers} round={round} onRound={onRound}>
            <RoundDesk page={page} round={round} isLast={round === numbers.at(-1)} target={target} />
          </RoundTabs>
        )}
      </div>
      <aside className={classes.side} aria-label={t('missing.title')}>
        <MissingList
          page={page}
          onBoard={(inRound, board) => {
            onRound(inRound);
            setTarget({ board });
          }}
        />
        <NextRoundButton page={page} onPaired={onRound} />
        <NextPairingTime page={page} />
        <AddRound page={page} onAdded={onRound} />
      </aside>
    </div>
  );
}

interface RoundDeskProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly isLast: boolean;
  readonly target: { readonly board: number } | undefined;
}

function RoundDesk({ page, round, isLast, target }: RoundDeskProps) {
  const { t } = useTranslation('manage');
  const isByHand = KINDS[page.tournament.kind].roundMaking === 'byHand';
  return (
    <>
      <RoundHead page={page} round={round} isLast={isLast} />
      {pairingsOf(page, round).length === 0 ? (
        <Empty title={t('round.notPaired')} />
      ) : (
        <ResultGrid page={page} round={round} target={target} />
      )}
      {isByHand && <PairByHand page={page} round={round} />}
      {page.tournament.kind === 'SwissDutch' && pairingsOf(page, round).length > 0 && (
        <Explanation key={round} page={page} round={round} />
      )}
    </>
  );
}

/** When the round starts; its time may be set where it is the first without one, and the last may be deleted. */
function RoundHead({ page, round: number, isLast }: Omit<RoundDeskProps, 'target'>) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const isUnscheduled = ({ start_date }: { start_date: string }) => Date.parse(start_date) === Date.parse(UNSCHEDULED);
  const round = page.rounds.find((known) => known.number === number);
  const firstUnscheduled = page.rounds.find(isUnscheduled)?.number;
  if (round === undefined) return null;
  return (
    <div className={classes.head}>
      <span className={classes.starts}>
        {isUnscheduled(round) ? t('round.unscheduled') : t('round.starts', { when: format.moment(round.start_date) })}
      </span>
      {firstUnscheduled === number && <SetUpRound page={page} round={number} />}
      {isLast && !page.tournament.finished && <DeleteRound page={page} round={number} />}
    </div>
  );
}
