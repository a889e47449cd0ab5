import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { DEFAULT_MEMBER_COUNT, MEMBER_COUNT_MAX } from '../../../../domain/kernel/limits.ts';
import { callApi } from '../../../api.ts';
import type { TypedNumber } from '../../../forms/numbers.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import type { TeamRow } from '../../../ui/tournament/member-table.tsx';
import classes from './class-size.module.css';

interface ClassSizeProps {
  readonly tid: string;
  readonly team: TeamRow;
}

/** The number of pupils of a class: empty counts as 40. Saved on blur. */
export function ClassSize({ tid, team }: ClassSizeProps) {
  const { t } = useTranslation('tournament');
  const { teamId, name, memberCount } = team;
  const [typed, setTyped] = useState<TypedNumber>(memberCount ?? '');
  const count = typed === '' ? null : Number(typed);
  const isPossible = count === null || (Number.isInteger(count) && count >= 1 && count <= MEMBER_COUNT_MAX);
  const save = useTournamentChange(
    tid,
    () => callApi(calls.setMemberCount, { id: tid, team: teamId, body: { memberCount: count } }),
    () => t('teams.sizeSaved', { name, count: count ?? DEFAULT_MEMBER_COUNT }),
  );
  return (
    <NumberInput
      aria-label={t('teams.size', { name })}
      className={classes.size}
      placeholder={String(DEFAULT_MEMBER_COUNT)}
      clampBehavior="none"
      allowDecimal={false}
      hideControls
      value={typed}
      error={!isPossible && t('teams.sizeExpected', { most: MEMBER_COUNT_MAX })}
      onChange={setTyped}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      onBlur={() => isPossible && count !== memberCount && save.mutate()}
    />
  );
}
