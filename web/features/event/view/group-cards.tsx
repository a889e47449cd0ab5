import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../app/amount-text.ts';
import type { EventFacts, EventGroup } from '../../../queries/events.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import { useConditionText } from '../condition-text.ts';
import classes from './event-page.module.css';

interface GroupCardsProps {
  readonly event: EventFacts;
}

/** One card per group. An event of one group does not show that it is a group. */
export function GroupCards({ event }: GroupCardsProps) {
  const { t } = useTranslation('eventPage');
  const isOnly = event.groups.length === 1;
  return (
    <section aria-label={isOnly ? t('entries.title') : t('groups')}>
      {!isOnly && <h2>{t('groups')}</h2>}
      <ul className={classes.groups}>
        {event.groups.map((group) => (
          <li key={group.code}>
            <GroupCard event={event} group={group} isOnly={isOnly} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GroupCardProps extends GroupCardsProps {
  readonly group: EventGroup;
  readonly isOnly: boolean;
}

function GroupCard({ event: { currency }, group, isOnly }: GroupCardProps) {
  const { t } = useTranslation('eventPage');
  const conditionText = useConditionText();
  const { range } = useAmountText(currency);
  const { name, track, entered, places, waiting, fees, free, tournament, started } = group;
  const counts = [
    places === null ? t('group.entered', { count: entered }) : t('group.enteredOf', { entered, places }),
    waiting > 0 ? t('group.waiting', { count: waiting }) : '',
  ].filter((text) => text !== '');
  return (
    <article className={classes.group} {...(!isOnly && { 'aria-label': name })}>
      <p>
        {!isOnly && (
          <>
            <strong className={classes.groupName}>{name}</strong>{' '}
            {track !== '' && <span className={classes.soft}>{track} </span>}
          </>
        )}
        {conditionText(group)}
      </p>
      <p className={classes.count}>
        {[...counts, fees.highest === 0 ? t('group.free') : range(fees.lowest, fees.highest)].join(' · ')}
      </p>
      {free === 0 && !started && <p className={classes.soft}>{t('group.full')}</p>}
      {tournament !== null && (
        <TextLink
          to="/tournament/view/$tid"
          params={{ tid: tournament }}
          inherit
          {...(!isOnly && { 'aria-label': `${t('group.tournament')}: ${name}` })}
        >
          {started ? `${t('group.tournament')} · ${t('group.started')}` : t('group.tournament')}
        </TextLink>
      )}
    </article>
  );
}
