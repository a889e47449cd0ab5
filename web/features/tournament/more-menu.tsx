import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/request.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { withWords } from '../../language.ts';
import { lastPairedRound } from '../../model/progress.ts';
import { showError } from '../../ui/error-banner.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Menu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/menu-button.tsx';
import { toast } from '../../ui/toast.ts';

const ShareDialog = lazyPart(() =>
  withWords({ words: ['screen'], load: () => import('./share-dialog.tsx') }).then((part) => part.ShareDialog),
);

interface MoreMenuProps {
  readonly page: TournamentPage;
  /** What stands below the files and print-outs. */
  readonly more?: readonly MenuEntry[];
}

/** Files and print-outs for everybody, and what else this reader may do. */
export function MoreMenu({ page, more = [] }: MoreMenuProps) {
  const { t } = useTranslation('tournament');
  const { id: tid } = page.tournament;
  const round = lastPairedRound(page);
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
  entries.push({ kind: 'sheet', label: t('actions.printStandings'), href: pathTo(calls.printResults, { id: tid }) });
  if (page.categories.length > 0) {
    const href = pathTo(calls.printResults, { id: tid, query: { by: 'category' } });
    entries.push({ kind: 'sheet', label: t('actions.printCategories'), href });
  }
  entries.push({ kind: 'action', label: t('actions.share'), onChoose: shareDialog.open });
  return (
    <>
      <Menu
        position="bottom-end"
        button={{ text: t('actions.more'), variant: 'default' }}
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

/** The chess rules are loaded only for who asks for the games. */
async function downloadGames(page: TournamentPage, onNone: () => void): Promise<void> {
  try {
    const { downloadPgn } = await import('./download-pgn.ts');
    if (!(await downloadPgn(page.tournament))) onNone();
  } catch (error) {
    showError(error);
  }
}
