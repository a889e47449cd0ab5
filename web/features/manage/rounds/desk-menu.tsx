import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { DAY, type Millis, millis } from '../../../../domain/kernel/time.ts';
import { type Lifecycle, nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import type { Guard } from '../../../../domain/tournament/guards/refusals.ts';
import {
  mayAddRound,
  mayDeleteRound,
  mayDraft,
  maySetUpRound,
} from '../../../../domain/tournament/guards/round-guards.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { callApi } from '../../../api.ts';
import { isOffered } from '../../../model/game/offers.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { serverNow } from '../../../time/server-time.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Menu } from '../../../ui/layout/menu.tsx';
import type { MenuEntry } from '../../../ui/layout/menu-button.tsx';
import { useDraftMade } from '../pairing/use-draft-made.ts';
import type { RoundTime } from './round-time-dialog.tsx';

const RoundTimeDialog = lazyComponent(() => import('./round-time-dialog.tsx').then((part) => part.RoundTimeDialog));

interface DeskMenuProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly onAdded: (round: number) => void;
}

/** What is rarely done with rounds: a draft of the next one, another round, another time, deletion. */
export function DeskMenu({ page, round, onAdded }: DeskMenuProps) {
  const { t } = useTranslation(['manage', 'errors', 'ui']);
  const [asked, question] = useDisclosure();
  const [time, setTime] = useState<RoundTime>();
  const draft = useDraftMade(page);
  const { id } = page.tournament;
  const erase = useTournamentChange(
    id,
    () => callApi(calls.deleteRound, { body: { tournament: id, number: round } }),
    () => t('round.deleted', { number: round }),
  );
  const tournament = tournamentOf(page);
  const now = millis(serverNow());
  const added = page.rounds.length + 1;
  const entry = (guard: Guard<unknown>, label: string, onChoose: () => void, destructive = false): MenuEntry[] => {
    if (!isOffered(guard)) return [];
    const reason = guard.ok ? undefined : t(`errors:${guard.key}`, { ...guard.params });
    return [{ kind: 'action', label, onChoose, destructive, reason }];
  };
  const entries = [
    ...(page.draft === null
      ? entry(mayDraft(tournament), t('draft.make', { round: nextRound(tournament) }), () => draft.mutate())
      : []),
    ...(FORMATS[tournament.format].roundMaking === 'byHand'
      ? []
      : entry(mayAddRound(tournament, added), t('round.add', { number: added }), () => setTime({ kind: 'add' }))),
    ...(mayBeMoved(tournament, round, now)
      ? entry(maySetUpRound(tournament, round, millis(now + DAY), now), t('round.move', { number: round }), () =>
          setTime({ kind: 'move', round }),
        )
      : []),
    ...(round === tournament.rounds.length
      ? entry(mayDeleteRound(tournament, round), t('round.delete', { number: round }), question.open, true)
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        position="bottom-end"
        entries={entries}
        button={{ text: t('more'), label: t('moreOfRounds'), variant: 'default', px: 'sm' }}
      />
      <Confirm
        opened={asked}
        question={t('round.deleteQuestion', { number: round })}
        consequence={t('round.deleteLoses')}
        action={t('round.delete', { number: round })}
        destructive
        onConfirm={() => erase.mutate()}
        onClose={question.close}
      />
      {time !== undefined && (
        <Suspense>
          <RoundTimeDialog page={page} time={time} onAdded={onAdded} onClose={() => setTime(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Rounds with a time that have not begun. */
function mayBeMoved(tournament: Pick<Lifecycle, 'rounds' | 'finishedAt'>, number: number, now: Millis): boolean {
  const round = tournament.rounds[number - 1];
  const isToCome = round !== undefined && round.results === 0 && round.startAt !== null && round.startAt > now;
  return isToCome && tournament.finishedAt === null;
}
