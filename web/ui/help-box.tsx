import { CloseButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideSection } from '../../contract/guide.ts';
import { closeHelp, isHelpShown } from '../help.ts';
import classes from './help-box.module.css';
import { TextLink } from './links.tsx';

interface HelpBoxProps {
  /** By what it is remembered that the reader has closed it. */
  readonly name: string;
  /** The section of the user guide that says more. */
  readonly guide?: GuideSection;
  /** What it is called where a page has another one. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** What a page is for, said until the reader has closed it once (specification, section 2). */
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
