import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/layout/links.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import type { FilePlayer } from './jobs.ts';

const FilePlayers = createContext<ReadonlyMap<number, FilePlayer>>(new Map());
export const FilePlayersProvider = FilePlayers.Provider;
export const useFilePlayers = (): ReadonlyMap<number, FilePlayer> => use(FilePlayers);

/** A player by starting number and name, linking to their line of the file; 0 is the bye. */
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

export const playerColumn = <Row extends { readonly number: number }>(header: string): Column<Row> => ({
  id: 'name',
  header,
  main: true,
  cell: ({ number }) => <PlayerLine number={number} />,
});
