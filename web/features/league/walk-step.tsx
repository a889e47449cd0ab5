import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SeasonWalk } from '../../../contract/seasons.ts';
import { ask } from '../../api.ts';
import { formatPoints } from '../../format.ts';
import { leagueKey } from '../../queries/league.ts';
import { useChange } from '../../queries/use-change.ts';
import { Hint } from '../../ui/card.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/page-states.tsx';
import classes from './manage.module.css';
import { memberKey, memberName } from './member.ts';
import { useWayText } from './way-text.ts';

export type Step = SeasonWalk['steps'][number];
type StepMember = Step['members'][number];

/** Where the members of a category play in the next season; who is not here stays. */
export type Goes = ReadonlyMap<string, string>;

interface WalkStepProps {
  readonly league: string;
  readonly walk: SeasonWalk;
  readonly step: Step;
  /** What is changed and not confirmed yet. */
  readonly draft: Goes | undefined;
  readonly onDraft: (goes: Goes | undefined) => void;
  readonly onDone: () => void;
}

/** One category at the end of a season: who goes up and down, as proposed, as changed, or as it was confirmed. */
export function WalkStep({ league, walk, step, draft, onDraft, onDone }: WalkStepProps) {
  const { t } = useTranslation('leagueDesk');
  const { category, name, members, walked } = step;
  const wayText = useWayText(walk.steps.map(({ category: id, name: called }) => ({ id, name: called })));
  const goes: Goes = draft ?? new Map(step.moves.map((move) => [memberKey(move), move.new_category]));
  const goesTo = (member: StepMember) => goes.get(memberKey(member)) ?? category;
  const confirm = useChange(
    () =>
      ask(calls.walkCategory, { id: league, season: walk.season.id, category, body: { moves: movesOf(step, goes) } }),
    { renews: [leagueKey(league)], said: () => t('end.confirmed', { category: name }) },
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
            <span aria-hidden="true" className={classes.way}>
              {wayText(category, goesTo(member))}
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
          steps={walk.steps}
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
      <Hint>{t(walked ? 'end.confirmedLead' : 'end.lead')}</Hint>
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
  readonly steps: readonly Step[];
  /** The category that is gone through. */
  readonly from: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** Where a member plays in the next season: in any category of the league. */
function NextCategory({ steps, from, label, value, onChange }: NextCategoryProps) {
  const { t } = useTranslation('leagueDesk');
  const wayText = useWayText(steps.map(({ category, name }) => ({ id: category, name })));
  return (
    <NativeSelect
      aria-label={label}
      className={value === from ? undefined : classes.goes}
      data={steps.map(({ category }) => ({
        value: category,
        label: category === from ? t('end.stays') : wayText(from, category),
      }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** What is sent of a category: those of its members who do not stay. */
const movesOf = ({ category, members }: Step, goes: Goes) =>
  members.flatMap((member) => {
    const to = goes.get(memberKey(member)) ?? category;
    const { user_id, team_id } = member;
    return to === category ? [] : [{ user_id, team_id, new_category: to }];
  });
