import { CloseButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideSection } from '../../../contract/site/guide.ts';
import { closeHelp, isHelpShown } from '../../app/help.ts';
import { TextLink } from '../layout/links.tsx';
import classes from './help-box.module.css';

interface HelpBoxProps {
  /** Identifies the help text in the list of closed ones. */
  readonly name: string;
  /** The section of the user guide with more. */
  readonly guide?: GuideSection;
  /** The label, for a second help text of a page. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The purpose of a page, shown until the user closes it (specification, section 2). */
export function HelpBox({ name, guide, label, children }: HelpBoxProps) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(() => isHelpShown(name));
  if (!shown) return null;
  return (
    <aside className={`${classes.box} no-print`} aria-label={label ?? t('help')}>
      <p>
        {children}{' '}
        {guide !== undefined && (
          <TextLink to="/user-guide" hash={String(guide)} inherit underline="always">
            {t('helpMore')}
          </TextLink>
        )}
      </p>
      <CloseButton
        size="lg"
        aria-label={t('closeHelp')}
        onClick={() => {
          closeHelp(name);
          setShown(false);
        }}
      />
    </aside>
  );
}
