import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTournamentStream } from '../../live/tournament-stream.ts';
import { teamName } from '../../model/names.ts';
import { matchesOf } from '../../model/progress.ts';
import { type MatchAddress, matchQuery } from '../../queries/match.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { NotFoundPage } from '../../ui/feedback/page-states.tsx';
import { Desk, DeskParts } from '../../ui/layout/desk.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AnswerReport } from './answer-report.tsx';
import { ArrangeForm } from './arrange-form.tsx';
import { Boards } from './boards.tsx';
import { MatchFacts } from './match-facts.tsx';
import type { MatchProps } from './match-props.ts';
import { PlaceForm } from './place-form.tsx';
import { PostponementCard } from './postponement.tsx';
import { ReportForm } from './report-form.tsx';
import { Reports } from './reports.tsx';

/** A team match: public, with actions for its captains and the organiser. */
export function MatchPage({ address }: { readonly address: MatchAddress }) {
  const { t } = useTranslation(['match', 'ui']);
  const { tid, round, team } = address;
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const { data: day } = useSuspenseQuery(matchQuery(address));
  useTournamentStream(tid, page.tournament.finished, { positions: 'none' });
  const match = matchesOf(page, round).find(({ white, black }) => white === team || black === team);
  if (match === undefined || match.bye !== null) return <NotFoundPage />;
  const props: MatchProps = { address, page, match, day };
  const may = new Set(day.may);
  return (
    <Page
      title={t('title', { white: teamName(page, match.white), black: teamName(page, match.black) })}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      status={t('round', { round })}
    >
      <Desk
        sideLabel={t('facts')}
        side={
          <DeskParts>
            <MatchFacts {...props} />
            <PostponementCard {...props} />
            {may.has('namePlace') && <PlaceForm {...props} />}
            {may.has('arrange') && <ArrangeForm {...props} />}
          </DeskParts>
        }
      >
        <DeskParts>
          <Boards {...props} />
          {day.reports.length > 0 && <Reports {...props} />}
          {may.has('answerReport') && <AnswerReport {...props} />}
          {may.has('report') && <ReportForm {...props} as="captain" />}
          {may.has('decide') && <ReportForm {...props} as="organiser" />}
        </DeskParts>
      </Desk>
    </Page>
  );
}
