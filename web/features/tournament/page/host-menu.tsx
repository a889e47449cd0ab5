import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { MINUTE, millis } from '../../../../domain/kernel/time.ts';
import { mayDelete } from '../../../../domain/tournament/guards/entry-guards.ts';
import { callApi } from '../../../api.ts';
import { withNamespaces } from '../../../app/language.ts';
import { currentRound } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { showError } from '../../../ui/feedback/error-banner.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import type { MenuEntry } from '../../../ui/layout/menu-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PinDialog } from './pin-dialog.tsx';

interface HostMenuProps {
  readonly page: TournamentPage;
  /** Whether the user may pin the tournament in the calendar. */
  readonly mayPin: boolean;
}

/** The menu of managers and editors, with deletion until the first round begins. */
export function HostMenu({ page, mayPin }: HostMenuProps) {
  const { t, i18n } = useTranslation('tournament');
  const { id: tid, name } = page.tournament;
  const navigate = useNavigate();
  const [asked, question] = useDisclosure();
  const [pinning, pinDialog] = useDisclosure();
  const now = useNow(MINUTE / 6);
  const erase = useTournamentChange(
    tid,
    () => callApi(calls.deleteTournament, { id: tid }).then(() => navigate({ to: '/' })),
    () => t('done.deleted', { name }),
  );
  const more: MenuEntry[] = [];
  const round = currentRound(page);
  if (page.canManage && round > 0) {
    const href = pathTo(calls.printCards, { id: tid, round: String(round) });
    more.push({ kind: 'sheet', label: t('actions.printCards', { round }), href });
  }
  if (page.canManage) {
    // There is no such file of team tournaments yet.
    if (!page.isTeamTournament) {
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
  if (page.canManage && page.tournament.currentOnlinePairingTime !== null) {
    const link = { to: '/tournament/manage/$tid', params: { tid } } as const;
    more.push({ kind: 'page', label: t('actions.nextPairing'), link });
  }
  if (page.canManage || page.canEdit) {
    more.push({
      kind: 'page',
      label: t(page.canManage ? 'actions.edit' : 'actions.editTexts'),
      link: { to: '/tournament/edit/$tid', params: { tid } },
    });
  }
  const entries = entriesLink(page);
  if (entries !== null) more.push({ kind: 'page', label: t(`actions.${entries.kind}`), link: entries.link });
  if (mayPin) more.push({ kind: 'action', label: t('actions.pin'), onChoose: pinDialog.open });
  if (page.canManage && mayDelete(tournamentOf(page), millis(now)).ok) {
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

type PageEntry = Extract<MenuEntry, { readonly kind: 'page' }>;

/** To the entries of the event, or to a form that makes the tournament take entries. */
function entriesLink({ canManage, event, isTeamTournament, tournament: { id, started } }: TournamentPage): {
  readonly kind: 'entries' | 'openEntries';
  readonly link: PageEntry['link'];
} | null {
  if (!canManage) return null;
  if (event !== null) return { kind: 'entries', link: { to: '/event/manage/$id', params: { id: event.id } } };
  if (started || isTeamTournament) return null;
  return { kind: 'openEntries', link: { to: '/event/entries/$tid', params: { tid: id } } };
}

/** Tables that can be exported as CSV. */
const TABLES = ['players', 'pairings', 'standings'] as const;

/** The export and its texts are loaded on demand. */
async function saving(save: (parts: typeof import('../standings/save-tables.ts')) => unknown): Promise<void> {
  try {
    await save(await withNamespaces({ namespaces: ['tools'], load: () => import('../standings/save-tables.ts') }));
  } catch (error) {
    showError(error);
  }
}
