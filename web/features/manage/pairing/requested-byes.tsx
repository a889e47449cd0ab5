import { Button, Select } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import { BYE } from '../../../../contract/http/codes.ts';
import { requestedByePayload } from '../../../../contract/tournament/rounds.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nonNull } from '../../../../domain/kernel/given.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import { callApi } from '../../../api.ts';
import { usePointsText } from '../../../app/format.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import type { TypedNumber } from '../../../forms/numbers.ts';
import { useFollowedDefault } from '../../../forms/use-followed-default.ts';
import { useForm } from '../../../forms/use-form.tsx';
import { byeOf } from '../../../model/field.ts';
import { isGame } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MORE_ICONS } from '../../../ui/icons/more-icons.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { namesOf, participantChoices } from '../desk/participant-names.ts';
import classes from './pairing-constraints.module.css';

const KINDS_OF_BYE = ['half-point', 'zero-point', 'full-point'] as const;

interface RequestedByesProps {
  readonly page: TournamentPage;
}

/** Requested byes in future rounds by player, each with a button to remove it. */
export function RequestedByes({ page }: RequestedByesProps) {
  const { t } = useTranslation('manage');
  const from = nextRound(tournamentOf(page));
  if (page.tournament.rounds !== null && from > page.tournament.rounds) return null;
  const requested = page.pairings.filter((pairing) => !isGame(pairing) && pairing.round >= from);
  return (
    <FoldedCard
      title={t('booked.title')}
      about={t(requested.length === 0 ? 'folded.none' : 'folded.some', { count: requested.length })}
    >
      <div className={classes.asked}>
        {requested.length === 0 ? (
          <Hint>{t('booked.hint')}</Hint>
        ) : (
          <RequestedTable page={page} requested={requested} />
        )}
      </div>
      <RequestedByeForm page={page} from={from} />
    </FoldedCard>
  );
}

interface RequestedTableProps extends RequestedByesProps {
  readonly requested: readonly PairingView[];
}

function RequestedTable({ page, requested }: RequestedTableProps) {
  const { t } = useTranslation('manage');
  const rounds = [...new Set(requested.map(({ round }) => round))].sort((one, other) => one - other);
  const names = namesOf(page);
  const players = page.participants
    .filter(({ account }) => requested.some(({ white }) => white === account))
    .sort((one, other) => one.seed - other.seed);
  return (
    <div className={classes.room}>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('booked.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('booked.player')}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {t('booked.inRound', { round })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ account }) => (
            <tr key={account}>
              <th scope="row">{names(account)}</th>
              {rounds.map((round) => {
                const bye = requested.find((one) => one.white === account && one.round === round);
                return <td key={round}>{bye && <TakeAway page={page} bye={bye} name={names(account)} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TakeAwayProps extends RequestedByesProps {
  readonly bye: PairingView;
  readonly name: string;
}

/** The points of the bye, and a button to remove it. */
function TakeAway({ page, bye, name }: TakeAwayProps) {
  const { t } = useTranslation(['manage', 'tournament']);
  const pointsText = usePointsText();
  const { id: tournament, byePoints } = page.tournament;
  const { round, white } = bye;
  const kind = byeOf(bye);
  const takeAway = useTournamentChange(
    tournament,
    () => callApi(calls.deletePairing, { body: { tournament, round, white, black: BYE } }),
    () => t('byes.removed', { name }),
  );
  const about = `${t(`tournament:byes.${kind}`)}, ${pointsText(byePoints[kind])}`;
  return (
    <Button
      variant="subtle"
      title={about}
      rightSection={<Icon icon={MORE_ICONS.cross} />}
      aria-label={t('booked.takeAway', { name, round, about })}
      loading={takeAway.isPending}
      onClick={() => takeAway.mutate()}
    >
      {pointsText(byePoints[kind])}
    </Button>
  );
}

interface ByeValues {
  readonly player: string | null;
  readonly round: TypedNumber;
  readonly bye: (typeof KINDS_OF_BYE)[number];
}

function RequestedByeForm({ page, from }: RequestedByesProps & { readonly from: number }) {
  const { t } = useTranslation(['manage', 'tournament']);
  const names = namesOf(page);
  const { id, byePoints, rounds } = page.tournament;
  const add = useTournamentChange<CamelKeys<z.input<typeof requestedByePayload>>>(
    id,
    (wanted) => callApi(calls.addRequestedBye, { id, body: wanted }),
    ({ player, round }) => t('booked.added', { name: names(player), round }),
    TOLD_BY_FORM,
  );
  const initial: ByeValues = { player: null, round: from, bye: 'half-point' };
  const pointsText = usePointsText();
  const form = useForm({
    initial,
    schema: requestedByePayload,
    toPayload: (values) => ({ ...values }),
    send: (wanted) => add.mutateAsync(wanted),
    about: { notParticipating: 'player', roundIsPaired: 'round', noSuchRound: 'round' },
    startsAgain: true,
  });
  useFollowedDefault(form, 'round', from);
  const asked = useConfirmation(form.element, byeToConfirm(page, form.values));
  const name = form.values.player === null ? '' : names(form.values.player);
  const kinds = KINDS_OF_BYE.map((kind) => ({ value: kind, label: pointsText(byePoints[kind]) }));
  return (
    <FormElement form={{ ...form, submit: asked.before(form.submit) }} className={fields.row}>
      <Select
        label={t('booked.player')}
        data={participantChoices(page)}
        searchable
        clearable
        {...form.field('player')}
      />
      <NumberField label={t('booked.round')} min={from} {...nonNull({ max: rounds })} {...form.field('round')} />
      <Select
        w="100%"
        maw="24rem"
        label={t('booked.kind')}
        data={kinds}
        allowDeselect={false}
        {...form.choice('bye')}
      />
      <SubmitButton form={form}>{t('booked.add')}</SubmitButton>
      {asked.question !== null && (
        <Confirm
          opened={asked.isOpen}
          question={t(`booked.questions.${asked.question}.title`, { name })}
          consequence={t(`booked.questions.${asked.question}.text`)}
          action={t('booked.add')}
          onConfirm={asked.confirm}
          onClose={asked.close}
        />
      )}
    </FormElement>
  );
}

type ByeToConfirm = 'secondHalf' | 'full';

/** What the arbiter of a FIDE-rated tournament has to confirm (VCL4THP Q174, Q178). */
function byeToConfirm(
  { tournament, pairings }: TournamentPage,
  { player, bye }: Pick<ByeValues, 'player' | 'bye'>,
): ByeToConfirm | null {
  if (!tournament.fideRated) return null;
  if (bye === 'full-point') return 'full';
  const hasOne = pairings.some((one) => one.white === player && !isGame(one) && byeOf(one) === 'half-point');
  return bye === 'half-point' && hasOne ? 'secondHalf' : null;
}

/** Asks before the form is sent, if there is a question. */
function useConfirmation(element: RefObject<HTMLFormElement | null>, question: ByeToConfirm | null) {
  const [isOpen, setOpen] = useState(false);
  const isConfirmed = useRef(false);
  return {
    question,
    isOpen,
    before: (submit: (event: FormEvent<HTMLFormElement>) => void) => (event: FormEvent<HTMLFormElement>) => {
      if (question === null || isConfirmed.current) {
        isConfirmed.current = false;
        return submit(event);
      }
      event.preventDefault();
      setOpen(true);
    },
    confirm: () => {
      isConfirmed.current = true;
      element.current?.requestSubmit();
    },
    close: () => setOpen(false),
  };
}
