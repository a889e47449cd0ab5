import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { idText } from '../../../contract/http/fields.ts';
import { given, nonNull } from '../../../domain/kernel/given.ts';
import type { MissedBye } from '../../../domain/tournament/command.ts';
import { mayAddParticipant } from '../../../domain/tournament/guards/entry-guards.ts';
import { callApi } from '../../api.ts';
import { AccountSelect } from '../../forms/account-select.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { rosterOf } from '../../model/tournament-of.ts';
import { entrantSearch } from '../../queries/account-search.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';

interface AccountForm {
  readonly account: string | null;
  /** For team formats. */
  readonly team: string | null;
}

const chosenAccount = z.object({ account: idText, team: idText.optional() });
const chosenForTeam = chosenAccount.required();
const NOBODY: AccountForm = { account: null, team: null };

interface EntryFormProps {
  readonly data: TournamentPlayers;
  /** A late entry: after the start, for the remaining rounds. */
  readonly late?: boolean;
  /** How the missed rounds of a late entry count. */
  readonly missed?: MissedBye;
}

/** Adds an account, found by name, user name or FIDE number; to a team in team formats. */
export function AddAccount({ data, late = false, missed }: EntryFormProps) {
  const { t } = useTranslation('manage');
  const tid = data.tournament.id;
  const teams = data.enteredTeams.map(({ teamId, name }) => {
    const room = roomIn(data, teamId);
    return { value: teamId, label: room ? name : t('teams.full', { name }), disabled: !room };
  });
  const add = useTournamentChange<CamelKeys<z.input<typeof chosenAccount>>>(
    tid,
    ({ account, team }) =>
      callApi(calls.addParticipant, {
        id: tid,
        account,
        query: { ...given({ team }), ...(late && { late: 'true', missed }) },
      }),
    ({ account }) => t('players.added', { name: nameOf(data, account) }),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: NOBODY,
    schema: data.isTeamTournament ? chosenForTeam : chosenAccount,
    toPayload: ({ account, team }) => ({ account, ...nonNull({ team }) }),
    send: add.mutateAsync,
    about: { alreadyParticipating: 'account', teamFull: 'team' },
    startsAgain: true,
  });
  return (
    <Card title={t(late ? 'players.lateTitle' : 'players.addTitle')}>
      {late && <Hint>{t('players.lateHint')}</Hint>}
      <FormElement form={form} className={fields.stack}>
        {data.isTeamTournament && <Select label={t('teams.name')} searchable data={teams} {...form.field('team')} />}
        <AccountSelect
          known={data.accounts}
          search={(typed) => entrantSearch(data.tournament.id, typed)}
          {...form.field('account')}
        />
        <SubmitButton form={form}>{t('players.add')}</SubmitButton>
      </FormElement>
    </Card>
  );
}

/** Whether the team has not reached its limit. */
const roomIn = ({ tournament, participants }: TournamentPlayers, id: string): boolean =>
  mayAddParticipant(rosterOf(tournament), {
    participating: false,
    teamSize: participants.filter(({ team }) => team === id).length,
  }).ok;

function nameOf({ accounts }: TournamentPlayers, id: string): string {
  const person = accounts.find((candidate) => candidate.id === id);
  return person === undefined ? id : `${person.firstName} ${person.lastName}`.trim() || id;
}
