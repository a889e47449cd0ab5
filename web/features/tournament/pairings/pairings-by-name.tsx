import { useTranslation } from 'react-i18next';
import type { PairingView, ParticipantView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { matches } from '../../../../domain/lib/search-key.ts';
import { sideOf } from '../../../../domain/tournament/value/game-result.ts';
import { byeOf, resultOf } from '../../../model/field.ts';
import { blackName, participantName, whiteName } from '../../../model/names.ts';
import { boardName, isGame } from '../../../model/progress.ts';
import { sideText } from '../../../model/result-text.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { usePostponedText } from '../../../ui/tournament/postponed-text.ts';
import { PlayerCell } from '../standings/player-cell.tsx';
import classes from './pairings.module.css';

/** A pairing with somebody whose name has this text. */
export const isPairingOf = (pairing: PairingView, wanted: string): boolean =>
  [whiteName(pairing), blackName(pairing)].some((name) => matches(name, wanted));

interface PairingsByNameProps {
  readonly page: TournamentPage;
  readonly pairings: readonly PairingView[];
  readonly me: string | undefined;
  /** Only players with this text in their names; empty for all. */
  readonly wanted: string;
}

interface Row {
  readonly player: ParticipantView;
  readonly pairing: PairingView;
}

/** Where everybody plays, by name: board, colour, opponent and result. */
export function PairingsByName({ page, pairings, me, wanted }: PairingsByNameProps) {
  const { t, i18n } = useTranslation(['tournament', 'chess']);
  const postponedText = usePostponedText(page.tournament.timeZone);
  const rows = rowsByName(page, pairings, i18n.language).filter(({ player }) =>
    matches(participantName(player), wanted),
  );
  const columns: readonly Column<Row>[] = [
    {
      id: 'player',
      header: t('standings.player'),
      main: true,
      cell: ({ player }) => <PlayerCell title={player.title} name={participantName(player)} account={player.account} />,
    },
    ...(rows.some(({ player }) => player.club)
      ? [
          {
            id: 'club',
            header: t('standings.club'),
            needs: 'wide' as const,
            cell: ({ player }: Row) => <span className={classes.soft}>{player.club}</span>,
          },
        ]
      : []),
    {
      id: 'board',
      header: t('chess:board'),
      numeric: true,
      cell: ({ pairing }) => (isGame(pairing) ? <strong>{boardName(pairing)}</strong> : ''),
    },
    {
      id: 'color',
      header: t('pairings.color'),
      cell: ({ player, pairing }) => (isGame(pairing) ? t(`chess:${colorIn(player, pairing)}`) : ''),
    },
    { id: 'opponent', header: t('pairings.opponent'), wraps: true, cell: (row) => <OpponentCell {...row} /> },
    {
      id: 'result',
      header: t('chess:result'),
      cell: (row) => postponedText(row.pairing) ?? <strong>{resultOfPlayer(row)}</strong>,
    },
  ];
  if (rows.length === 0) return <Empty title={t('standings.noMatch')} />;
  return (
    <DataTable
      caption={t('pairings.byName')}
      columns={columns}
      rows={rows}
      rowKey={({ player, pairing }) => `${player.account} ${boardName(pairing)}`}
      isOwn={({ player }) => player.account === me}
    />
  );
}

const colorIn = ({ account }: ParticipantView, { white }: PairingView) => (white === account ? 'white' : 'black');

function OpponentCell({ player, pairing }: Row) {
  const { t } = useTranslation('tournament');
  if (!isGame(pairing)) return <span className={classes.soft}>{t(`byes.${byeOf(pairing)}`)}</span>;
  const isWhite = colorIn(player, pairing) === 'white';
  return (
    <PlayerCell
      title={isWhite ? pairing.blackTitle : pairing.whiteTitle}
      name={isWhite ? blackName(pairing) : whiteName(pairing)}
      account={isWhite ? pairing.black : pairing.white}
    />
  );
}

function resultOfPlayer({ player, pairing }: Row): string {
  if (!isGame(pairing)) return '';
  const result = resultOf(pairing);
  return result === undefined ? '*' : sideText(sideOf(result, colorIn(player, pairing)), pairing.forfeit);
}

function rowsByName({ participants }: TournamentPage, pairings: readonly PairingView[], language: string): Row[] {
  const order = new Intl.Collator(language);
  const players = new Map(participants.map((player) => [player.account, player]));
  return pairings
    .flatMap((pairing) =>
      [pairing.white, pairing.black].flatMap((account): Row[] => {
        const player = players.get(account);
        return player === undefined ? [] : [{ player, pairing }];
      }),
    )
    .sort((one, other) => order.compare(sortName(one.player), sortName(other.player)));
}

/** As on a list on the wall: the family name first. */
const sortName = (player: ParticipantView): string =>
  `${player.lastName} ${player.firstName}`.trim() || player.username;
