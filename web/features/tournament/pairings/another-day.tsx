import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import { clockText, formDay, freeText } from '../../../../contract/http/fields.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { CAPTAINS_WORDS_MAX, ROUND_DATES } from '../../../../domain/kernel/limits.ts';
import { millis } from '../../../../domain/kernel/time.ts';
import { sideAt } from '../../../../domain/tournament/guards/board-report.ts';
import { mayAskAnotherDay, mostOpenGames } from '../../../../domain/tournament/guards/postponed-games.ts';
import { postponementPlanOf } from '../../../../domain/tournament/value/postponement-plan.ts';
import { callApi } from '../../../api.ts';
import { DateField } from '../../../forms/fields/date-field.tsx';
import { TimeField } from '../../../forms/fields/time-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { resultOf } from '../../../model/field.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { registered } from '../../../model/open-game-rule.ts';
import { isOpenGame, openGamesOf } from '../../../model/postponed.ts';
import { boardName, startOf } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { fromIso, toIso } from '../../../time/local-time.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { serverNow } from '../../../time/server-time.ts';
import { useDeadlineText } from '../../../ui/tournament/deadline-text.ts';
import { usePostponedText } from '../../../ui/tournament/postponed-text.ts';
import { ZoneHint } from '../../../ui/tournament/zone-hint.tsx';
import classes from './report-result.module.css';

interface AnotherDayProps {
  readonly page: TournamentPage;
  /** A board of the user. */
  readonly pairing: PairingView;
  readonly me: string;
}

/** A player asks to play on another day, answers the opponent, or agrees on a date. Nothing where neither is possible. */
export function AnotherDay({ page, pairing, me }: AnotherDayProps) {
  const { t } = useTranslation(['reports', 'chess']);
  const timeText = useRoundTime(page.tournament.timeZone);
  const postponedText = usePostponedText(page.tournament.timeZone)(pairing);
  const deadlineText = useDeadlineText(page);
  // Nothing is proposed of a game that has begun.
  const isAdjourned = pairing.postponed?.state === 'adjourned';
  const rule = isAdjourned ? 'arbiter' : postponementPlanOf(page.tournament).unresolvedRule;
  const [isAsking, setAsking] = useState(false);
  const { dayAsked } = pairing;
  const isOwn = dayAsked?.by === sideOf(pairing, me);
  const mayPropose = mayProposeIn(page, pairing, me);
  if (!mayPropose && !dayAsked && postponedText === null) return null;
  const opponent = pairing.white === me ? blackName(pairing) : whiteName(pairing);
  const title = t('day.title', { round: pairing.round, board: boardName(pairing) });
  return (
    <section className={classes.panel} aria-label={title}>
      <h2>{title}</h2>
      {postponedText !== null && <p>{t('day.isOpen', { opponent, state: postponedText })}</p>}
      {postponedText !== null && (
        <p>
          {deadlineText(pairing)} {t(`chess:deadline.unresolved.${rule}`)}
        </p>
      )}
      {dayAsked && <p>{t(isOwn ? 'day.youAsked' : 'day.theyAsk', { opponent, when: timeText(dayAsked.startDate) })}</p>}
      {dayAsked && !isOwn && <Answer page={page} pairing={pairing} />}
      {mayPropose && isAsking && <AskForm page={page} pairing={pairing} me={me} onAsked={() => setAsking(false)} />}
      {mayPropose && !isAsking && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t(dayAsked || isOpenGame(pairing) ? 'day.another' : askKey(page, pairing))}
        </Button>
      )}
    </section>
  );
}

const askKey = (page: TournamentPage, pairing: PairingView) =>
  postponesAtOnce(page, pairing) ? ('day.postpone' as const) : ('day.ask' as const);

/** Where the opponent need not agree. */
const postponesAtOnce = ({ tournament }: TournamentPage, pairing: PairingView): boolean =>
  !postponementPlanOf(tournament).opponentMustAgree && !isOpenGame(pairing);

const sidesOf = ({ white, black }: PairingView) => ({ white: asId<AccountId>(white), black: asId<AccountId>(black) });

const sideOf = (pairing: PairingView, me: string) => sideAt(sidesOf(pairing), asId<AccountId>(me));

/** By the server's rule, for any day that is to come. */
function mayProposeIn(page: TournamentPage, pairing: PairingView, me: string): boolean {
  const now = millis(serverNow());
  const { round, online, postponed } = pairing;
  const seats = sidesOf(pairing);
  const others = openGamesOf(page).filter((game) => game.round !== round);
  const board = {
    ...seats,
    result: resultOf(pairing) ?? null,
    online,
    ...(postponed && { postponed: registered(postponed) }),
  };
  const asked = {
    tournament: tournamentOf(page),
    settings: page.tournament,
    round,
    board,
    openGames: mostOpenGames(others.map(sidesOf), seats),
    // The page does not say who has asked for another day before.
    postponements: 0,
  };
  return mayAskAnotherDay(asked, asId<AccountId>(me), millis(now + 1), now).ok;
}

function Answer({ page, pairing }: Pick<AnotherDayProps, 'page' | 'pairing'>) {
  const { t } = useTranslation('reports');
  const { id } = page.tournament;
  const { round } = pairing;
  const answer = useTournamentChange<boolean>(
    id,
    (agreed) => callApi(calls.answerAnotherDay, { id, round, ...sidesOf(pairing), body: { agreed } }),
    (agreed) => t(agreed ? 'day.agreed' : 'day.refused'),
  );
  return (
    <Group gap="xs" mb="sm">
      <Button loading={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('day.agree')}
      </Button>
      <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        {t('day.refuse')}
      </Button>
    </Group>
  );
}

/** A date and a time of day in the tournament's time zone, and a note for the arbiter. */
const daySchema = z.object({ date: formDay, time: clockText, words: freeText(CAPTAINS_WORDS_MAX) });

function AskForm({ page, pairing, onAsked }: AnotherDayProps & { readonly onAsked: () => void }) {
  const { t } = useTranslation('reports');
  const { id, timeZone } = page.tournament;
  const { round } = pairing;
  const ask = useTournamentChange<z.output<typeof daySchema>>(
    id,
    ({ words, ...local }) =>
      callApi(calls.askAnotherDay, {
        id,
        round,
        ...sidesOf(pairing),
        body: { startDate: toIso(local, timeZone) ?? '', words },
      }),
    () => t(postponesAtOnce(page, pairing) ? 'day.postponed' : 'day.asked'),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: () => ({
      ...fromIso(startOf(page, round) ?? new Date(serverNow()).toISOString(), timeZone),
      words: '',
    }),
    schema: daySchema,
    toPayload: (typed) => ({ ...typed }),
    send: (typed) => ask.mutateAsync(typed),
    onSent: onAsked,
    about: { timeInThePast: 'date', afterTheDeadline: 'date' },
  });
  return (
    <FormElement form={form}>
      <div className={fields.row}>
        <DateField label={t('day.date')} min={ROUND_DATES.first} max={ROUND_DATES.last} {...form.field('date')} />
        <TimeField label={t('day.time')} {...form.field('time')} />
      </div>
      <ZoneHint timeZone={timeZone} />
      <Textarea label={t('day.words')} autosize minRows={2} my="sm" {...form.text('words')} />
      <SubmitButton form={form}>{t('day.send')}</SubmitButton>
    </FormElement>
  );
}
