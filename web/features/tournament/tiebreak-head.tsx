import { useTranslation } from 'react-i18next';
import { type TiebreakId, tiebreakNameOf } from '../../../domain/tiebreaks/names.ts';
import { Explained } from './explained.tsx';

/** A tie-break over its column: FIDE's letters, which say what it is. Loaded with its words by `tiebreak-columns.tsx`. */
export function TiebreakHead({ id }: { readonly id: TiebreakId }) {
  const { t } = useTranslation('tiebreaks');
  return <Explained label={tiebreakNameOf(id).fide} text={`${t(`names.${id}`)}. ${t(`help.${id}`)}`} />;
}
