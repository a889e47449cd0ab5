import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MessageView } from '../../../contract/clubs/messages.ts';
import { useFormat } from '../../app/format.ts';
import { inboxQuery } from '../../queries/messages.ts';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { PersonLink, TextLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './inbox.module.css';
import { type MessageGroup, messageGroups } from './message-groups.ts';

/** The messages of the user by tournament, the newest first. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const { data: messages } = useSuspenseQuery(inboxQuery);
  return (
    <Page title={t('title')}>
      <HelpBox name="inbox">{t('help')}</HelpBox>
      {messages.length === 0 ? (
        <Empty title={t('empty')} />
      ) : (
        <ul className={classes.list}>
          {messageGroups(messages).map((group) => (
            <Group key={group.messages[0]?.id} group={group} />
          ))}
        </ul>
      )}
    </Page>
  );
}

/** The messages about a tournament below its name; others stand alone. */
function Group({ group: { tournament, messages } }: { readonly group: MessageGroup }) {
  const items = messages.map((message) => <MessageItem key={message.id} message={message} />);
  if (tournament === null) return items;
  return (
    <li>
      <h2 className={classes.group}>
        <TextLink to="/tournament/view/$tid" params={{ tid: tournament.id }} inherit>
          {tournament.name}
        </TextLink>
      </h2>
      <ul className={classes.list}>{items}</ul>
    </li>
  );
}

function MessageItem({ message }: { readonly message: MessageView }) {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const { notice, params } = message;
  const { startAt } = params;
  const at = startAt === undefined ? '' : t('at', { when: format.moment(new Date(Number(startAt)).toISOString()) });
  return (
    <li className={classes.item}>
      <p className={classes.head}>
        <span className={classes.mark} data-read={message.read}>
          {t(message.read ? 'read' : 'unread')}
        </span>
        <span>
          <PersonLink account={message.sender}>
            {t('from', { sender: notice === null ? message.senderName : t('system') })}
          </PersonLink>
        </span>
        <time dateTime={message.moment}>{format.moment(message.moment)}</time>
      </p>
      <p className={classes.body}>
        {notice === null ? message.message : t(`notices.${notice}`, { ...valuesOf(params), at })}
      </p>
      {notice !== null && <WayOn notice={notice} params={params} />}
    </li>
  );
}

/** The values of a notice's text. A board of a team match is named with its match: 2.1. */
const valuesOf = ({
  by = '',
  name = '',
  round = '',
  opponent = '',
  white = '',
  black = '',
  match,
  board = '',
  seat = '',
  words = '',
}: MessageView['params']) => ({
  by,
  name,
  round,
  opponent,
  white,
  black,
  seat,
  // A player's words are quoted; empty words show no quotation marks.
  words: words === '' ? '' : ` “${words}”`,
  board: match === undefined ? board : `${match}.${board}`,
});

interface WayOnProps {
  readonly notice: NonNullable<MessageView['notice']>;
  readonly params: MessageView['params'];
}

/** A link to where the user can leave again. */
function WayOn({ notice, params }: WayOnProps) {
  const { t } = useTranslation('inbox');
  switch (notice) {
    case 'enteredInClub':
    case 'enteredInTeam':
      return <TextLink to="/account/memberships">{t('toMemberships')}</TextLink>;
    case 'playsWhite':
    case 'playsBlack':
      // A notice about an online game links to it; those of an earlier version have no game.
      return params.game === undefined ? (
        <TournamentLink params={params} />
      ) : (
        <TextLink to="/game/play/$gameId" params={{ gameId: params.game }}>
          {t('toGame')}
        </TextLink>
      );
    case 'enteredInTournament':
    case 'hasBye':
    case 'withdrawn':
    case 'gameReminder':
    case 'gamePostponed':
    case 'anotherDayAsked':
    case 'anotherDayAgreed':
    case 'anotherDayRefused':
    case 'anotherDaySet':
    case 'callAnswered':
    case 'callSeenTo':
      return <TournamentLink params={params} />;
    case 'arbiterCalled':
      return (
        <TextLink to="/tournament/manage/$tid" params={{ tid: params.tournament ?? '' }}>
          {t('toDesk')}
        </TextLink>
      );
    case 'matchReported':
    case 'reportConfirmed':
    case 'reportDisputed':
    case 'matchDecided':
    case 'postponementAsked':
    case 'postponementAgreed':
    case 'postponementRefused':
    case 'matchArranged':
    case 'disputeToDecide':
      return <MatchLink params={params} />;
    case 'removedFromClub':
      return null;
  }
}

function TournamentLink({ params: { tournament: tid = '' } }: Pick<WayOnProps, 'params'>) {
  const { t } = useTranslation('inbox');
  return (
    <TextLink to="/tournament/view/$tid" params={{ tid }}>
      {t('toTournament')}
    </TextLink>
  );
}

function MatchLink({ params: { tournament: tid = '', round = '', team = '' } }: Pick<WayOnProps, 'params'>) {
  const { t } = useTranslation('inbox');
  return (
    <TextLink to="/tournament/match/$tid/$round/$team" params={{ tid, round, team }}>
      {t('toMatch')}
    </TextLink>
  );
}
