import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table.tsx';
import { TextLink } from '../../ui/links.tsx';
import type { FilePlayer } from './jobs.ts';

/** The players of the file that is open, by start number. */
const FilePlayers = createContext<ReadonlyMap<number, FilePlayer>>(new Map());
export const FilePlayersProvider = FilePlayers.Provider;
export const useFilePlayers = (): ReadonlyMap<number, FilePlayer> => use(FilePlayers);

/** A player by start number and name, leading to his line of the file; 0 is the bye. */
export function PlayerLine({ number }: { readonly number: number }) {
  const { t } = useTranslation('tools');
  const player = useFilePlayers().get(number);
  if (number === 0) return t('bye');
  if (player === undefined) return String(number);
  return (
    <TextLink to="/tools" search={{ tab: 'file', line: player.line }} inherit>
      {number} {player.name}
    </TextLink>
  );
}

/** The column that says whom a row is about. */
export const playerColumn = <Row extends { readonly number: number }>(header: string): Column<Row> => ({
  id: 'name',
  header,
  main: true,
  cell: ({ number }) => <PlayerLine number={number} />,
});
