import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import type { AttendanceRule } from '../../../../domain/tournament/value/formats.ts';
import { participantName } from '../../../model/names.ts';
import { type Attending, rollOf, type Seen, searched, UNSEEN } from '../../../model/round-roll.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { onlinePlayersQuery } from '../../../queries/tournament.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { SearchField } from '../../../ui/layout/native-fields.tsx';
import classes from './attendance.module.css';
import { RollRow } from './roll-row.tsx';
import { useMark } from './use-mark.ts';

/** From here on a list needs a search. */
const MANY = 20;

interface RoundRollProps {
  readonly page: TournamentPage;
  readonly mode: Exclude<AttendanceRule, 'everybody'>;
}

/** Who comes to the round that is paired next: what players have said, and what the arbiter sees (ATT-2 to ATT-7). */
export function RoundRoll({ page, mode }: RoundRollProps) {
  const { t } = useTranslation('attendance');
  const [isUnseenOnly, setUnseenOnly] = useState(false);
  const [typed, setTyped] = useState('');
  const { id: tid, defaultOtb, rounds } = page.tournament;
  const round = nextRound(tournamentOf(page));
  const { data } = useQuery({ ...onlinePlayersQuery(tid), enabled: !defaultOtb });
  const mark = useMark(tid);
  if (round > (rounds ?? round)) return null;
  const people = rollOf(page, round, new Set(data?.online));
  const unseen = people.filter(UNSEEN);
  const shown = searched(isUnseenOnly ? unseen : people, typed);
  const of = (seen: Seen) => people.filter((one) => one.seen === seen).length;
  const stayed = unseen.filter(({ wasHere }) => wasHere);
  const markAll = (seen: readonly Attending[]) =>
    mark.mutate({ accounts: seen.map(({ participant }) => participant.account), round, attendance: 'here' });
  return (
    <Card title={t('roll.title', { round })}>
      <p role="status" className={classes.count}>
        {t('roll.counts', { here: of('here'), comes: of('comes'), away: of('away'), unknown: of('unknown') })}{' '}
        {t('roll.play', { count: people.filter(({ plays }) => plays).length })}
      </p>
      <Hint>{t(defaultOtb ? `roll.hints.${mode}` : 'roll.hints.online')}</Hint>
      <div className={classes.filters}>
        {people.length > MANY && <SearchField label={t('roll.search')} value={typed} onChange={setTyped} />}
        <Switch
          label={t('roll.unseenOnly')}
          checked={isUnseenOnly}
          onChange={({ currentTarget }) => setUnseenOnly(currentTarget.checked)}
        />
      </div>
      {shown.length === 0 && people.length > 0 && <p>{t('roll.nobody')}</p>}
      <ul className={classes.roll}>
        {shown.map((one) => (
          <RollRow
            key={one.participant.account}
            tid={tid}
            round={round}
            name={participantName(one.participant)}
            {...one}
          />
        ))}
      </ul>
      {stayed.length > 0 && (
        <Button variant="default" loading={mark.isPending} onClick={() => markAll(stayed)}>
          {t('roll.stayed', { count: stayed.length, round: round - 1 })}
        </Button>
      )}
      {unseen.length > 0 && (
        <Button variant="subtle" loading={mark.isPending} onClick={() => markAll(unseen)}>
          {t('roll.allHere', { count: unseen.length })}
        </Button>
      )}
    </Card>
  );
}
