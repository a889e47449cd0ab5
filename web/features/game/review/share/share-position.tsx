import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../../contract/calls.ts';
import { pathTo } from '../../../../../contract/http/request.ts';
import { rulesOf, type Variant } from '../../../../../domain/chess/rules.ts';
import { parseLanguage } from '../../../../../i18n/languages.ts';
import { embedSnippet } from '../../../../model/embed-snippet.ts';
import { CopyButton } from '../../../../ui/feedback/copy-button.tsx';
import { errorToast, toast } from '../../../../ui/feedback/toast.ts';
import { saveBlob } from '../../../../ui/table/save-file.ts';
import classes from '../charts/after-game.module.css';
import type { ReviewPartProps } from '../review-part-props.ts';

const LICHESS = 'https://lichess.org/analysis';
/** Names of the variants in the addresses of Lichess's analysis board. */
const ON_LICHESS: Readonly<Record<Variant, string | null>> = {
  Chess: 'standard',
  Antichess: 'antichess',
  PawnVsPawn: null,
};

/** Longest address that browsers and proxies accept. */
const ADDRESS_MOST = 2_000;

/**
 * Lichess's analysis of the game, without an account: the whole game at the position on the board, or the position
 * alone where the rules differ or the address would be too long. Null for an unknown variant.
 */
function lichessAddress({ view, review: { line: moves, ply } }: ReviewPartProps): string | null {
  const variant = view.tournament.gameVariant;
  const name = ON_LICHESS[variant];
  if (name === null) return null;
  const game = `${LICHESS}/pgn/${moves.map(({ san }) => encodeURIComponent(san)).join('_')}#${ply}`;
  if (variant === 'Chess' && moves.length > 0 && game.length <= ADDRESS_MOST) return game;
  const fen = moves[ply - 1]?.fen ?? rulesOf(variant).startFen;
  return `${LICHESS}/${name}/${fen.replaceAll(' ', '_')}`;
}

/** Loaded on demand. */
const boardImage = (): Promise<Blob> => import('../../table/board-image.ts').then((part) => part.boardImage());

/** Shares the position on the board: as a link, as text, on Lichess, as a picture. */
export function SharePosition({ view, review }: ReviewPartProps) {
  const { t, i18n } = useTranslation('review');
  const variant = view.tournament.gameVariant;
  const { line, ply, gamePly } = review;
  const fen = line[ply - 1]?.fen ?? rulesOf(variant).startFen;
  // A link leads to the game: the moves that the user has tried are in the position only.
  const link = `${location.origin}/game/view/${view.game.id}?ply=${gamePly}`;
  const lichess = lichessAddress({ view, review });
  const { id, whiteName: white, blackName: black } = view.game;
  const snippet = embedSnippet({
    path: pathTo(calls.embedGame, { id, query: { language: parseLanguage(i18n.language) } }),
    title: `${white} – ${black}`,
    height: 640,
  });
  const copied = t('share.copied');
  const name = `${view.game.id}-${ply}.png`;
  // The browser requires the promise synchronously, and waits for the picture itself.
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
    <section aria-label={t('share.title')}>
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
