import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { asId, type TeamId } from '../../../domain/kernel/ids.ts';
import { LIMITED_PLAYER_TEAM_ROSTER, NEXT_PAIRING_WARNING_MS } from '../../../domain/kernel/limits.ts';
import { MINUTE, millis } from '../../../domain/kernel/time.ts';
import { boardsOfTeam, mayAddParticipant, mayChangeLineUp } from '../../../domain/tournament/guards/entry-guards.ts';
import { type Guard, granted } from '../../../domain/tournament/guards/refusals.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { chosenRound } from '../../app/search.ts';
import { AddGuest } from '../../forms/add-guest.tsx';
import { rosterOf } from '../../model/tournament-of.ts';
import { type LineUp, lineUpQuery } from '../../queries/tournament.ts';
import { useRoundTime } from '../../time/round-time.ts';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { Desk, DeskParts } from '../../ui/layout/desk.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RoundTabs } from '../../ui/tournament/round-tabs.tsx';
import { HandIn } from './hand-in.tsx';
import { OtherMembers } from './other-members.tsx';
import { Seats } from './seats.tsx';

interface LineUpPageProps {
  readonly tid: string;
  readonly team: string;
  /** The round that the address names. */
  readonly round: number | undefined;
  readonly onRound: (round: number) => void;
}

/** The team's players in board order, and further candidates. */
export function LineUpPage({ tid, team: id, round: asked, onRound }: LineUpPageProps) {
  const { t } = useTranslation(['manage', 'ui', 'tournament']);
  const { data } = useSuspenseQuery(lineUpQuery(tid, id));
  const now = millis(useNow(MINUTE / 12));
  const { tournament, team, canManage } = data;
  const rounds = data.lineUpRounds;
  const round = chosenRound(rounds, asked);
  const roster = rosterOf(tournament);
  const order = mayChangeLineUp(roster, !canManage, now);
  const entries = canManage ? granted : order;
  return (
    <Page
      title={team.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      actions={
        canManage && (
          <ButtonLink to="/tournament/players/$tid" params={{ tid }} variant="default">
            {t('tournament:actions.players')}
          </ButtonLink>
        )
      }
    >
      <HelpBox name="line-up" guide={7}>
        {t('lineUpHelp')}
      </HelpBox>
      <Desk sideLabel={t('lineUp.others')} side={<Others data={data} guard={entries} />}>
        <DeskParts>
          {round !== undefined && (
            <HandIns rounds={rounds} round={round} onRound={onRound}>
              <HandIn key={round} data={data} round={round} />
            </HandIns>
          )}
          <Card title={t('lineUp.playing')}>
            <Notices data={data} isClosed={!order.ok && order.key === 'lineUpClosed'} />
            <Seats data={data} mayMove={order.ok} mayRemove={entries.ok && !tournament.finished} />
          </Card>
        </DeskParts>
      </Desk>
    </Page>
  );
}

/** Further candidates: members of the team and, for the organiser, guests. */
function Others({ data, guard }: { readonly data: LineUp; readonly guard: Guard }) {
  const { tournament, team, participating, canManage } = data;
  const room = mayAddParticipant(rosterOf(tournament), { participating: false, teamSize: participating.length });
  return (
    <>
      <OtherMembers data={data} guard={room.ok ? guard : room} />
      {canManage && room.ok && (
        <AddGuest tid={tournament.id} team={{ id: asId<TeamId>(team.teamId), name: team.name }} />
      )}
    </>
  );
}

interface HandInsProps {
  readonly rounds: readonly number[];
  readonly round: number;
  readonly onRound: (round: number) => void;
  readonly children: ReactNode;
}

/** A line-up for each paired round; where all rounds are paired, a captain may submit them ahead. */
function HandIns({ rounds, round, onRound, children }: HandInsProps) {
  const { t } = useTranslation('manage');
  if (rounds.length === 1) return children;
  return (
    <RoundTabs label={t('lineUp.rounds')} rounds={rounds} round={round} onRound={onRound}>
      <Suspense fallback={<RowsSkeleton />}>{children}</Suspense>
    </RoundTabs>
  );
}

/** Which players have a board, and until when that can change. */
function Notices({ data, isClosed }: { readonly data: LineUp; readonly isClosed: boolean }) {
  const { t } = useTranslation(['manage', 'errors']);
  const { tournament, participating, canManage } = data;
  const timeText = useRoundTime(tournament.timeZone);
  const { nextPairingAt } = rosterOf(tournament);
  const boards = boardsOfTeam(rosterOf(tournament));
  const isBound = !canManage || FORMATS[tournament.kind].lineUpCloses === 'forEverybody';
  return (
    <>
      {boards !== null && <Hint>{t('lineUp.order', { boards })}</Hint>}
      {isBound && nextPairingAt !== null && !isClosed && (
        <Hint>
          {t('lineUp.closes', { when: timeText(new Date(nextPairingAt - NEXT_PAIRING_WARNING_MS).toISOString()) })}
        </Hint>
      )}
      {isClosed && <p role="status">{t('errors:lineUpClosed')}</p>}
      {participating.length > LIMITED_PLAYER_TEAM_ROSTER && boards !== null && (
        <Hint>{t('lineUp.tooMany', { limit: LIMITED_PLAYER_TEAM_ROSTER })}</Hint>
      )}
    </>
  );
}
