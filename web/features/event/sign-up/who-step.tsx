import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventView, type FoundPlayer, PLAYER_SEARCH } from '../../../../contract/event/entries.ts';
import { RATING_LISTS } from '../../../../domain/rating/lists.ts';
import { oneOf } from '../../../app/search.ts';
import { titled } from '../../../model/names.ts';
import { userQuery } from '../../../queries/account.ts';
import { playerSearchQuery } from '../../../queries/events.ts';
import { settingsQuery } from '../../../queries/settings.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import { TYPING_PAUSE_MS } from '../../../ui/typing.ts';
import { entryName, listedPlayer, ownPlayer, typedPlayer } from '../fields/entry-values.ts';
import classes from './sign-up.module.css';
import type { SignUp } from './use-sign-up.ts';

interface WhoStepProps {
  readonly event: EventView;
  readonly signUp: SignUp;
  readonly isAnother: boolean;
  /** Continues without another player. */
  readonly onBack: () => void;
}

/** One box for FIDE number or name, and the way on for those who are not on the list. */
export function WhoStep({ event, signUp, isAnother, onBack }: WhoStepProps) {
  const { t } = useTranslation('signUp');
  const { data: user } = useQuery(userQuery);
  const [typed, setTyped] = useState('');
  const person = user?.person ?? null;
  const { data: settings } = useQuery({ ...settingsQuery, enabled: person !== null });
  return (
    <section aria-labelledby="who" className={classes.part}>
      <h2 id="who" tabIndex={-1}>
        {t('step.who')}
      </h2>
      {isAnother && (
        <>
          <p className={classes.soft}>
            {t('players')}: {signUp.entries.map(({ values }) => entryName(values)).join(', ')}
          </p>
          <div>
            <Button variant="default" onClick={onBack}>
              {t('withoutAnother')}
            </Button>
          </div>
        </>
      )}
      {person !== null && !isAnother && (
        <>
          <Button
            size="lg"
            fullWidth
            onClick={() => signUp.choose(ownPlayer(person.name, settings?.email ?? null), false)}
          >
            {t('who.asSelf', { name: person.name })}
          </Button>
          <p className={classes.soft}>{t('who.orOther')}</p>
        </>
      )}
      <TextInput
        type="search"
        label={t('who.label')}
        description={t('who.hint')}
        autoComplete="off"
        autoFocus={person === null}
        size="lg"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Hits event={event} typed={typed} onChoose={(player) => signUp.choose(listedPlayer(player), isAnother)} />
      <div className={classes.notListed}>
        <Button variant="default" onClick={() => signUp.choose(typedPlayer(typed), isAnother)}>
          {t('who.notListed')}
        </Button>
        <p className={classes.soft}>{t('who.notListedHint')}</p>
      </div>
      {user !== undefined && person === null && (
        <p className={classes.soft}>
          {t('who.logInHint')}{' '}
          <TextLink to="/login" search={{ path: `/event/sign-up/${event.id}` }} inherit underline="always">
            {t('who.logIn')}
          </TextLink>
        </p>
      )}
    </section>
  );
}

interface HitsProps {
  readonly event: EventView;
  readonly typed: string;
  readonly onChoose: (player: FoundPlayer) => void;
}

function Hits({ event, typed, onChoose }: HitsProps) {
  const { t } = useTranslation('signUp');
  const wanted = typed.trim();
  const [asked] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const isEnough = wanted.length >= PLAYER_SEARCH.minCharacters;
  const { data, isError } = useQuery({
    ...playerSearchQuery(asked),
    enabled: asked.length >= PLAYER_SEARCH.minCharacters,
  });
  const list = oneOf(RATING_LISTS, event.groupRating) ?? 'standard';
  const isWaiting = isEnough && !isError && (wanted !== asked || data === undefined);
  return (
    <div aria-live="polite">
      {isWaiting && <p className={classes.soft}>{t('who.searching')}</p>}
      {isEnough && isError && <p className={classes.soft}>{t('who.failed')}</p>}
      {isEnough && !isWaiting && data?.length === 0 && <p className={classes.soft}>{t('who.nobody')}</p>}
      {isEnough && data !== undefined && data.length > 0 && (
        <ul className={classes.hits} aria-label={t('who.found')}>
          {data.map((player) => (
            <li key={player.number}>
              <button type="button" className={classes.hit} onClick={() => onChoose(player)}>
                <strong>{titled(player.title, `${player.firstName} ${player.lastName}`.trim())}</strong>
                <span className={classes.soft}>
                  {[
                    player.federation,
                    player.birthYear === null ? '' : t('who.born', { year: player.birthYear }),
                    player[list] === null ? t('who.unrated') : t('who.rating', { rating: player[list] }),
                    player.number,
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
