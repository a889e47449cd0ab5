import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { asId, type EntryId, type GroupCode } from '../../../../domain/kernel/ids.ts';
import { callApi } from '../../../api.ts';
import fields from '../../../forms/fields.module.css';
import type { LinkedEntry } from '../../../queries/events.ts';
import { RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { isOffered, type OfferedGroup, offeredByTrack } from '../chosen-groups.ts';
import { valuesOf } from '../fields/entry-values.ts';
import { GroupChoices } from '../group-choices.tsx';
import { useGroups } from '../use-groups.ts';
import type { EntryCardProps } from './entry-card-props.ts';
import { useEntryChange } from './use-entry-change.ts';

interface ChangeGroupProps extends EntryCardProps {
  readonly onClose: () => void;
}

/** Moves an entry to another group of its track, if there is a place. */
export function ChangeGroup({ token, event, entry, onClose }: ChangeGroupProps) {
  const { t } = useTranslation(['ownEntry', 'common']);
  const [code, setCode] = useState(entry.group);
  const { data: answer } = useGroups(event.id, valuesOf(entry));
  const nameOf = (group: string) => event.groups.find((one) => one.code === group)?.name ?? group;
  const move = useEntryChange(
    { token, event: event.id },
    (group: string) =>
      callApi(calls.moveOwnEntry, {
        token,
        body: { entry: asId<EntryId>(entry.id), group: asId<GroupCode>(group) },
      }),
    (group) => t('change.moved', { group: nameOf(group) }),
  );
  if (answer === undefined) return <RowsSkeleton rows={3} />;
  const [, inTrack = []] =
    offeredByTrack(event, answer).find(([, groups]) => groups.some((group) => group.code === entry.group)) ?? [];
  const offered = inTrack.map((group) => (isClosedTo(entry, group) ? { ...group, choice: full(group.choice) } : group));
  const hasOther = offered.some((group) => group.code !== entry.group && isOffered(group));
  return (
    <div className={fields.stack}>
      {!hasOther && <p>{t('change.none')}</p>}
      <GroupChoices
        event={event}
        offered={offered}
        value={code}
        isOptional={false}
        current={entry.group}
        onChange={setCode}
      />
      <div className={fields.row}>
        {hasOther && (
          <Button
            loading={move.isPending}
            disabled={code === entry.group}
            onClick={() => move.mutate(code, { onSuccess: onClose })}
          >
            {t('change.move')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Whoever has a place moves only to another one; whoever waits may wait elsewhere. */
const isClosedTo = ({ group: own, state }: LinkedEntry, { code, free }: OfferedGroup): boolean =>
  code !== own && free === 0 && state !== 'waiting';

const full = (choice: OfferedGroup['choice']): OfferedGroup['choice'] => ({
  ...choice,
  refused: choice.refused ?? { key: 'noPlaceLeft', params: {} },
});
