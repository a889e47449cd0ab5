import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { swapPreviewQuery } from '../../../queries/tournament.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { namesOf } from '../desk/participant-names.ts';
import { useFaultText } from './fault-text.ts';

interface SwapCheckProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly one: string;
  readonly other: string;
}

/** Objections to swapping two players, as in a draft (SWAP-3), shown before the swap. */
export function SwapCheck({ page, round, one, other }: SwapCheckProps) {
  const { t } = useTranslation(['manage', 'explain']);
  const errorText = useErrorText();
  const textOf = useFaultText(page.tournament.kind);
  const names = namesOf(page);
  const { data, error } = useQuery(swapPreviewQuery(page.tournament.id, round, [one, other]));
  const isClear = data !== undefined && data.faults.length + data.worse.length === 0;
  return (
    <div role="status">
      {error !== null && <Text mt="sm">{errorText(error)}</Text>}
      {isClear && <Text mt="sm">{t('swap.clear')}</Text>}
      {data !== undefined && !isClear && (
        <>
          <Text mt="sm" fw={600}>
            {t('swap.against')}
          </Text>
          <List size="sm">
            {data.faults.map((fault) => (
              <List.Item key={`${fault.kind} ${fault.players.join(' ')}`}>
                {fault.players.map(names).join(' – ')}: {textOf(fault, names)}
              </List.Item>
            ))}
            {data.worse.map(({ criterion, more }) => (
              <List.Item key={criterion}>
                {criterion}: {t(`explain:criteria.${criterion}`)} (+{more})
              </List.Item>
            ))}
          </List>
        </>
      )}
    </div>
  );
}
