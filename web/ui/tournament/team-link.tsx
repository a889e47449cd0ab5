import type { ReactNode } from 'react';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { teamName } from '../../model/names.ts';
import { TextLink } from '../layout/links.tsx';

interface TeamLinkProps {
  readonly page: Pick<TournamentPage, 'teams'>;
  readonly team: string;
  readonly children?: ReactNode;
}

/** The name of a team of the tournament, linking to its page. */
export function TeamLink({ page, team, children = teamName(page, team) }: TeamLinkProps) {
  return (
    <TextLink to="/team/view/$id" params={{ id: team }} inherit c="inherit">
      {children}
    </TextLink>
  );
}
