import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FindingView, ReadinessView } from '../../../../contract/tournament/readiness.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { isTiebreakId, tiebreakNameOf } from '../../../../domain/tiebreaks/names.ts';
import { READINESS_GROUPS } from '../../../../domain/tournament/readiness/finding.ts';
import { useFormat } from '../../../app/format.ts';
import { readinessQuery } from '../../../queries/tournament.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import { namesOf } from '../desk/participant-names.ts';
import classes from './report-card.module.css';
import { ReportFiles } from './report-files.tsx';

interface ReportCardProps {
  readonly page: TournamentPage;
}

/** What the rating report lacks, with the place where each is mended, and the report itself. */
export function ReportCard({ page }: ReportCardProps) {
  const { t } = useTranslation('readiness');
  const { id, revision } = page.tournament;
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...readinessQuery(id, revision), enabled: isOpen });
  return (
    <Card title={t('title')}>
      {data === undefined ? (
        <div>
          <Button variant="default" loading={isOpen} onClick={() => setIsOpen(true)}>
            {t('check')}
          </Button>
        </div>
      ) : (
        <Report page={page} readiness={data} />
      )}
    </Card>
  );
}

function Report({ page, readiness }: ReportCardProps & { readonly readiness: ReadinessView }) {
  const { t } = useTranslation('readiness');
  const format = useFormat();
  const { firstList, sendBy, lastList } = readiness.deadlines;
  return (
    <>
      <p role="status" className={classes.verdict}>
        {t(readiness.ready ? 'ready' : 'notReady')}
      </p>
      {READINESS_GROUPS.map((group) => (
        <Findings key={group} page={page} group={group} findings={readiness.findings} />
      ))}
      <p className={classes.deadlines}>
        {t('deadlines', {
          firstList: format.date(firstList),
          sendBy: format.date(sendBy),
          lastList: format.date(lastList),
        })}
      </p>
      <ReportFiles page={page} findings={readiness.findings} />
    </>
  );
}

interface FindingsProps extends ReportCardProps {
  readonly group: FindingView['group'];
  readonly findings: readonly FindingView[];
}

function Findings({ page, group, findings }: FindingsProps) {
  const { t } = useTranslation('readiness');
  const textOf = useFindingText(page);
  const own = findings.filter((finding) => finding.group === group);
  if (own.length === 0) return null;
  return (
    <section>
      <h3 className={classes.group}>{t(`groups.${group}`)}</h3>
      <ul className={classes.list}>
        {own.map((finding) => (
          <li key={`${finding.kind} ${JSON.stringify(finding.params)} ${finding.who.join()}`}>
            {textOf(finding)} <MendingLink tid={page.tournament.id} place={finding.place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a finding is mended; the rounds are on this page. */
function MendingLink({ tid, place }: { readonly tid: string; readonly place: FindingView['place'] }) {
  const { t } = useTranslation('readiness');
  switch (place) {
    case 'settings':
      return (
        <TextLink to="/tournament/edit/$tid" params={{ tid }}>
          {t('places.settings')}
        </TextLink>
      );
    case 'participants':
      return (
        <TextLink to="/tournament/players/$tid" params={{ tid }}>
          {t('places.participants')}
        </TextLink>
      );
    case 'rounds':
      return null;
  }
}

/** Days, names and tie-breaks as people read them. */
function useFindingText(page: TournamentPage): (finding: FindingView) => string {
  const { t } = useTranslation('readiness');
  const format = useFormat();
  const nameOf = namesOf(page);
  return ({ kind, who, params }) => {
    const { day, registerBy, tiebreak, count, ...others } = params;
    return t(`findings.${kind}` as 'findings.roundsToCome', {
      ...others,
      who: format.list(who.map(nameOf)),
      count: Number(count ?? 0),
      ...(day !== undefined && { day: format.date(String(day)) }),
      ...(registerBy !== undefined && { registerBy: format.date(String(registerBy)) }),
      ...(typeof tiebreak === 'string' && isTiebreakId(tiebreak) && { tiebreak: tiebreakNameOf(tiebreak).fide }),
    });
  };
}
