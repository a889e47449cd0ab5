import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadToHead as Meetings } from '../../../contract/accounts/accounts.ts';
import { isId } from '../../../domain/kernel/ids.ts';
import { useFormat } from '../../app/format.ts';
import { gameResultText } from '../../model/result-text.ts';
import { headToHeadQuery } from '../../queries/profile.ts';
import { useErrorText } from '../../ui/feedback/error-text.tsx';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { Hint } from '../../ui/layout/card.tsx';
import { TextLink } from '../../ui/layout/links.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import classes from './profile-page.module.css';

interface HeadToHeadProps {
  readonly account: string;
  /** The user; null for a visitor. */
  readonly me: string | null;
  readonly against: string | undefined;
  readonly onAgainst: (other: string) => void;
}

/** A player's score against another one; by default against the user. */
export function HeadToHead({ account, me, against, onAgainst }: HeadToHeadProps) {
  const { t } = useTranslation('profile');
  const other = against ?? (me === account ? null : me);
  const [typed, setTyped] = useState(other ?? '');
  return (
    <section className={classes.against}>
      <h2 className={classes.heading}>{t('against.title')}</h2>
      <Hint>{t('against.lead', { name: account })}</Hint>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isId(typed.trim())) onAgainst(typed.trim());
        }}
      >
        <TextInput
          label={t('against.other')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('against.show')}
        </Button>
      </form>
      {other !== null && <Result account={account} other={other} />}
    </section>
  );
}

function Result({ account, other }: { readonly account: string; readonly other: string }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const { data, error } = useQuery(headToHeadQuery(account, other));
  if (error !== null) return <p role="alert">{errorText(error)}</p>;
  if (data === undefined) return <RowsSkeleton rows={2} />;
  if (data.meetings.length === 0) return <p role="status">{t('against.never')}</p>;
  const { wins, draws, losses } = data;
  return (
    <>
      <p role="status" className={classes.tally}>
        {t('against.tally', { other: data.other, wins, draws, losses })}
      </p>
      <MeetingsTable meetings={data.meetings} />
    </>
  );
}

function MeetingsTable({ meetings }: Pick<Meetings, 'meetings'>) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const columns: readonly Column<Meetings['meetings'][number]>[] = [
    {
      id: 'tournament',
      header: t('played.columns.name'),
      main: true,
      cell: ({ tournament, tournamentName }) => (
        <TextLink to="/tournament/view/$tid" params={{ tid: tournament }} inherit>
          {tournamentName}
        </TextLink>
      ),
    },
    { id: 'round', header: t('against.round'), numeric: true, cell: ({ round }) => round },
    { id: 'white', header: t('played.columns.white'), minor: true, cell: ({ white }) => white },
    { id: 'black', header: t('played.columns.black'), minor: true, cell: ({ black }) => black },
    {
      id: 'result',
      header: t('played.columns.result'),
      cell: ({ result, game, white, black }) => {
        const text = result === null ? '*' : gameResultText(result);
        if (game === null) return text;
        return (
          <TextLink
            to="/game/view/$gameId"
            params={{ gameId: game }}
            inherit
            aria-label={`${t('played.versus', { white, black })}: ${text}`}
          >
            {text}
          </TextLink>
        );
      },
    },
    { id: 'date', header: t('played.columns.date'), wraps: true, cell: ({ date }) => format.date(date) },
  ];
  return (
    <DataTable
      caption={t('against.title')}
      columns={columns}
      rows={meetings}
      rowKey={({ tournament, round, white }) => `${tournament} ${round} ${white}`}
    />
  );
}
