import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import { parseLanguage } from '../../../../i18n/languages.ts';
import type { ListSearch } from '../../../app/search.ts';
import { teamQuery } from '../../../queries/clubs.ts';
import { ButtonLink, TextLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { CalendarLink } from '../../../ui/tournament/calendar-link.tsx';
import { About, Part } from '../about.tsx';
import { MembersTable } from '../club/members-table.tsx';

interface TeamPageProps {
  readonly id: string;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** The public page of a team. */
export function TeamPage({ id, search, onSearch }: TeamPageProps) {
  const { t, i18n } = useTranslation(['clubs', 'ui']);
  const { data: team } = useSuspenseQuery(teamQuery(id));
  const { club } = team;
  return (
    <Page
      title={team.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('browse.title'), link: { to: '/browse' } },
        { label: club.name, link: { to: '/club/view/$cid', params: { cid: club.id } } },
      ]}
      actions={
        (team.canManage || team.canEdit) && (
          <ButtonLink to="/team/manage/$id" params={{ id }}>
            {t('view.manage')}
          </ButtonLink>
        )
      }
    >
      <About
        name={team.name}
        picture={team.profilePicture}
        description={team.description}
        facts={[
          [
            t('view.club'),
            <TextLink key="club" to="/club/view/$cid" params={{ cid: club.id }} inherit>
              {club.name}
            </TextLink>,
          ],
        ]}
      />
      <CalendarLink path={pathTo(calls.teamCalendar, { id, query: { language: parseLanguage(i18n.language) } })} />
      <Part title={t('view.members')}>
        <MembersTable members={team.members} search={search} onSearch={onSearch} />
      </Part>
    </Page>
  );
}
