import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { withNamespaces } from '../../../app/language.ts';
import { currentRound } from '../../../model/progress.ts';
import { showError } from '../../../ui/feedback/error-banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Menu } from '../../../ui/layout/menu.tsx';
import type { MenuEntry } from '../../../ui/layout/menu-button.tsx';

const ShareDialog = lazyComponent(() =>
  withNamespaces({ namespaces: ['screen'], load: () => import('./share-dialog.tsx') }).then((part) => part.ShareDialog),
);

interface MoreMenuProps {
  readonly page: TournamentPage;
  /** Further entries, below files and print-outs. */
  readonly more?: readonly MenuEntry[];
}

/** Files and print-outs for everybody, and further actions of this user. */
export function MoreMenu({ page, more = [] }: MoreMenuProps) {
  const { t } = useTranslation('tournament');
  const { id: tid } = page.tournament;
  const round = currentRound(page);
  const [sharing, shareDialog] = useDisclosure();
  const entries: MenuEntry[] = [
    {
      kind: 'action',
      label: t('actions.downloadPgn'),
      onChoose: () => void downloadGames(page, () => toast(t('noGames'))),
    },
    {
      kind: 'file',
      label: t('actions.downloadTrf'),
      href: pathTo(calls.reportFile, { id: tid }),
      name: `${tid}.trf`,
    },
  ];
  if (round > 0) {
    const link = { to: '/tournament/view/$tid/pairings/$round', params: { tid, round: String(round) } } as const;
    entries.push({ kind: 'page', label: t('actions.printPairings', { round }), link });
  }
  entries.push({
    kind: 'sheet',
    label: t('actions.printStandings'),
    href: pathTo(calls.printResults, { id: tid, query: { by: 'standings' } }),
  });
  if (round > 0) {
    entries.push({ kind: 'sheet', label: t('actions.printResults'), href: pathTo(calls.printResults, { id: tid }) });
  }
  if (page.categories.length > 0) {
    const href = pathTo(calls.printResults, { id: tid, query: { by: 'category' } });
    entries.push({ kind: 'sheet', label: t('actions.printCategories'), href });
  }
  entries.push({ kind: 'action', label: t('actions.share'), onChoose: shareDialog.open });
  return (
    <>
      <Menu
        position="bottom-end"
        button={{ text: t('actions.more'), variant: 'default', isShort: true }}
        entries={[...entries, ...more]}
      />
      {sharing && (
        <Suspense>
          <ShareDialog page={page} onClose={shareDialog.close} />
        </Suspense>
      )}
    </>
  );
}

async function downloadGames(page: TournamentPage, onNone: () => void): Promise<void> {
  try {
    const { downloadPgn } = await import('../pairings/download-pgn.ts');
    if (!(await downloadPgn(page.tournament.id))) onNone();
  } catch (error) {
    showError(error);
  }
}
