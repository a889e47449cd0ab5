import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type TiebreakId, tiebreakNameOf, tiebreakParts } from '../../../../domain/tiebreaks/names.ts';
import type { Opened } from './explained.tsx';
import { ExplanationPopover } from './explanation-popover.tsx';

/** Explains a tie-break below its column header. Loaded with its texts by `tiebreak-columns.tsx`. */
export function TiebreakExplanation({ id, ...state }: Opened & { readonly id: TiebreakId }) {
  const { t } = useTranslation('tiebreaks');
  const { name, modifiers } = tiebreakParts(id);
  const variant = modifiers.length === 0 ? '' : ` ${t('variant', { code: tiebreakNameOf(id).fide })}`;
  const text = `${t(`names.${name}`)}. ${t(`help.${name}`)}${variant}`;
  return (
    <>
      <VisuallyHidden>: {text}</VisuallyHidden>
      <ExplanationPopover text={text} {...state} />
    </>
  );
}
