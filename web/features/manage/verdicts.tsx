import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { SECOND } from '../../../domain/time.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { ApiError, isUnanswered } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { isGame, pairingsOf } from '../../model/progress.ts';
import { explanationQuery } from '../../queries/tournament.ts';
import { Hint } from '../../ui/card.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { FoldedCard } from '../../ui/folded-card.tsx';
import { namesOf } from './participant-names.ts';
import list from './people-list.module.css';

interface VerdictsProps {
  readonly page: TournamentPage;
}

/** Whether each round stands as the Dutch system pairs it: the program pairs them anew, one after the other, when asked. */
export function Verdicts({ page }: VerdictsProps) {
  const { t } = useTranslation('manage');
  const rounds = page.rounds.filter(({ number }) => pairingsOf(page, number).some(isGame)).map(({ number }) => number);
  const [asked, setAsked] = useState(0);
  if (!KINDS[page.tournament.kind].explains || rounds.length === 0) return null;
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
            <RoundVerdict
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

/** How long the server wants to be left alone, in milliseconds; null where it is about something else. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.key !== 'tooManyRequests') return null;
  return SECOND * Math.max(1, Number(error.params.seconds ?? 1));
}

interface RoundVerdictProps extends VerdictsProps {
  readonly round: number;
  /** The next one may be asked for: long arithmetic is done for one round at a time. */
  readonly onKnown: () => void;
}

function RoundVerdict({ page, round, onKnown }: RoundVerdictProps) {
  const { t } = useTranslation(['manage', 'chess']);
  const errorText = useErrorText();
  const { list: together } = useFormat();
  const { data, error, failureReason } = useQuery({
    ...explanationQuery(page.tournament.id, round),
    // So many rounds a minute are paired anew; then the check goes on by itself.
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
  const verdict = () => {
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
      <span className={list.about}>{verdict()}</span>
    </li>
  );
}
