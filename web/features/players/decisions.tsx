import { Button, Divider, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { decisionsPayload } from '../../../contract/tournament/entrants.ts';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { callApi } from '../../api.ts';
import { formatPoints } from '../../app/format.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import type { TypedNumber } from '../../forms/numbers.ts';
import { useForm } from '../../forms/use-form.tsx';
import { participantName } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Hint } from '../../ui/layout/card.tsx';

type Sent = CamelKeys<z.input<typeof decisionsPayload>>;
type Decision = Sent['decisions'][number];

interface DecisionsProps {
  readonly data: TournamentPlayers;
  readonly entrant: ParticipantView;
}

/** Points adjustments of a player, each with its reason; adds and removes them. */
export function Decisions({ data, entrant }: DecisionsProps) {
  const { t } = useTranslation(['manage', 'common']);
  const { id } = data.tournament;
  const { account } = entrant;
  const given = entrant.decisions ?? [];
  // Shows the list that was sent last until the row contains it.
  const [own, setOwn] = useState<readonly Decision[]>(
    // A report file contains no reason.
    given.map((one) => ({ ...one, reason: one.reason || t('players.decisionOfFile') })),
  );
  const change = useTournamentChange<Sent>(
    id,
    (body) => callApi(calls.setDecisions, { id, account, body }),
    () => t('players.decisionSaved', { name: participantName(entrant) }),
    TOLD_BY_FORM,
  );
  const send = async (sent: Sent) => {
    const answered = await change.mutateAsync(sent);
    setOwn(sent.decisions);
    return answered;
  };
  const initial: Typed = { points: -1, after: 0, reason: '' };
  const form = useForm({
    initial,
    schema: decisionsPayload.shape.decisions.element,
    toPayload: ({ points, after, reason }) => ({
      points: points === '' ? Number.NaN : Number(points),
      after: after === '' ? null : Number(after),
      reason,
    }),
    send: (made) => send({ decisions: [...own, made] }),
    startsAgain: true,
  });
  return (
    <>
      <Divider my="md" label={t('players.decisions')} />
      <Stack gap="sm">
        <Hint>{t('players.decisionsHint')}</Hint>
        {own.map((one, at) => (
          <Group key={`${one.after} ${one.points} ${one.reason}`} justify="space-between" wrap="nowrap">
            <span>
              {t(one.after === null ? 'players.decisionFinal' : 'players.decisionFrom', {
                points: `${one.points > 0 ? '+' : ''}${formatPoints(one.points)}`,
                round: (one.after ?? 0) + 1,
                reason: one.reason,
              })}
            </span>
            <Button
              variant="subtle"
              color="brick"
              loading={change.isPending}
              onClick={() => void send({ decisions: own.filter((_, place) => place !== at) }).catch(() => undefined)}
            >
              {t('players.decisionRemove')}
            </Button>
          </Group>
        ))}
      </Stack>
      <FormElement form={form}>
        <Stack gap="sm" mt="sm">
          <div className={fields.pair}>
            <NumberField label={t('players.decisionPoints')} step={0.5} {...form.field('points')} />
            <NumberField
              label={t('players.decisionAfter')}
              description={t('players.decisionAfterHint')}
              min={0}
              {...form.field('after')}
            />
          </div>
          <TextInput label={t('players.decisionReason')} required {...form.text('reason')} />
          <Group justify="flex-end">
            <SubmitButton form={form} variant="default">
              {t('players.decisionAdd')}
            </SubmitButton>
          </Group>
        </Stack>
      </FormElement>
    </>
  );
}

interface Typed {
  readonly points: TypedNumber;
  readonly after: TypedNumber;
  readonly reason: string;
}
