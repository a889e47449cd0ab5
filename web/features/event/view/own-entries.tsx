import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { EventView } from '../../../../contract/event/entries.ts';
import { asId, type EntryId } from '../../../../domain/kernel/ids.ts';
import { callApi } from '../../../api.ts';
import classes from './event-page.module.css';

/** The entries that the user has made with their account, each with the way to its page. */
export function OwnEntries({ event }: { readonly event: EventView }) {
  const { t } = useTranslation('eventPage');
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: (entry: EntryId) => callApi(calls.openOwnEntry, { body: { entry } }),
    onSuccess: ({ token }) => navigate({ to: '/e/$token', params: { token } }),
  });
  if (event.own.length === 0) return null;
  const nameOf = (code: string) => event.groups.find((group) => group.code === code)?.name ?? code;
  return (
    <section aria-labelledby="own">
      <h2 id="own">{t('own.title')}</h2>
      <ul className={classes.own}>
        {event.own.map(({ id, group, state }) => (
          <li key={id}>
            <span>
              {event.groups.length > 1 && `${nameOf(group)}: `}
              {t(`states.${state}`)}
            </span>
            <Button
              variant="default"
              loading={open.isPending && open.variables === id}
              {...(event.groups.length > 1 && { 'aria-label': t('own.openFor', { group: nameOf(group) }) })}
              onClick={() => open.mutate(asId<EntryId>(id))}
            >
              {t('own.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
