import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { DraftView } from '../../../../contract/tournament/desk-views.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import { mayDraft } from '../../../../domain/tournament/guards/round-guards.ts';
import { callApi } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { errorToast } from '../../../ui/feedback/toast.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { tableClass, WorkFrame } from '../../../ui/table/data-table-frame.tsx';
import { namesOf } from '../desk/participant-names.ts';
import classes from './draft.module.css';

/** Pairs the next round as a draft, for review (DRAFT-1). */
export function DraftButton({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('manage');
  const tournament = tournamentOf(page);
  const round = nextRound(tournament);
  const draft = useDraftMade(page);
  // The button beside this one already explains why not yet.
  if (page.draft !== null || !mayDraft(tournament).ok) return null;
  return (
    <Button variant="default" loading={draft.isPending} onClick={() => draft.mutate()}>
      {t('draft.make', { round })}
    </Button>
  );
}

function useDraftMade(page: TournamentPage) {
  const { t } = useTranslation('manage');
  const errorText = useErrorText();
  const { id } = page.tournament;
  return useTournamentChange(
    id,
    () => callApi(calls.draftRound, { id }),
    () => t('draft.made'),
    { once: true, onRefusal: (error) => errorToast(errorText(error)) },
  );
}

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
        <Seats key={draft.version} page={page} draft={draft} />
        <Worse draft={draft} />
        <DraftActions page={page} draft={draft} onPublished={onPublished} />
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

/** Two selected players swap. */
function Seats({ page, draft }: Omit<DraftProps, 'onPublished'>) {
  const { t } = useTranslation(['manage', 'chess']);
  const names = namesOf(page);
  const { id } = page.tournament;
  const { version } = draft;
  const [marked, setMarked] = useState<readonly string[]>([]);
  const swap = useTournamentChange<readonly [string, string]>(
    id,
    ([one, other]) => callApi(calls.swapInDraft, { id, body: { players: [one, other], version } }),
    ([one, other]) => t('swap.done', { one: names(one), other: names(other) }),
  );
  const mark = (who: string) =>
    setMarked(marked.includes(who) ? marked.filter((one) => one !== who) : [...marked, who].slice(-2));
  const [one, other] = marked;
  const seat = (who: string) => (
    <button type="button" className={classes.seat} aria-pressed={marked.includes(who)} onClick={() => mark(who)}>
      {names(who)}
    </button>
  );
  return (
    <>
      <div className={classes.frame}>
        <WorkFrame>
          <table className={`${tableClass} ${classes.table}`} aria-label={t('draft.title', { round: draft.round })}>
            <thead>
              <tr>
                <th scope="col">{t('chess:board')}</th>
                <th scope="col">{t('chess:white')}</th>
                <th scope="col">{t('chess:black')}</th>
                <th scope="col">{t('draft.notes')}</th>
              </tr>
            </thead>
            <tbody>
              {draft.pairs.map(({ white, black, proposed }, index) => (
                <tr key={`${white} ${black}`} data-drafted={index + 1}>
                  <td>{index + 1}</td>
                  <td>{seat(white)}</td>
                  <td>{seat(black)}</td>
                  <td>
                    <Notes draft={draft} players={[white, black]} changed={!proposed} names={names} />
                  </td>
                </tr>
              ))}
              {draft.byes.map((who) => (
                <tr key={who}>
                  <td>–</td>
                  <td>{seat(who)}</td>
                  <td>{t('chess:bye')}</td>
                  <td>
                    <Notes draft={draft} players={[who]} changed={false} names={names} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WorkFrame>
      </div>
      <Button
        mt="sm"
        variant="default"
        disabled={one === undefined || other === undefined}
        loading={swap.isPending}
        onClick={() => one !== undefined && other !== undefined && swap.mutate([one, other])}
      >
        {t('draft.swap')}
      </Button>
    </>
  );
}

interface NotesProps {
  readonly draft: DraftView;
  readonly players: readonly string[];
  readonly changed: boolean;
  readonly names: (account: string) => string;
}

function Notes({ draft, players, changed, names }: NotesProps) {
  const { t } = useTranslation('manage');
  const faults = draft.faults.filter((fault) => fault.players.every((who) => players.includes(who)));
  if (faults.length === 0 && !changed) return null;
  return (
    <ul className={classes.notes}>
      {changed && <li className={classes.changed}>{t('draft.changed')}</li>}
      {faults.map(({ kind, players: who }) => (
        <li key={`${kind} ${who.join(' ')}`}>{t(`draft.faults.${kind}`, { name: who.map(names).join(', ') })}</li>
      ))}
    </ul>
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

function DraftActions({ page, draft: { round, version, publishable }, onPublished }: DraftProps) {
  const { t } = useTranslation('manage');
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
  const anew = useDraftMade(page);
  const discard = useTournamentChange(
    id,
    () => callApi(calls.discardDraft, { id }),
    () => t('draft.discarded'),
  );
  return (
    <Group mt="md">
      <Button disabled={!publishable} loading={publish.isPending} onClick={() => publish.mutate()}>
        {t('draft.publish', { round })}
      </Button>
      <Button variant="default" loading={anew.isPending} onClick={() => anew.mutate()}>
        {t('draft.anew')}
      </Button>
      <Button variant="subtle" color="brick" loading={discard.isPending} onClick={() => discard.mutate()}>
        {t('draft.discard')}
      </Button>
    </Group>
  );
}
