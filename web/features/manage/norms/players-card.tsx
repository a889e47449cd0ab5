import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import type { NormCandidateView, NormsQuery } from '../../../../contract/tournament/norms.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { asId } from '../../../../domain/kernel/ids.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { namesOf } from '../desk/participant-names.ts';
import { NormDetails } from './norm-details.tsx';
import classes from './norms.module.css';
import { useOutlookText } from './outlook-text.ts';

interface PlayersCardProps {
  readonly page: TournamentPage;
  readonly candidates: readonly NormCandidateView[];
  /** What is declared, for the certificates. */
  readonly query: NormsQuery;
}

/** The players with a norm in reach: those who have it, then those who can; all others are folded away. */
export function PlayersCard({ page, candidates, query }: PlayersCardProps) {
  const { t } = useTranslation('norms');
  const inReach = [...candidates.filter(hasReached), ...candidates.filter(canReach)];
  const others = candidates.filter((candidate) => !inReach.includes(candidate));
  return (
    <Card title={t('players')}>
      {inReach.length === 0 ? (
        <>
          <p className={classes.note}>{t('nobody')}</p>
          <Hint>{t('nobodyText')}</Hint>
        </>
      ) : (
        <Candidates page={page} candidates={inReach} query={query} />
      )}
      {others.length > 0 && (
        <details className={classes.details}>
          <summary>{t('others', { count: others.length })}</summary>
          <Candidates page={page} candidates={others} query={query} />
        </details>
      )}
    </Card>
  );
}

const hasReached = ({ verdict }: NormCandidateView): boolean => verdict === 'reached';

const canReach = ({ verdict, outlook }: NormCandidateView): boolean => verdict === 'open' && outlook.kind === 'needs';

function Candidates({ page, candidates, query }: PlayersCardProps) {
  const nameOf = namesOf(page);
  return (
    <ul className={classes.players}>
      {candidates.map((candidate) => (
        <li key={`${candidate.account} ${candidate.title}`}>
          <Candidate tid={page.tournament.id} name={nameOf(candidate.account)} candidate={candidate} query={query} />
        </li>
      ))}
    </ul>
  );
}

interface CandidateProps extends Pick<PlayersCardProps, 'query'> {
  readonly tid: string;
  readonly name: string;
  readonly candidate: NormCandidateView;
}

function Candidate({ tid, name, candidate, query }: CandidateProps) {
  const { t } = useTranslation('norms');
  const textOf = useOutlookText();
  const { account, title, verdict } = candidate;
  const path = { id: tid, account: asId(account), title, query };
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.who}>{t('who', { name, title })}</h3>
        {verdict === 'reached' && (
          <Anchor
            href={pathTo(calls.printCertificate, path)}
            target="_blank"
            aria-label={t('certificateOf', { name, title })}
          >
            {t('certificate')}
          </Anchor>
        )}
      </div>
      <p className={classes.note}>{textOf(candidate)}</p>
      <NormDetails candidate={candidate} />
    </>
  );
}
