import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { MINUTE, millis } from '../../../domain/time.ts';
import { mayDelete } from '../../../domain/tournament/entry-guards.ts';
import { ask } from '../../api.ts';
import { withWords } from '../../language.ts';
import { tournamentOf } from '../../model/tournament-of.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { showError } from '../../ui/error-banner.tsx';
import type { MenuEntry } from '../../ui/menu-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { MoreMenu } from './more-menu.tsx';
import { PinDialog } from './pin-dialog.tsx';

interface HostMenuProps {
  readonly page: TournamentPage;
  /** Whether the reader says what the calendar pins. */
  readonly mayPin: boolean;
}

/** The menu of who may manage the tournament, with its deletion until the first round begins. */
export function HostMenu({ page, mayPin }: HostMenuProps) {
  const { t, i18n } = useTranslation('tournament');
  const { id: tid, name } = page.tournament;
  const navigate = useNavigate();
  const [asked, question] = useDisclosure();
  const [pinning, pinDialog] = useDisclosure();
  const now = useNow(MINUTE / 6);
  const erase = useTournamentChange(
    tid,
    () => ask(calls.deleteTournament, { id: tid }).then(() => navigate({ to: '/' })),
    () => t('done.deleted', { name }),
  );
  const more: MenuEntry[] = [];
  if (page.can_manage) {
    // Of teams there is no such file yet.
    if (!page.is_team_tournament) {
      more.push({
        kind: 'action',
        label: t('actions.saveWhole'),
        onChoose: () => void saving((save) => save.saveWholeTournament(tid)),
      });
    }
    for (const table of TABLES) {
      const onChoose = () =>
        void saving((save) => save.saveTable(page, table, i18n.getFixedT(i18n.language, ['tools'])));
      more.push({ kind: 'action', label: t(`actions.saveTables.${table}`), onChoose });
    }
  }
  if (page.can_manage) {
    more.push({ kind: 'page', label: t('actions.edit'), link: { to: '/tournament/edit/$tid', params: { tid } } });
  }
  if (mayPin) more.push({ kind: 'action', label: t('actions.pin'), onChoose: pinDialog.open });
  if (page.can_manage && mayDelete(tournamentOf(page), millis(now)).ok) {
    more.push({ kind: 'action', label: t('actions.delete'), destructive: true, onChoose: question.open });
  }
  return (
    <>
      <MoreMenu page={page} more={more} />
      {pinning && <PinDialog tournament={page.tournament} onClose={pinDialog.close} />}
      <Confirm
        opened={asked}
        question={t('actions.deleteQuestion')}
        consequence={t('actions.deleteLoses', { name })}
        action={t('actions.delete')}
        destructive
        onConfirm={() => erase.mutate()}
        onClose={question.close}
      />
    </>
  );
}

/** What becomes a spreadsheet. */
const TABLES = ['players', 'pairings', 'standings'] as const;

/** What makes files, and its words, come for who asks for one. */
async function saving(save: (parts: typeof import('./save-tables.ts')) => unknown): Promise<void> {
  try {
    await save(await withWords({ words: ['tools'], load: () => import('./save-tables.ts') }));
  } catch (error) {
    showError(error);
  }
}
