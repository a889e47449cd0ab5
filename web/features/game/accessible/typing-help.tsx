import { Modal } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLateOpening } from '../../../ui/hooks/use-late-opening.ts';
import classes from './typing-help.module.css';

const ASKED = ['board', 'pieces', 'square', 'clocks', 'lastMove', 'opponent', 'help'] as const;

interface TypingHelpProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Lists what the move field understands, without being announced. */
export function TypingHelp({ opened, onClose }: TypingHelpProps) {
  const { t } = useTranslation(['asking', 'common']);
  const isOpen = useLateOpening(opened);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('help.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <p className={classes.text}>{t('help.moves')}</p>
      <p className={classes.text}>{t('help.questions')}</p>
      <dl className={classes.list}>
        {ASKED.map((kind) => (
          <Fragment key={kind}>
            <dt>
              <kbd>{t(`help.asked.${kind}.letter`)}</kbd> {t('help.or')} <kbd>{t(`help.asked.${kind}.word`)}</kbd>
            </dt>
            <dd>{t(`help.asked.${kind}.says`)}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={classes.text}>{t('help.keys')}</p>
      <p className={classes.text}>{t('help.actions')}</p>
    </Modal>
  );
}
