import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../feedback/page-states.tsx';
import { ButtonLink } from '../layout/links.tsx';

interface OrganiserOnlyProps {
  readonly allowed: boolean;
  readonly tid: string;
  readonly children: ReactNode;
}

/** Content for the tournament's organisers; others see a notice with a link to the tournament. */
export function OrganiserOnly({ allowed, tid, children }: OrganiserOnlyProps) {
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
