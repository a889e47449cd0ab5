import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Hint } from '../ui/layout/card.tsx';
import fields from './fields.module.css';

/** Says that the form holds an earlier draft, which can be dropped. */
export function DraftNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const { t } = useTranslation('build');
  return (
    <div className={fields.draft}>
      <Hint>{t('draft.kept')}</Hint>
      <Button variant="subtle" size="compact-md" onClick={onStartOver}>
        {t('draft.startOver')}
      </Button>
    </div>
  );
}
