import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SeasonClosing } from '../../../contract/leagues/seasons.ts';
import { callApi } from '../../api.ts';
import { formatPoints } from '../../app/format.ts';
import { leagueKey } from '../../queries/league.ts';
import { useChange } from '../../queries/use-change.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Hint } from '../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { useMoveText } from './history/move-text.ts';
import classes from './manage.module.css';
import { memberKey, memberName } from './member.ts';

export type ClosingStep = SeasonClosing['steps'][number];
type StepMember = ClosingStep['members'][number];

/** The next category of each member; members without an entry stay. */
export type Goes = ReadonlyMap<string, string>;

interface SeasonClosingStepProps {
  readonly league: string;
  readonly closing: SeasonClosing;
  readonly step: ClosingStep;
  /** Changes that are not confirmed yet. */
  readonly draft: Goes | undefined;
  readonly onDraft: (goes: Goes | undefined) => void;
  readonly onDone: () => void;
}

/** One category of the closing: its promotions and relegations as proposed, as changed, or as confirmed. */
export function SeasonClosingStep({ league, closing, step, draft, onDraft, onDone }: SeasonClosingStepProps) {
  const { t } = useTranslation('leagueDesk');
  const { category, name, members, closed } = step;
  const moveText = useMoveText(closing.steps.map(({ category: id, name: called }) => ({ id, name: called })));
  const goes: Goes = draft ?? new Map(step.moves.map((move) => [memberKey(move), move.newCategory]));
  const goesTo = (member: StepMember) => goes.get(memberKey(member)) ?? category;
  const confirm = useChange(
    () =>
      callApi(calls.closeCategory, {
        id: league,
        season: closing.season.id,
        category,
        body: { moves: movesOf(step, goes) },
      }),
    { renews: [leagueKey(league)], message: () => t('end.confirmed', { category: name }) },
  );
  const done = () => {
    onDraft(undefined);
    onDone();
  };
  const columns: readonly Column<StepMember>[] = [
    { id: 'rank', header: t('end.rank'), numeric: true, cell: ({ rank }) => rank ?? '–' },
    {
      id: 'member',
      header: t('end.member'),
      main: true,
      cell: (member) => (
        <>
          {memberName(member)}
          {goesTo(member) !== category && (
            <span aria-hidden="true" className={classes.move}>
              {moveText(category, goesTo(member))}
            </span>
          )}
        </>
      ),
    },
    { id: 'points', header: t('end.points'), numeric: true, cell: ({ points }) => formatPoints(points) },
    {
      id: 'next',
      header: t('end.next'),
      cell: (member) => (
        <NextCategory
          steps={closing.steps}
          from={category}
          label={t('end.nextOf', { name: memberName(member) })}
          value={goesTo(member)}
          onChange={(to) => onDraft(new Map([...goes, [memberKey(member), to]]))}
        />
      ),
    },
  ];
  return (
    <div className={classes.parts}>
      <Hint>{t(closed ? 'end.confirmedLead' : 'end.lead')}</Hint>
      {members.length === 0 ? (
        <Empty title={t('end.nobody')} />
      ) : (
        <DataTable caption={t('end.table', { category: name })} columns={columns} rows={members} rowKey={memberKey} />
      )}
      <div>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate(undefined, { onSuccess: done })}>
          {t('end.confirm')}
        </Button>
      </div>
    </div>
  );
}

interface NextCategoryProps {
  readonly steps: readonly ClosingStep[];
  /** The category that is being closed. */
  readonly from: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** Selects a member's category in the next season: any of the league. */
function NextCategory({ steps, from, label, value, onChange }: NextCategoryProps) {
  const { t } = useTranslation('leagueDesk');
  const moveText = useMoveText(steps.map(({ category, name }) => ({ id: category, name })));
  return (
    <NativeSelect
      aria-label={label}
      className={value === from ? undefined : classes.goes}
      data={steps.map(({ category }) => ({
        value: category,
        label: category === from ? t('end.stays') : moveText(from, category),
      }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The moves to send of a category: members who do not stay. */
const movesOf = ({ category, members }: ClosingStep, goes: Goes) =>
  members.flatMap((member) => {
    const to = goes.get(memberKey(member)) ?? category;
    const { userId, teamId } = member;
    return to === category ? [] : [{ userId, teamId, newCategory: to }];
  });
