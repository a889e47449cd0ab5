import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/format.ts';
import type { EventFacts } from '../../../queries/events.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import classes from './event-page.module.css';
import { useTimeLeft } from './window-text.ts';

interface EventFactsProps {
  readonly event: EventFacts;
}

interface FactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Dates, place, organiser and deadlines. */
export function EventFactList({ event }: EventFactsProps) {
  const { t } = useTranslation('eventPage');
  const format = useFormat();
  const time = useRoundTime(event.timeZone);
  const left = useTimeLeft();
  const { place, address, window, deadline, closesAt, organiser } = event;
  const where = [place, address].filter((text) => text !== '').join(', ');
  return (
    <dl className={classes.facts}>
      <Fact name={t('dates')}>{format.dateRange(event.firstDay, event.lastDay)}</Fact>
      {where !== '' && (
        <Fact name={t('place')}>
          {place || address}
          {place !== '' && address !== '' && <div className={classes.soft}>{address}</div>}
          <div>
            <Anchor href={mapOf(where)} target="_blank" rel="noopener noreferrer nofollow" inherit>
              {t('map')}
            </Anchor>
          </div>
        </Fact>
      )}
      <Fact name={t('deadline')} isWide>
        {time(deadline)}
        {window === 'open' && <div className={classes.soft}>{left(deadline)}</div>}
      </Fact>
      {closesAt !== deadline && (
        <Fact name={t('lateUntil')} isWide>
          {time(closesAt)}
          {window === 'late' && <div className={classes.soft}>{left(closesAt)}</div>}
        </Fact>
      )}
      <Fact name={t('organiser')}>
        <OrganiserLink organiser={organiser} />
      </Fact>
    </dl>
  );
}

/** A map that needs no key and sets no cookies before it is opened. */
const mapOf = (place: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

const OrganiserLink = ({ organiser: { id, type, name } }: Pick<EventFacts, 'organiser'>) =>
  type === 'club' ? (
    <TextLink to="/club/view/$cid" params={{ cid: id }} inherit>
      {name}
    </TextLink>
  ) : (
    <TextLink to="/organization/view/$oid" params={{ oid: id }} inherit>
      {name}
    </TextLink>
  );

/** Whom to ask, by e-mail or phone. */
export function ContactLines({ contact: { name, email, phone } }: Pick<EventFacts, 'contact'>) {
  return (
    <p className={classes.contact}>
      {name !== '' && <span>{name}</span>}
      {email !== '' && (
        <span>
          <Anchor href={`mailto:${email}`} inherit>
            {email}
          </Anchor>
        </span>
      )}
      {phone !== '' && (
        <span>
          <Anchor href={`tel:${phone.replace(/\s/g, '')}`} inherit>
            {phone}
          </Anchor>
        </span>
      )}
    </p>
  );
}
