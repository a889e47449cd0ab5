import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TiebreakId } from '../../../domain/tiebreaks/names.ts';
import type { Opened } from './explained.tsx';
import { ExplanationPopover } from './explanation-popover.tsx';

/** What a tie-break is, below its column's head. Loaded with its words by `tiebreak-columns.tsx`. */
export function TiebreakExplanation({ id, ...state }: Opened & { readonly id: TiebreakId }) {
  const { t } = useTranslation('tiebreaks');
  const text = `${t(`names.${id}`)}. ${t(`help.${id}`)}`;
  return (
    <>
      <VisuallyHidden>: {text}</VisuallyHidden>
      <ExplanationPopover text={text} {...state} />
    </>
  );
}
