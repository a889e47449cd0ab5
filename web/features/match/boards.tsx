import { useTranslation } from 'react-i18next';
import { type ColoredBoard, lineText, sheetLine } from '../../model/match-sheet.ts';
import { participantName, teamName, titled } from '../../model/names.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

/** The boards of the match as they count. */
export function Boards(props: MatchProps) {
  const { t } = useTranslation('match');
  const { boards, corrected } = props.day;
  return (
    <Card title={t('boards.title')}>
      {boards.length === 0 ? (
        <Hint>{t('boards.none')}</Hint>
      ) : (
        <BoardsTable {...props} boards={boards} corrected={corrected} />
      )}
    </Card>
  );
}

interface BoardsTableProps extends Pick<MatchProps, 'page' | 'match'> {
  readonly boards: readonly ColoredBoard[];
  readonly corrected?: readonly number[];
}

/** A match sheet: the first-named team on the left, whatever its colour. */
export function BoardsTable({ page, match, boards, corrected = [] }: BoardsTableProps) {
  const { t } = useTranslation('match');
  const [white, black] = [teamName(page, match.white), teamName(page, match.black)];
  return (
    <table className={classes.sheet} aria-label={t('boards.caption', { match: t('title', { white, black }) })}>
      <thead>
        <tr>
          <th scope="col">{t('boards.board')}</th>
          <th scope="col">{white}</th>
          <th scope="col">{t('boards.result')}</th>
          <th scope="col">{black}</th>
        </tr>
      </thead>
      <tbody>
        {boards.map(sheetLine).map((line) => (
          <tr key={line.board}>
            <td>{line.board}</td>
            <td>
              <Name page={page} account={line.left} />
            </td>
            <td className={classes.result}>
              <strong>{lineText(line)}</strong>
              {corrected.includes(line.board) && <span className={classes.soft}> {t('boards.corrected')}</span>}
            </td>
            <td>
              <Name page={page} account={line.right} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ page, account }: Pick<MatchProps, 'page'> & { readonly account: string | null }) {
  const { t } = useTranslation('match');
  if (account === null) return <span className={classes.soft}>{t('boards.nobody')}</span>;
  const player = page.participants.find((one) => one.account === account);
  return player === undefined ? account : titled(player.title, participantName(player));
}
