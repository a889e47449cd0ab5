import { List } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldPart, Hint } from '../../ui/layout/card.tsx';
import type { BuildValues } from './build-form.ts';

/** Categories and prizes that a new tournament takes from its template (CAT-7); nothing where there are none. */
export function BegunParts({ categories, prizes }: Pick<BuildValues, 'categories' | 'prizes'>) {
  const { t } = useTranslation('build');
  const count = prizes.prizes.length;
  if (categories.length === 0 && count === 0) return null;
  return (
    <FieldPart title={t('template.parts')}>
      <Hint>{t('template.partsHint')}</Hint>
      <List>
        {categories.map(({ name }) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
        {count > 0 && <List.Item>{t('template.prizes', { count })}</List.Item>}
      </List>
    </FieldPart>
  );
}
