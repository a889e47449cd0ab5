import { Button, MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import type { PairingConstraints } from '../../../../contract/tournament/desk-views.ts';
import { forbiddenPairPayload } from '../../../../contract/tournament/rounds.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import { callApi } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import type { TypedNumber } from '../../../forms/numbers.ts';
import { useFollowedDefault } from '../../../forms/use-followed-default.ts';
import { useForm } from '../../../forms/use-form.tsx';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { namesOf, participantChoices } from '../desk/participant-names.ts';
import list from '../desk/people-list.module.css';
import classes from './pairing-constraints.module.css';

type ForbiddenPair = PairingConstraints['forbiddenPairs'][number];

interface ForbiddenPairsProps {
  readonly page: TournamentPage;
  readonly pairs: readonly ForbiddenPair[];
}

/** Players who must not be paired, such as relatives or pupils of one school. */
export function ForbiddenPairs({ page, pairs }: ForbiddenPairsProps) {
  const { t } = useTranslation('manage');
  const from = nextRound(tournamentOf(page));
  return (
    <FoldedCard
      title={t('bans.title')}
      about={t(pairs.length === 0 ? 'folded.none' : 'folded.some', { count: pairs.length })}
    >
      <div className={classes.asked}>
        {pairs.length === 0 ? (
          <Hint>{t('bans.hint')}</Hint>
        ) : (
          <ul className={list.people}>
            {pairs.map((pair) => (
              <ForbiddenPairRow key={JSON.stringify(pair)} page={page} pair={pair} />
            ))}
          </ul>
        )}
      </div>
      <ForbiddenPairForm page={page} from={from} />
    </FoldedCard>
  );
}

/** Several players by name, in the order of the starting list. */
function useNamesTogether(page: TournamentPage): (players: readonly string[]) => string {
  const { list: together } = useFormat();
  const seeds = new Map(page.participants.map(({ account, seed }) => [account, seed]));
  const bySeed = (one: string, other: string): number => (seeds.get(one) ?? 0) - (seeds.get(other) ?? 0);
  const names = namesOf(page);
  return (players) => together([...players].sort(bySeed).map(names));
}

function ForbiddenPairRow({ page, pair }: { readonly page: TournamentPage; readonly pair: ForbiddenPair }) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const names = useNamesTogether(page)(pair.players);
  const remove = useTournamentChange(
    id,
    () => callApi(calls.removeForbiddenPair, { id, body: pair }),
    () => t('bans.removed', { names }),
  );
  const [from, to] = [pair.firstRound, pair.lastRound];
  return (
    <li>
      <span className={list.person}>{names}</span>
      <span className={list.about}>
        {to === null ? t('bans.fromRound', { from }) : t('bans.inRounds', { from, to })}
      </span>
      <Button
        variant="subtle"
        aria-label={t('bans.removeFor', { names })}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('bans.remove')}
      </Button>
    </li>
  );
}

interface ForbiddenPairValues {
  readonly players: string[];
  readonly firstRound: TypedNumber;
  readonly lastRound: TypedNumber;
}

function ForbiddenPairForm({ page, from }: { readonly page: TournamentPage; readonly from: number }) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const names = useNamesTogether(page);
  const add = useTournamentChange<CamelKeys<z.input<typeof forbiddenPairPayload>>>(
    id,
    (pair) => callApi(calls.addForbiddenPair, { id, body: pair }),
    ({ players }) => t('bans.added', { names: names(players) }),
    TOLD_BY_FORM,
  );
  const initial: ForbiddenPairValues = { players: [], firstRound: from, lastRound: '' };
  const form = useForm({
    initial,
    schema: forbiddenPairPayload,
    toPayload: ({ lastRound: last, ...pair }) => ({ ...pair, lastRound: last === '' ? null : last }),
    send: (pair) => add.mutateAsync(pair),
    about: { samePlayer: 'players', notParticipating: 'players' },
    startsAgain: true,
  });
  useFollowedDefault(form, 'firstRound', from);
  return (
    <FormElement form={form} className={fields.row}>
      <MultiSelect
        label={t('bans.players')}
        data={participantChoices(page)}
        searchable
        clearable
        hidePickedOptions
        {...form.field('players')}
      />
      <NumberField label={t('bans.firstRound')} min={1} {...form.field('firstRound')} />
      <NumberField label={t('bans.lastRound')} min={1} {...form.field('lastRound')} />
      <SubmitButton form={form}>{t('bans.add')}</SubmitButton>
    </FormElement>
  );
}
