import { Button, MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { PairingWishes } from '../../../contract/desk-views.ts';
import { banPayload } from '../../../contract/rounds.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { nextRound } from '../../../domain/tournament/lifecycle.ts';
import { ask } from '../../api.ts';
import { useFormat } from '../../format.ts';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import type { TypedNumber } from '../../forms/numbers.ts';
import { useForm } from '../../forms/use-form.tsx';
import { tournamentOf } from '../../model/tournament-of.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Hint } from '../../ui/card.tsx';
import { FoldedCard } from '../../ui/folded-card.tsx';
import classes from './pairing-wishes.module.css';
import { namesOf, participantChoices } from './participant-names.ts';
import list from './people-list.module.css';

type Ban = PairingWishes['bans'][number];

interface BansProps {
  readonly page: TournamentPage;
  readonly bans: readonly Ban[];
}

/** Who must not meet: two of a family, or a few of one school. */
export function Bans({ page, bans }: BansProps) {
  const { t } = useTranslation('manage');
  const from = nextRound(tournamentOf(page));
  return (
    <FoldedCard
      title={t('bans.title')}
      about={t(bans.length === 0 ? 'folded.none' : 'folded.some', { count: bans.length })}
    >
      <div className={classes.asked}>
        {bans.length === 0 ? (
          <Hint>{t('bans.hint')}</Hint>
        ) : (
          <ul className={list.people}>
            {bans.map((ban) => (
              <BanRow key={JSON.stringify(ban)} page={page} ban={ban} />
            ))}
          </ul>
        )}
      </div>
      <BanForm key={from} page={page} from={from} />
    </FoldedCard>
  );
}

/** Several by their names, in the order of the starting list. */
function useNamesTogether(page: TournamentPage): (players: readonly string[]) => string {
  const { list: together } = useFormat();
  const seeds = new Map(page.participants.map(({ account, seed }) => [account, seed]));
  const bySeed = (one: string, other: string): number => (seeds.get(one) ?? 0) - (seeds.get(other) ?? 0);
  const names = namesOf(page);
  return (players) => together([...players].sort(bySeed).map(names));
}

function BanRow({ page, ban }: { readonly page: TournamentPage; readonly ban: Ban }) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const names = useNamesTogether(page)(ban.players);
  const lift = useTournamentChange(
    id,
    () => ask(calls.removeBan, { id, body: ban }),
    () => t('bans.removed', { names }),
  );
  const [from, to] = [ban.first_round, ban.last_round];
  return (
    <li>
      <span className={list.person}>{names}</span>
      <span className={list.about}>
        {to === null ? t('bans.fromRound', { from }) : t('bans.inRounds', { from, to })}
      </span>
      <Button
        variant="subtle"
        aria-label={t('bans.removeFor', { names })}
        loading={lift.isPending}
        onClick={() => lift.mutate()}
      >
        {t('bans.remove')}
      </Button>
    </li>
  );
}

interface BanValues {
  readonly players: string[];
  readonly first_round: TypedNumber;
  readonly last_round: TypedNumber;
}

function BanForm({ page, from }: { readonly page: TournamentPage; readonly from: number }) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const names = useNamesTogether(page);
  const add = useTournamentChange<z.input<typeof banPayload>>(
    id,
    (ban) => ask(calls.addBan, { id, body: ban }),
    ({ players }) => t('bans.added', { names: names(players) }),
    TOLD_BY_FORM,
  );
  const initial: BanValues = { players: [], first_round: from, last_round: '' };
  const form = useForm({
    initial,
    schema: banPayload,
    toPayload: ({ last_round: last, ...ban }) => ({ ...ban, last_round: last === '' ? null : last }),
    send: (ban) => add.mutateAsync(ban),
    about: { samePlayer: 'players', notParticipating: 'players' },
    startsAgain: true,
  });
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
      <NumberField label={t('bans.firstRound')} min={1} {...form.field('first_round')} />
      <NumberField label={t('bans.lastRound')} min={1} {...form.field('last_round')} />
      <SubmitButton form={form}>{t('bans.add')}</SubmitButton>
    </FormElement>
  );
}
