import { useTranslation } from 'react-i18next';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';

/** The way to the norms of a tournament. */
export function NormsCard({ tid }: { readonly tid: string }) {
  const { t } = useTranslation('norms');
  return (
    <Card title={t('title')}>
      <Hint>{t('card')}</Hint>
      <div>
        <ButtonLink to="/tournament/norms/$tid" params={{ tid }} variant="default">
          {t('open')}
        </ButtonLink>
      </div>
    </Card>
  );
}
