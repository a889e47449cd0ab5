import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import type { EmbedView } from '../../../../contract/tournament/embeds.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { parseLanguage } from '../../../../i18n/languages.ts';
import { embedSnippet } from '../../../model/embed-snippet.ts';
import { gamesOf } from '../../../model/game/live-games.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { currentRound, pairingsOf } from '../../../model/progress.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { QrCode } from '../../../ui/icons/qr-code.tsx';
import { CalendarLink } from '../../../ui/tournament/calendar-link.tsx';
import classes from './share-dialog.module.css';

interface ShareDialogProps {
  readonly page: TournamentPage;
  readonly onClose: () => void;
}

const VIEWS: readonly EmbedView[] = ['standings', 'pairings'];

/** Ways to follow the tournament: its link first, then its calendar, and addresses for programs and other sites. */
export function ShareDialog({ page, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['screen', 'common']);
  const { id, publiclyViewable: isPublic } = page.tournament;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('share.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {!isPublic && <p className={classes.hint}>{t('share.private')}</p>}
      <PageLink page={page} />
      <section>
        <h3>{t('share.calendar')}</h3>
        <CalendarLink path={pathTo(calls.tournamentCalendar, { id })} />
      </section>
      <details className={classes.programs}>
        <summary>{t('share.programs')}</summary>
        <LiveFiles page={page} />
        {isPublic && <Embed page={page} />}
      </details>
    </Modal>
  );
}

/** The address of the page: as a code for a wall, to copy, or by the device's own way to share. */
function PageLink({ page: { tournament } }: Pick<ShareDialogProps, 'page'>) {
  const { t } = useTranslation('screen');
  const link = new URL(`/tournament/view/${tournament.id}`, location.origin).href;
  const shared = { title: tournament.name, url: link };
  return (
    <section className={classes.link}>
      <QrCode link={link} label={t('share.qr', { name: tournament.name })} />
      <div>
        <Address label={t('share.link')} value={link} />
        {typeof navigator.share === 'function' && <Button onClick={() => void share(shared)}>{t('share.send')}</Button>}
      </div>
    </section>
  );
}

/** Closing the device's own dialog without choosing rejects the promise; that is no fault. */
async function share(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Addresses of files that follow the games. */
function LiveFiles({ page }: Pick<ShareDialogProps, 'page'>) {
  const { t } = useTranslation('screen');
  const { id } = page.tournament;
  const round = currentRound(page);
  const hasGames = Object.keys(page.games).length > 0;
  return (
    <section>
      <h3>{t('share.pgn')}</h3>
      <p className={classes.hint}>{t('share.pgnHint')}</p>
      {hasGames ? (
        <>
          <Address label={t('share.allRounds')} value={location.origin + pathTo(calls.tournamentPgn, { id })} />
          <Address
            label={t('share.round', { round })}
            value={location.origin + pathTo(calls.roundPgn, { id, round: String(round) })}
          />
        </>
      ) : (
        <p>{t('share.noGames')}</p>
      )}
    </section>
  );
}

/** An HTML snippet for another site: a table, or one of the online boards. */
function Embed({ page }: { readonly page: TournamentPage }) {
  const { t, i18n } = useTranslation('screen');
  const [wanted, setWanted] = useState<string>('standings');
  const { id, name } = page.tournament;
  const query = { language: parseLanguage(i18n.language) };
  const boards = page.tournament.showOnlyTop ? [] : boardsOnScreen(page);
  const board = boards.find(({ game }) => game === wanted);
  const view = VIEWS.find((known) => known === wanted) ?? 'standings';
  const snippet =
    board === undefined
      ? embedSnippet({ path: pathTo(calls.embedTournament, { id, view, query }), title: name, height: 480 })
      : embedSnippet({ path: pathTo(calls.embedGame, { id: board.game, query }), title: board.names, height: 640 });
  return (
    <section>
      <h3>{t('share.embed')}</h3>
      <p className={classes.hint}>{t('share.embedHint')}</p>
      <NativeSelect
        label={t('share.view')}
        value={board?.game ?? view}
        onChange={(event) => setWanted(event.currentTarget.value)}
        data={[
          ...VIEWS.map((value) => ({ value, label: t(`parts.${value}`) })),
          ...boards.map(({ game, number, names }) => ({ value: game, label: t('share.board', { number, names }) })),
        ]}
      />
      <Address label={t('share.snippet')} value={snippet} />
    </section>
  );
}

/** The online games of the current round, board by board. */
const boardsOnScreen = (page: TournamentPage) =>
  pairingsOf(page, currentRound(page)).flatMap((pairing) => {
    const game = gamesOf(page, pairing).at(-1)?.id;
    const number = [pairing.match, pairing.board].filter((part) => part !== undefined).join('.');
    return game === undefined ? [] : [{ game, number, names: `${whiteName(pairing)} – ${blackName(pairing)}` }];
  });

function Address({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useTranslation('screen');
  return (
    <div className={classes.address}>
      <span>{label}</span>
      <code>{value}</code>
      <CopyButton
        value={value}
        words={{ copy: t('share.copy'), copied: t('card.copied'), hint: t('share.copyHint', { label }) }}
      />
    </div>
  );
}
