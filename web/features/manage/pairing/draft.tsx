import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { DraftView } from '../../../../contract/tournament/desk-views.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { callApi } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { namesOf } from '../desk/participant-names.ts';
import classes from './draft.module.css';
import { DraftSeats } from './draft-seats.tsx';
import { useDraftMade } from './use-draft-made.ts';

interface DraftProps {
  readonly page: TournamentPage;
  readonly draft: DraftView;
  readonly onPublished: (round: number) => void;
}

/** The draft of the next round: seats, notes, and swapping two players. */
export function Draft({ page, draft, onPublished }: DraftProps) {
  const { t } = useTranslation('manage');
  const { round } = draft;
  return (
    <div className={classes.draft}>
      <Card title={t('draft.title', { round })}>
        <Hint>{t('draft.hint')}</Hint>
        <Misfit page={page} draft={draft} />
        <DraftRound key={draft.version} page={page} draft={draft} onPublished={onPublished} />
      </Card>
    </div>
  );
}

/** Players who joined or left since the draft was made, which can then not be published. */
function Misfit({ page, draft: { missing, gone } }: Omit<DraftProps, 'onPublished'>) {
  const { t } = useTranslation('manage');
  const { list } = useFormat();
  const names = namesOf(page);
  if (missing.length + gone.length === 0) return null;
  return (
    <Alert color="brick" variant="outline" mb="sm">
      {missing.length > 0 && <div>{t('draft.missing', { names: list(missing.map(names)) })}</div>}
      {gone.length > 0 && <div>{t('draft.gone', { names: list(gone.map(names)) })}</div>}
      <div>{t('draft.makeAnew')}</div>
    </Alert>
  );
}

/** Two selected players can be swapped. */
function DraftRound(props: DraftProps) {
  const { page, draft } = props;
  const [marked, setMarked] = useState<readonly string[]>([]);
  const mark = (who: string) =>
    setMarked(marked.includes(who) ? marked.filter((one) => one !== who) : [...marked, who].slice(-2));
  return (
    <>
      <DraftSeats page={page} draft={draft} marked={marked} onMark={mark} />
      <Worse draft={draft} />
      <DraftActions {...props} marked={marked} />
    </>
  );
}

/** Shown where the program's own pairing is better by the rules. */
function Worse({ draft: { worse } }: Pick<DraftProps, 'draft'>) {
  const { t } = useTranslation(['manage', 'explain']);
  if (worse.length === 0) return null;
  return (
    <section className={classes.worse} aria-label={t('draft.worse')}>
      <h3>{t('draft.worse')}</h3>
      <ul>
        {worse.map(({ criterion, more }) => (
          <li key={criterion}>
            {criterion}: {t(`explain:criteria.${criterion}`)} (+{more})
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DraftActionsProps extends DraftProps {
  readonly marked: readonly string[];
}

/** Always in sight, however long the draft is. */
function DraftActions({ page, draft: { round, version, publishable }, marked, onPublished }: DraftActionsProps) {
  const { t } = useTranslation('manage');
  const names = namesOf(page);
  const { id } = page.tournament;
  const publish = useTournamentChange(
    id,
    async () => {
      const answer = await callApi(calls.publishDraft, { id, body: { version, round } });
      onPublished(answer.round);
      return answer;
    },
    (_input, answer) => t('next.done', { round: answer.round }),
    { once: true },
  );
  const swap = useTournamentChange<readonly [string, string]>(
    id,
    ([one, other]) => callApi(calls.swapInDraft, { id, body: { players: [one, other], version } }),
    ([one, other]) => t('swap.done', { one: names(one), other: names(other) }),
  );
  const anew = useDraftMade(page);
  const discard = useTournamentChange(
    id,
    () => callApi(calls.discardDraft, { id }),
    () => t('draft.discarded'),
  );
  const [one, other] = marked;
  return (
    <Group gap="xs" className={classes.actions}>
      <Button disabled={!publishable} loading={publish.isPending} onClick={() => publish.mutate()}>
        {t('draft.publish', { round })}
      </Button>
      <Button
        variant="default"
        disabled={one === undefined || other === undefined}
        loading={swap.isPending}
        onClick={() => one !== undefined && other !== undefined && swap.mutate([one, other])}
      >
        {t('draft.swap')}
      </Button>
      <Button variant="default" px="sm" loading={anew.isPending} onClick={() => anew.mutate()}>
        {t('draft.anew')}
      </Button>
      <Button variant="subtle" color="brick" px="sm" loading={discard.isPending} onClick={() => discard.mutate()}>
        {t('draft.discard')}
      </Button>
    </Group>
  );
}
