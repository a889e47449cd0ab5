import { Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import { BYE } from '../../../../contract/http/codes.ts';
import { addPairing } from '../../../../contract/tournament/rounds.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { mayAddPairing, mayPairByHand } from '../../../../domain/tournament/rounds/hand-pairing.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { callApi } from '../../../api.ts';
import { usePointsText } from '../../../app/format.ts';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { meetingsOf } from '../../../model/field.ts';
import { seatsOf } from '../../../model/progress.ts';
import { entrantsOf, tournamentOf, withoutSeat } from '../../../model/tournament-of.ts';
import { tournamentPlayersQuery } from '../../../queries/tournament.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { entrantChoices, namesOf } from '../desk/participant-names.ts';

interface PairByHandProps {
  readonly page: TournamentPage;
  readonly round: number;
  /** Called when everybody has an opponent or a bye. */
  readonly onNobodyLeft: (round: number) => void;
}

/** Pairs players or gives byes by hand, where the domain allows it. */
export function PairByHand({ page, round, onNobodyLeft }: PairByHandProps) {
  const { t } = useTranslation(['manage', 'errors']);
  const guard = mayAddPairing(tournamentOf(page), round);
  return (
    <Card title={t('pair.title')}>
      {guard.ok ? (
        <PairingForm page={page} round={round} onNobodyLeft={onNobodyLeft} />
      ) : (
        <Hint>{t(`errors:${guard.key}`, { ...guard.params })}</Hint>
      )}
    </Card>
  );
}

interface PairingValues {
  readonly white: string | null;
  readonly black: string | null;
  readonly online: boolean;
}

function PairingForm({ page, round, onNobodyLeft }: PairByHandProps) {
  const { t } = useTranslation('manage');
  const pointsText = usePointsText();
  const { id: tournament, kind, defaultOtb, byePoints } = page.tournament;
  const names = namesOf(page);
  const choices = choicesOf(page, round);
  // A player who has been paired meanwhile can no longer be chosen.
  const known = (account: string | null) => (account === BYE || choices.includes(account ?? '') ? account : null);
  const add = useTournamentChange<CamelKeys<z.input<typeof addPairing>>>(
    tournament,
    (wanted) => callApi(calls.addPairing, { body: wanted }),
    ({ white, black }) =>
      black === BYE
        ? t('pair.gaveBye', { name: names(white) })
        : t('pair.added', { white: names(white), black: names(black) }),
    TOLD_BY_FORM,
  );
  const initial: PairingValues = { white: null, black: null, online: !defaultOtb };
  const form = useForm({
    initial,
    schema: addPairing,
    toPayload: ({ white, black, online }) => ({
      tournament,
      round,
      white: known(white),
      black: known(black),
      online: online && black !== BYE,
    }),
    send: async (wanted) => {
      await add.mutateAsync(wanted);
      const paired = wanted.black === BYE ? 1 : 2;
      if (choices.length <= paired) onNobodyLeft(round);
    },
    about: { samePlayer: 'black', alreadyPaired: 'black', notParticipating: 'white' },
    startsAgain: true,
  });
  // FIDE numbers are searched too.
  const { data: players } = useQuery(tournamentPlayersQuery(tournament));
  const entrants = entrantChoices(page, choices, players?.fideNumbers);
  const areTeams = page.matches !== undefined;
  const points = pointsText(byePoints[FORMATS[kind].allottedBye]);
  const bye = { value: BYE, label: areTeams ? t('pair.teamBye') : t('pair.bye', { points }) };
  return (
    <>
      <FormElement form={form} className={fields.row}>
        <Select
          label={t(areTeams ? 'pair.firstTeam' : 'pair.white')}
          data={entrants}
          searchable
          clearable
          {...form.field('white')}
          value={known(form.values.white)}
        />
        <Select
          label={t(areTeams ? 'pair.secondTeam' : 'pair.black')}
          data={[...entrants, bye]}
          searchable
          clearable
          {...form.field('black')}
          value={known(form.values.black)}
        />
        {!areTeams && (
          <Checkbox
            label={t('pair.online')}
            {...form.toggle('online')}
            checked={form.values.online && form.values.black !== BYE}
            disabled={form.values.black === BYE}
          />
        )}
        <SubmitButton form={form}>{t('pair.add')}</SubmitButton>
      </FormElement>
      <Judgement page={page} round={round} white={known(form.values.white)} black={known(form.values.black)} />
    </>
  );
}

/** The domain's check of the two chosen players: a refusal, or a warning. */
function Judgement({
  page,
  round,
  white,
  black,
}: Omit<PairByHandProps, 'onNobodyLeft'> & Omit<PairingValues, 'online'>) {
  const { t } = useTranslation(['manage', 'errors']);
  const verdict =
    white === null || black === null
      ? null
      : mayPairByHand(tournamentOf(page), seatsOf({ round, white, black }), entrantsOf(page), meetingsOf(page));
  return (
    <div role="status">
      {verdict?.ok === false && <p>{t(`errors:${verdict.key}`, { ...verdict.params })}</p>}
      {verdict?.ok === true && verdict.value.map((warning) => <p key={warning}>{t(`pair.warnings.${warning}`)}</p>)}
    </div>
  );
}

/** By hand, a player may play twice in a round, but not in one in which they have a bye. */
function choicesOf(page: TournamentPage, round: number): readonly string[] {
  if (FORMATS[page.tournament.kind].roundMaking !== 'byHand') return withoutSeat(page, round);
  return withoutSeat({ ...page, pairings: page.pairings.filter(({ black }) => black === BYE) }, round);
}
