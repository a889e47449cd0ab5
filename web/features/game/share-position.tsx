import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/request.ts';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import { parseLanguage } from '../../../i18n/languages.ts';
import { embedSnippet } from '../../model/embed-snippet.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveBlob } from '../../ui/save-file.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import classes from './after-game.module.css';
import type { AfterGameProps } from './after-game.tsx';

const LICHESS = 'https://lichess.org/analysis';
/** The variants of Lichess's board of analysis, by their names in its addresses. */
const ON_LICHESS: Readonly<Record<Variant, string | null>> = {
  Chess: 'standard',
  Antichess: 'antichess',
  PawnVsPawn: null,
};

/** Browsers and servers between them take addresses of this length. */
const ADDRESS_MOST = 2_000;

/**
 * Where Lichess shows the game without an account: the whole of it, at the position that is shown, or the position alone
 * where the rules are others or the address would be too long. Null for what it does not know.
 */
function lichessAddress({ view, moves, ply }: Pick<AfterGameProps, 'view' | 'moves' | 'ply'>): string | null {
  const variant = view.tournament.game_variant;
  const name = ON_LICHESS[variant];
  if (name === null) return null;
  const game = `${LICHESS}/pgn/${moves.map(({ san }) => encodeURIComponent(san)).join('_')}#${ply}`;
  if (variant === 'Chess' && moves.length > 0 && game.length <= ADDRESS_MOST) return game;
  const fen = moves[ply - 1]?.fen ?? rulesOf(variant).startFen;
  return `${LICHESS}/${name}/${fen.replaceAll(' ', '_')}`;
}

/** Loaded when a picture is wanted. */
const boardImage = (): Promise<Blob> => import('./board-image.ts').then((part) => part.boardImage());

/** The position that is shown, to take to others: as a link, as text, to Lichess, as a picture. */
export function SharePosition({ view, moves, ply }: AfterGameProps) {
  const { t, i18n } = useTranslation('review');
  const variant = view.tournament.game_variant;
  const fen = moves[ply - 1]?.fen ?? rulesOf(variant).startFen;
  const link = `${location.origin}/game/view/${view.game.id}?ply=${ply}`;
  const lichess = lichessAddress({ view, moves, ply });
  const { id, white_name: white, black_name: black } = view.game;
  const snippet = embedSnippet({
    path: pathTo(calls.embedGame, { id, query: { language: parseLanguage(i18n.language) } }),
    title: `${white} – ${black}`,
    height: 640,
  });
  const copied = t('share.copied');
  const name = `${view.game.id}-${ply}.png`;
  // The browser wants the promise at once, and waits for the picture itself.
  const copyPicture = () =>
    navigator.clipboard
      .write([new ClipboardItem({ 'image/png': boardImage() })])
      .then(() => toast(t('share.pictureCopied')))
      .catch(() => errorToast(t('share.pictureFailed')));
  const savePicture = () =>
    boardImage()
      .then((picture) => saveBlob(name, picture))
      .catch(() => errorToast(t('share.pictureFailed')));
  return (
    <section className={classes.part} aria-label={t('share.title')}>
      <h2 className={classes.title}>{t('share.title')}</h2>
      <div className={classes.acts}>
        <CopyButton value={link} words={{ copy: t('share.link'), copied, hint: t('share.linkHint') }} />
        <CopyButton value={fen} words={{ copy: t('share.fen'), copied, hint: t('share.fenHint') }} />
        <CopyButton value={snippet} words={{ copy: t('share.embed'), copied, hint: t('share.embedHint') }} />
        {lichess !== null && (
          <Button component="a" variant="default" href={lichess} target="_blank" rel="noreferrer">
            {t('share.lichess')}
          </Button>
        )}
        <Button variant="default" onClick={() => void savePicture()}>
          {t('share.savePicture')}
        </Button>
        <Button variant="default" onClick={() => void copyPicture()}>
          {t('share.copyPicture')}
        </Button>
      </div>
    </section>
  );
}
