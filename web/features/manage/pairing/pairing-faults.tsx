import { Alert, List } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { namesOf } from '../desk/participant-names.ts';
import { useFaultText } from './fault-text.ts';

interface PairingFaultsProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** What a round of Monrad or Konrad gives up of its rules, because there is no other pairing or somebody changed it. */
export function PairingFaults({ page, round }: PairingFaultsProps) {
  const { t } = useTranslation('manage');
  const textOf = useFaultText(page.tournament.kind);
  const names = namesOf(page);
  const { pairingFaults } = page;
  if (pairingFaults?.round !== round || pairingFaults.faults.length === 0) return null;
  return (
    <Alert color="brick" variant="outline" mb="md" title={t('pairingFaults.title')} role="status">
      <List size="sm">
        {pairingFaults.faults.map((fault) => (
          <List.Item key={`${fault.kind} ${fault.players.join(' ')}`}>
            {fault.players.length > 1 && `${fault.players.map(names).join(' – ')}: `}
            {textOf(fault, names)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
