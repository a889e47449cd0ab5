import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../../../domain/tournament/value/formats.ts';
import { closeHelp, isHelpShown } from '../../../../app/help.ts';
import { offersPostponed } from '../../../../model/postponed.ts';
import { TextLink } from '../../../../ui/layout/links.tsx';
import classes from './keys-help.module.css';

const NAME = 'desk';
/** The section of the user guide. */
const GUIDE = '10';

/** Whether the help of the desk is open: on the first visit of this device, and when it is asked for. */
export function useKeysHelp() {
  const [isOpen, setOpen] = useState(() => isHelpShown(NAME));
  useEffect(() => closeHelp(NAME), []);
  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}

interface HelpButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function HelpButton({ isOpen, onToggle }: HelpButtonProps) {
  const { t } = useTranslation('manage');
  return (
    <Button
      variant="default"
      px="sm"
      aria-expanded={isOpen}
      aria-label={t('keysHelp')}
      title={t('keysHelp')}
      onClick={onToggle}
    >
      ?
    </Button>
  );
}

/** How results are entered, and the keys of the desk. */
export function KeysHelp({ page, onClose }: { readonly page: TournamentPage; readonly onClose: () => void }) {
  const { t } = useTranslation(['manage', 'ui']);
  const { allowsDraws, gamesPerMatch } = FORMATS[page.tournament.kind];
  const keysOfMatches = allowsDraws ? 'matches.keysWithDraws' : 'matches.keys';
  return (
    <aside className={`${classes.help} no-print`} aria-label={t('keysHelp')}>
      <p>
        {t('help')}{' '}
        <span className={classes.keys}>
          {t(gamesPerMatch === 1 ? 'results.keys' : keysOfMatches)}
          {offersPostponed(page) && ` ${t('postponed.keys')}`}
          {page.tournament.playersReport && ` ${t('reported.keys')}`}{' '}
        </span>
        <TextLink to="/user-guide" hash={GUIDE} inherit underline="always">
          {t('ui:helpMore')}
        </TextLink>
      </p>
      <CloseButton size="lg" aria-label={t('ui:closeHelp')} onClick={onClose} />
    </aside>
  );
}
