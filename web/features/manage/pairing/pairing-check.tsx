import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { SECOND } from '../../../../domain/kernel/time.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { ApiError, isUnanswered } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import { isGame, pairingsOf } from '../../../model/progress.ts';
import { explanationQuery } from '../../../queries/tournament.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { Hint } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { namesOf } from '../desk/participant-names.ts';
import list from '../desk/people-list.module.css';

interface PairingCheckProps {
  readonly page: TournamentPage;
}

/**
 * Whether each round is as the Dutch system pairs it: on demand, the program pairs the rounds again, one after the
 * other.
 */
export function PairingCheck({ page }: PairingCheckProps) {
  const { t } = useTranslation('manage');
  const rounds = page.rounds.filter(({ number }) => pairingsOf(page, number).some(isGame)).map(({ number }) => number);
  const [asked, setAsked] = useState(0);
  if (!FORMATS[page.tournament.kind].explains || rounds.length === 0) return null;
  return (
    <FoldedCard title={t('verdict.title')} about={t('verdict.about')}>
      <Hint>{t('verdict.hint')}</Hint>
      {asked === 0 ? (
        <Button mt="sm" variant="default" onClick={() => setAsked(1)}>
          {t('verdict.check')}
        </Button>
      ) : (
        <ul className={list.people} aria-live="polite">
          {rounds.slice(0, asked).map((round, index) => (
            <RoundCheck
              key={round}
              page={page}
              round={round}
              onKnown={() => setAsked((before) => Math.max(before, index + 2))}
            />
          ))}
        </ul>
      )}
    </FoldedCard>
  );
}

const RETRIES = 2;

/** How long to wait for the rate limit, in milliseconds; null for other errors. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.key !== 'tooManyRequests') return null;
  return SECOND * Math.max(1, Number(error.params.seconds ?? 1));
}

interface RoundCheckProps extends PairingCheckProps {
  readonly round: number;
  /** Called to start the next round: the check is heavy, so only one runs at a time. */
  readonly onKnown: () => void;
}

function RoundCheck({ page, round, onKnown }: RoundCheckProps) {
  const { t } = useTranslation(['manage', 'chess']);
  const errorText = useErrorText();
  const { list: together } = useFormat();
  const { data, error, failureReason } = useQuery({
    ...explanationQuery(page.tournament.id, round),
    // The number of checks per minute is limited; afterwards the check continues.
    retry: (failures, failure) => waitOf(failure) !== null || (failures < RETRIES && isUnanswered(failure)),
    retryDelay: (failures, failure) => waitOf(failure) ?? SECOND * 2 ** failures,
  });
  const waitMs = waitOf(failureReason);
  const isKnown = data !== undefined || error !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: says so once
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown]);
  const names = namesOf(page);
  const played = new Set(pairingsOf(page, round).map(({ white, black }) => `${white} ${black}`));
  const others = data?.pairs.filter(({ white, black }) => !played.has(`${white} ${black}`)) ?? [];
  const outcome = () => {
    if (error !== null) return errorText(error);
    if (data === undefined && waitMs !== null) return t('verdict.waits', { count: Math.ceil(waitMs / SECOND) });
    if (data === undefined) return t('verdict.checking');
    if (others.length === 0) return t('verdict.same');
    return t('verdict.differs', {
      pairs: together(others.map(({ white, black }) => `${names(white)} – ${names(black)}`)),
    });
  };
  return (
    <li>
      <span className={list.person}>{t('chess:round', { number: round })}</span>
      <span className={list.about}>{outcome()}</span>
    </li>
  );
}
