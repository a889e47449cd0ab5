import { useTranslation } from 'react-i18next';
import type { MatchView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { teamScore } from '../../../model/match.ts';
import { lineText, type PrintedLine, printedLines } from '../../../model/match-sheet.ts';
import { participantName, teamName } from '../../../model/names.ts';
import { gameResultText, scoreText } from '../../../model/result-text.ts';
import { useZonedFormat } from '../../../time/round-time.ts';
import { PlayerCell } from '../standings/player-cell.tsx';
import classes from './printed-match.module.css';

interface PrintedMatchProps {
  readonly page: TournamentPage;
  readonly match: MatchView;
}

/** A match in the list of its round: names, boards and score. */
export function PrintedMatch({ page, match }: PrintedMatchProps) {
  const { t } = useTranslation(['tournament', 'match']);
  const [white, black] = [teamName(page, match.white), teamName(page, match.black)];
  const lines = printedLines(page, match, false);
  return (
    <section className={classes.match}>
      <h2>
        {t('match:print.match', { number: match.match })}: {match.bye === null ? `${white} – ${black}` : white}
      </h2>
      {match.bye !== null && <p>{t(`byes.${match.bye}`)}</p>}
      {match.bye === null && lines.length === 0 && (
        <p>{t(match.result === null ? 'match:boards.none' : 'matches.withoutPlay')}</p>
      )}
      {lines.length > 0 && <SheetTable page={page} match={match} lines={lines} />}
    </section>
  );
}

/** The sheet of one match: its line-ups as far as they are known, boxes for the results, and signatures. */
export function MatchSheet({ page, match }: PrintedMatchProps) {
  const { t } = useTranslation(['match', 'tournament']);
  const format = useZonedFormat(page.tournament.timeZone);
  const [white, black] = [teamName(page, match.white), teamName(page, match.black)];
  return (
    <section className={classes.sheet}>
      <p className={classes.head}>
        {page.tournament.name} · {t('tournament:printable.title', { number: match.round })} ·{' '}
        {t('print.match', { number: match.match })}
      </p>
      <h2>{t('title', { white, black })}</h2>
      {match.startDate !== null && <p>{t('print.begins', { when: format.moment(match.startDate) })}</p>}
      {match.place !== null && (
        <p>
          {t('where')}: {match.place}
        </p>
      )}
      <SheetTable page={page} match={match} lines={printedLines(page, match, true)} />
      <ul className={classes.signatures}>
        <li>{t('print.captainOf', { team: white })}</li>
        <li>{t('print.captainOf', { team: black })}</li>
        <li>{t('print.arbiter')}</li>
      </ul>
    </section>
  );
}

/** The boards with the first-named team on the left, whatever its colour; unknown players are left blank. */
function SheetTable({ page, match, lines }: PrintedMatchProps & { readonly lines: readonly PrintedLine[] }) {
  const { t } = useTranslation(['match', 'chess']);
  const [white, black] = [teamName(page, match.white), teamName(page, match.black)];
  const score = teamScore(match);
  const legs = Math.max(1, ...lines.map(({ results }) => results.length));
  const numbers = Array.from({ length: legs }, (_, leg) => leg + 1);
  return (
    <table className={classes.boards} aria-label={t('boards.caption', { match: t('title', { white, black }) })}>
      <thead>
        <tr>
          <th scope="col">{t('boards.board')}</th>
          <th scope="col">{white}</th>
          {numbers.map((number) => (
            <th key={number} scope="col" className={classes.result}>
              {legs === 1 ? t('boards.result') : t('print.game', { number })}
            </th>
          ))}
          <th scope="col">{black}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.board}>
            <td>{t('report.boardColor', { board: line.board, color: t(`report.left.${line.color}`) })}</td>
            <td>
              <Name page={page} account={line.left} />
            </td>
            {numbers.map((number) => (
              <td key={number} className={classes.result}>
                {resultIn(line, number)}
              </td>
            ))}
            <td>
              <Name page={page} account={line.right} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('print.sum')}
          </th>
          <td colSpan={legs} className={classes.result}>
            {score !== null && match.result !== null && scoreText(score)}
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

/** The box of a leg, from 1: empty before it is played, and a forfeit for a player without an opponent. */
function resultIn(line: PrintedLine, number: number): string {
  const { left, right } = line;
  if ((left === null) !== (right === null)) return lineText(line);
  const result = line.results[number - 1] ?? null;
  return result === null ? '' : gameResultText(result);
}

function Name({ page, account }: Pick<PrintedMatchProps, 'page'> & { readonly account: string | null }) {
  const player = page.participants.find((one) => one.account === account);
  return player === undefined ? account : <PlayerCell title={player.title} name={participantName(player)} />;
}
