import { Button, Group, Modal, Select, Stack, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import { clockText, formDay, freeText } from '../../../../contract/http/fields.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { CAPTAINS_WORDS_MAX, ROUND_DATES } from '../../../../domain/kernel/limits.ts';
import { mayCancelPostponement } from '../../../../domain/tournament/guards/postponed-games.ts';
import type { PostponedState } from '../../../../domain/tournament/value/postponed-game.ts';
import { callApi } from '../../../api.ts';
import { DateField } from '../../../forms/fields/date-field.tsx';
import { TimeField } from '../../../forms/fields/time-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { blackName, whiteName } from '../../../model/names.ts';
import { isOpenGame } from '../../../model/postponed.ts';
import { boardName } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { fromIso, toIso } from '../../../time/local-time.ts';
import { ZoneHint } from '../../../ui/tournament/zone-hint.tsx';

const ASKERS = ['nobody', 'white', 'black'] as const;

/** The date may be empty: then the time does not count. */
const postponedSchema = z.object({
  date: z.union([z.literal(''), formDay]),
  time: clockText,
  by: z.enum(ASKERS),
  words: freeText(CAPTAINS_WORDS_MAX),
});

interface PostponedDialogProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
  /** What the game is registered as; its own state if it is registered already. */
  readonly state: PostponedState;
  readonly onClose: () => void;
}

/** Registers a game as postponed or adjourned, with its date, who asked, and a note. */
export function PostponedDialog({ page, pairing, state, onClose }: PostponedDialogProps) {
  const { t } = useTranslation(['manage', 'common']);
  const [isThere, setIsThere] = useState(false);
  // The focus to restore is recorded when a dialog opens, not when it mounts open.
  useEffect(() => setIsThere(true), []);
  return (
    <Modal
      opened={isThere}
      onClose={onClose}
      title={t(`postponed.title.${state}`, { board: boardName(pairing), round: pairing.round })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <PostponedForm page={page} pairing={pairing} state={state} onClose={onClose} />
    </Modal>
  );
}

function PostponedForm({ page, pairing, state, onClose }: PostponedDialogProps) {
  const { t } = useTranslation('manage');
  const { id, timeZone } = page.tournament;
  const { round, white, black, postponed } = pairing;
  const register = useTournamentChange<z.output<typeof postponedSchema>>(
    id,
    ({ date, time, by, words }) =>
      callApi(calls.postponeGame, {
        id,
        round,
        white,
        black,
        body: {
          state,
          startDate: date === '' ? null : (toIso({ date, time }, timeZone) ?? null),
          by: by === 'nobody' ? null : by,
          words,
        },
      }),
    () => t(`postponed.done.${state}`),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: () => ({
      ...(postponed?.startDate ? fromIso(postponed.startDate, timeZone) : { date: '', time: roundTimeOf(page, round) }),
      by: postponed?.by ?? ('nobody' as const),
      words: postponed?.words ?? '',
    }),
    schema: postponedSchema,
    toPayload: (typed) => ({ ...typed }),
    send: (typed) => register.mutateAsync(typed),
    onSent: onClose,
  });
  const askers = { nobody: t('postponed.nobody'), white: whiteName(pairing), black: blackName(pairing) };
  return (
    <FormElement form={form}>
      <Stack>
        <p>
          {whiteName(pairing)} – {blackName(pairing)}
        </p>
        <div className={fields.row}>
          <DateField
            label={t('postponed.date')}
            min={ROUND_DATES.first}
            max={ROUND_DATES.last}
            isOptional
            {...form.field('date')}
          />
          <TimeField label={t('postponed.time')} {...form.field('time')} />
        </div>
        <ZoneHint timeZone={timeZone} />
        {state === 'postponed' && (
          <Select
            label={t('postponed.by')}
            allowDeselect={false}
            data={ASKERS.map((value) => ({ value, label: askers[value] }))}
            {...form.choice('by')}
          />
        )}
        <Textarea
          label={t('postponed.words')}
          description={t(`postponed.wordsHint.${state}`)}
          autosize
          minRows={2}
          {...form.text('words')}
        />
        <Group justify="flex-end">
          <CancelButton page={page} pairing={pairing} onDone={onClose} />
          <SubmitButton form={form}>{t('postponed.save')}</SubmitButton>
        </Group>
      </Stack>
    </FormElement>
  );
}

interface CancelButtonProps extends Pick<PostponedDialogProps, 'page' | 'pairing'> {
  readonly onDone: () => void;
}

/** Only until a later round is paired. */
function CancelButton({ page, pairing, onDone }: CancelButtonProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const { round, white, black, online } = pairing;
  const cancel = useTournamentChange(
    id,
    () => callApi(calls.cancelPostponement, { id, round, white, black }).then(onDone),
    () => t('postponed.cancelled'),
  );
  const asked = { tournament: tournamentOf(page), round, board: { result: null, online } };
  if (!isOpenGame(pairing) || !mayCancelPostponement(asked).ok) return null;
  return (
    <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('postponed.cancel')}
    </Button>
  );
}

/** The time of day of the round, as club evenings begin at the same time. */
function roundTimeOf({ rounds, tournament }: TournamentPage, round: number): string {
  const start = rounds.find(({ number }) => number === round)?.startDate ?? tournament.firstOnlinePairing;
  return start === null ? '19:00' : fromIso(start, tournament.timeZone).time;
}
