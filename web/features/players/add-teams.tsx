import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';

const AddTeamsDialog = lazyComponent(() => import('./add-teams-dialog.tsx').then((module) => module.AddTeamsDialog));

/** Opens the dialog for adding teams; loaded when it is first opened. */
export function AddTeams({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation('manage');
  const [opened, dialog] = useDisclosure();
  const [asked, setAsked] = useState(false);
  if (opened && !asked) setAsked(true);
  return (
    <>
      <Button fullWidth onClick={dialog.open}>
        {t('teams.add')}
      </Button>
      {asked && (
        <Suspense>
          <AddTeamsDialog data={data} opened={opened} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
