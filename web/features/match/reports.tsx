import { useTranslation } from 'react-i18next';
import type { ShownReport } from '../../../contract/tournament/matches.ts';
import { useFormat } from '../../app/format.ts';
import { teamName } from '../../model/names.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { BoardsTable } from './boards.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

/** The reports of the match, in order, with their outcome. */
export function Reports({ page, match, day }: MatchProps) {
  const { t } = useTranslation('match');
  const format = useFormat();
  const { reports, corrected } = day;
  return (
    <Card title={t('reports.title')}>
      {corrected.length > 0 && (
        <Hint>{t('reports.corrected', { count: corrected.length, boards: format.list(corrected.map(String)) })}</Hint>
      )}
      {reports.map((report) => (
        <section key={`${report.by} ${report.at}`} className={classes.report}>
          <h3>
            {report.by === 'organiser'
              ? t('reports.byOrganiser', { when: format.moment(report.at) })
              : t('reports.byTeam', { team: teamName(page, match[report.by]), when: format.moment(report.at) })}
          </h3>
          <BoardsTable page={page} match={match} boards={report.boards} />
          <Answer report={report} />
        </section>
      ))}
    </Card>
  );
}

function Answer({ report: { by, state, answered, words } }: { readonly report: ShownReport }) {
  const { t } = useTranslation('match');
  const format = useFormat();
  const when = answered === null ? '' : format.moment(answered);
  switch (state) {
    case 'waiting':
      return <p className={classes.soft}>{t('reports.waiting')}</p>;
    case 'confirmed':
      return (
        <p className={classes.soft}>{by === 'organiser' ? t('reports.counts') : t('reports.confirmed', { when })}</p>
      );
    case 'disputed':
      return (
        <>
          <p className={classes.soft}>{t('reports.disputed', { when })}</p>
          <blockquote className={classes.words}>{words}</blockquote>
        </>
      );
  }
}
