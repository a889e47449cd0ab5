import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../../../contract/game/games.ts';
import { gamePgnQuery } from '../../../../queries/game.ts';
import { CopyButton } from '../../../../ui/feedback/copy-button.tsx';
import { saveFile } from '../../../../ui/table/save-file.ts';
import classes from './pgn.module.css';

const PGN_TYPE = 'application/x-chess-pgn';

/** The game as PGN, to copy. */
export function Pgn({ view }: { readonly view: GameViewAnswer }) {
  const { t } = useTranslation('game');
  const { data: pgn } = useQuery(gamePgnQuery(view.game));
  if (pgn === undefined) return null;
  return (
    <section className={classes.pgn} aria-label={t('view.pgn')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('view.pgn')}</h2>
        <div className={classes.acts}>
          <CopyButton
            value={pgn}
            words={{ copy: t('view.copyButton'), copied: t('view.copied'), hint: t('view.copy') }}
          />
          <Button variant="default" onClick={() => saveFile(`${view.game.id}.pgn`, pgn, PGN_TYPE)}>
            {t('view.download')}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <pre className={classes.text} tabIndex={0}>
        {pgn}
      </pre>
    </section>
  );
}
