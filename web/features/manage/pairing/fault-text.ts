import { useTranslation } from 'react-i18next';
import type { DraftView } from '../../../../contract/tournament/desk-views.ts';
import { FORMATS, type FormatName } from '../../../../domain/tournament/value/formats.ts';

export type Fault = DraftView['faults'][number];

/** The words for a fault of a round; only those of C.04.3 cite its articles. */
export function useFaultText(format: FormatName): (fault: Fault, names: (account: string) => string) => string {
  const { t } = useTranslation('manage');
  const { checkedBy } = FORMATS[format];
  const isOwn = checkedBy === 'monrad' || checkedBy === 'konrad';
  return ({ kind, players }, names) => {
    const name = players.map(names).join(', ');
    return isOwn ? t(`draft.eveningFaults.${kind}`, { name }) : t(`draft.faults.${kind}`, { name });
  };
}
