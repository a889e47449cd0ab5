import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERVAL_CODES, nameOf } from '../../../../contract/http/codes.ts';
import { roundStates } from '../../../../contract/tournament/page-rounds.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { MINUTE } from '../../../../domain/kernel/time.ts';
import { useFormat } from '../../../app/format.ts';
import { startOf } from '../../../model/progress.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { Countdown } from '../../../ui/tournament/countdown.tsx';
import { useTimeControlText } from '../../../ui/tournament/time-control-text.ts';
import classes from './facts.module.css';
import { hasMoreOfficialData, OfficialFacts, OutsideLink, officialName } from './official-facts.tsx';

interface FactsProps {
  readonly page: TournamentPage;
  /** Shown before the facts. */
  readonly status?: ReactNode;
}

/**
 * The key facts in one line: format, rounds, time control, dates, organiser, next pairing; and the organiser's
 * description, which is open until the tournament begins.
 */
export function Facts({ page, status = null }: FactsProps) {
  const { t } = useTranslation(['tournament', 'chess']);
  const format = useFormat();
  const momentText = useRoundTime(page.tournament.timeZone);
  const timeText = useTimeControlText();
  const { tournament } = page;
  const interval = nameOf(INTERVAL_CODES, tournament.onlinePairingIntervalT) ?? 'minutes';
  const tempo = [
    ...(tournament.timeControlKnown ? [timeText(tournament)] : []),
    ...(tournament.defaultOtb ? [] : [t(`chess:every.${interval}`, { count: tournament.onlinePairingIntervalN })]),
  ].join(', ');
  const next = nextMoment(page, useNow(MINUTE));
  return (
    <section aria-label={t('facts.title')} className={classes.facts} data-status={status === null ? undefined : true}>
      {status}
      <dl className={classes.list}>
        <Fact name={t('facts.format')}>{t(`chess:kinds.${tournament.kind}`)}</Fact>
        {tournament.gameVariant !== 'Chess' && (
          <Fact name={t('facts.variant')}>{t(`chess:variants.${tournament.gameVariant}`)}</Fact>
        )}
        {tournament.rounds !== null && (
          <Fact name={t('facts.rounds')}>{t('chess:rounds', { count: tournament.rounds })}</Fact>
        )}
        {tempo !== '' && <Fact name={t('facts.timeControl')}>{tempo}</Fact>}
        <Fact name={t('facts.place')}>
          <Place tournament={tournament} />
        </Fact>
        {page.isTeamTournament && (
          <Fact name={t('facts.teams')} isFurther>
            {t('facts.teamCount', { count: page.teams.length })}
          </Fact>
        )}
        <Fact name={t('facts.players')} isFurther>
          {t('facts.playerCount', { count: page.participants.length })}
        </Fact>
        {tournament.fideRated && (
          <Fact name={t('facts.rated')} isFurther>
            {t('facts.fideRated')}
          </Fact>
        )}
        <Fact name={t('facts.dates')}>{format.dateRange(tournament.startDate, tournament.endDate)}</Fact>
        <Fact name={t('facts.organiser')} isFurther>
          <OrganiserLink page={page} />
        </Fact>
        {tournament.officialData.chiefArbiter !== null && (
          <Fact name={t('facts.chiefArbiter')} isNamed isFurther>
            {officialName(tournament.officialData.chiefArbiter)}
          </Fact>
        )}
        {page.league !== null && (
          <Fact name={t('facts.league')} isNamed isFurther>
            {page.league.name}
          </Fact>
        )}
        {page.event !== null && (
          <Fact name={t('facts.event')}>
            <TextLink to="/event/view/$id" params={{ id: page.event.id }} inherit>
              {page.event.name}
            </TextLink>
          </Fact>
        )}
        {next !== null && (
          <Fact name={t(`facts.${next.kind}`)} isNamed>
            {momentText(next.at)}
          </Fact>
        )}
      </dl>
      {next !== null && (
        <Countdown to={next.at} label={t(next.kind === 'firstRound' ? 'firstRoundIn' : 'nextRoundIn')} />
      )}
      <details
        open={!tournament.started}
        className={classes.about}
        data-phone-only={(tournament.description === '' && !hasMoreOfficialData(tournament)) || undefined}
      >
        <summary>{t('description')}</summary>
        {tournament.description !== '' && <RichText html={tournament.description} />}
        <OfficialFacts tournament={tournament} />
      </details>
    </section>
  );
}

/** The hall and the town, with a link to a map; online, or over the board, if there is no more to say. */
function Place({ tournament }: Pick<TournamentPage, 'tournament'>) {
  const { t } = useTranslation('chess');
  const { venue, city, mapLink } = tournament.officialData;
  if (!tournament.defaultOtb) return t('online');
  const place = [venue, city].filter(Boolean).join(', ') || t('overTheBoard');
  return mapLink === '' ? place : <OutsideLink to={mapLink}>{place}</OutsideLink>;
}

/** Links to the page of the club or the organisation. */
function OrganiserLink({ page: { tournament, organiserName: name } }: { readonly page: TournamentPage }) {
  const { organiser, organiserType: type } = tournament;
  return type === 'club' ? (
    <TextLink to="/club/view/$cid" params={{ cid: organiser }} inherit>
      {name}
    </TextLink>
  ) : (
    <TextLink to="/organization/view/$oid" params={{ oid: organiser }} inherit>
      {name}
    </TextLink>
  );
}

interface FactProps {
  readonly name: string;
  /** Adds a label, where the value alone is unclear. */
  readonly isNamed?: boolean;
  /** On a phone it is shown with the description only. */
  readonly isFurther?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isNamed = false, isFurther = false, children }: FactProps) {
  return (
    <div data-further={isFurther || undefined}>
      {isNamed ? <dt className={classes.named}>{name}</dt> : <VisuallyHidden component="dt">{name}</VisuallyHidden>}
      <dd>{children}</dd>
    </div>
  );
}

interface NextMoment {
  readonly at: string;
  readonly kind: 'firstRound' | 'nextRound' | 'nextPairing';
}

/**
 * The next pairing, or the first round of a tournament that has not begun. Where nothing is to be paired, as in a round
 * robin, the next round that begins.
 */
function nextMoment(page: TournamentPage, now: number): NextMoment | null {
  const { tournament } = page;
  if (tournament.finished) return null;
  if (tournament.currentOnlinePairingTime !== null) {
    const isFirst = tournament.currentOnlinePairingTime === tournament.firstOnlinePairing;
    return { at: tournament.currentOnlinePairingTime, kind: isFirst ? 'firstRound' : 'nextPairing' };
  }
  const toCome = roundStates(page).filter(({ results }) => results === 0);
  const rounds = toCome.flatMap(({ number }) => startOf(page, number) ?? []);
  const [round] = rounds.filter((start) => Date.parse(start) > now).sort();
  if (round !== undefined) return { at: round, kind: round === startOf(page, 1) ? 'firstRound' : 'nextRound' };
  if (tournament.started) return null;
  return { at: `${tournament.firstPairingDate}T${tournament.firstPairingTime}:00Z`, kind: 'firstRound' };
}
