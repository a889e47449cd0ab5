import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BuildSearch } from '../../model/build-steps.ts';
import { rolesQuery } from '../../queries/account.ts';
import { organisersOf } from '../../queries/organisers.ts';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { Wizard } from './wizard.tsx';

interface BuildPageProps {
  readonly search: BuildSearch;
  readonly onSearch: (search: BuildSearch) => void;
}

/** Builds a new tournament, step by step or from a TRF file. */
export function BuildPage({ search, onSearch }: BuildPageProps) {
  const { t } = useTranslation(['build', 'ui', 'home']);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const organisers = organisersOf(roles);
  const [importing, dialog] = useDisclosure();
  const [first] = organisers;
  return (
    <Page
      title={t('title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('home:list.title'), link: { to: '/tournaments' } },
      ]}
      actions={
        first !== undefined && (
          <>
            <ButtonLink to="/event/build" variant="default">
              {t('event.link')}
            </ButtonLink>
            <Button variant="default" onClick={dialog.open}>
              {t('import.open')}
            </Button>
          </>
        )
      }
    >
      <HelpBox name="build" guide={6}>
        {t('help')}
      </HelpBox>
      {first === undefined ? (
        <Empty title={t('nobody')} hint={t('nobodyHint')} />
      ) : (
        <>
          <Wizard organisers={organisers} first={first} search={search} onSearch={onSearch} />
          <ImportDialog organisers={organisers} first={first} opened={importing} onClose={dialog.close} />
        </>
      )}
    </Page>
  );
}
