import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './links.tsx';
import { Empty } from './page-states.tsx';

interface HostOnlyProps {
  readonly allowed: boolean;
  readonly tid: string;
  readonly children: ReactNode;
}

/** What only those who run the tournament see; others are told so, with the way back to its page. */
export function HostOnly({ allowed, tid, children }: HostOnlyProps) {
  const { t } = useTranslation('manage');
  if (allowed) return children;
  return (
    <Empty title={t('notAllowed')}>
      <ButtonLink to="/tournament/view/$tid" params={{ tid }}>
        {t('toTournament')}
      </ButtonLink>
    </Empty>
  );
}
