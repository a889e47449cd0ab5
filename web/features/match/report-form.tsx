import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { callApi } from '../../api.ts';
import { coloredBoard, finished, fullSheet, lineText, SHEET_RESULTS, type SheetLine } from '../../model/match-sheet.ts';
import { participantName, teamName, titled } from '../../model/names.ts';
import { gameResultText } from '../../model/result-text.ts';
import { ofMatch } from '../../queries/match.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

interface ReportFormProps extends MatchProps {
  /** A captain's report waits for the other captain; the organiser's counts at once. */
  readonly as: 'captain' | 'organiser';
}

/**
 * The match sheet as a form: players and result of each board. It starts from the last report, or from the line-ups.
 */
export function ReportForm(props: ReportFormProps) {
  const { t } = useTranslation('match');
  const { as, page, match, day } = props;
  const known = day.reports.at(-1)?.boards ?? day.boards;
  const other = teamName(page, match[day.side === 'white' ? 'black' : 'white']);
  return (
    <Card title={t(as === 'captain' ? 'report.title' : 'report.decide')}>
      <Hint>{as === 'captain' ? t('report.hint', { other }) : t('report.decideHint')}</Hint>
      {/* A new report by another user resets the form. */}
      <Sheet key={JSON.stringify(known)} {...props} initial={fullSheet(known, page.tournament.perTeam ?? 1)} />
    </Card>
  );
}

function Sheet({
  as,
  address,
  page,
  match,
  day,
  initial,
}: ReportFormProps & { readonly initial: readonly SheetLine[] }) {
  const { t } = useTranslation('match');
  const [lines, setLines] = useState(initial);
  const isCaptain = as === 'captain';
  const send = useTournamentChange<readonly SheetLine[]>(
    address.tid,
    (filled) => {
      const body = { boards: filled.map(coloredBoard).map((board) => asSent(board, seenOn(day, board))) };
      return callApi(isCaptain ? calls.reportMatch : calls.decideMatch, { ...ofMatch(address), body });
    },
    () => t(isCaptain ? 'report.sent' : 'report.entered'),
  );
  const filled = finished(lines);
  const change = (changed: SheetLine) => setLines(lines.map((line) => (line.board === changed.board ? changed : line)));
  return (
    <>
      <ol className={classes.lines}>
        {lines.map((line) => (
          <li key={line.board} className={classes.line}>
            <span className={classes.board}>
              {t('report.boardColor', { board: line.board, color: t(`report.left.${line.color}`) })}
            </span>
            <PlayerChoice
              players={membersOf(page, match.white)}
              label={t('report.playerOf', { team: teamName(page, match.white), board: line.board })}
              chosen={line.left}
              onChoose={(left) => change({ ...line, left })}
            />
            <ResultChoice line={line} onChange={change} />
            <PlayerChoice
              players={membersOf(page, match.black)}
              label={t('report.playerOf', { team: teamName(page, match.black), board: line.board })}
              chosen={line.right}
              onChoose={(right) => change({ ...line, right })}
            />
          </li>
        ))}
      </ol>
      {filled === null ? (
        <p role="status" className={classes.soft}>
          {t('report.unfinished')}
        </p>
      ) : (
        <Button loading={send.isPending} onClick={() => send.mutate(filled)}>
          {t(isCaptain ? 'report.send' : 'report.enter')}
        </Button>
      )}
    </>
  );
}

const membersOf = ({ participants }: MatchProps['page'], team: string): readonly ParticipantView[] =>
  participants.filter((one) => one.team === team);

type SentBoard = ReturnType<typeof coloredBoard>;

/** The official result of a board, in the colours of the page. */
const seenOn = ({ boards }: MatchProps['day'], { board }: Pick<SentBoard, 'board'>) =>
  boards.find((one) => one.board === board)?.result ?? null;

const asSent = ({ board, white, black, result }: SentBoard, expected: ReturnType<typeof seenOn>) => ({
  board,
  white: white === null ? null : asId<never>(white),
  black: black === null ? null : asId<never>(black),
  result,
  expected,
});

interface PlayerChoiceProps {
  readonly players: readonly ParticipantView[];
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (account: string | null) => void;
}

function PlayerChoice({ players, label, chosen, onChoose }: PlayerChoiceProps) {
  const { t } = useTranslation('match');
  return (
    <NativeSelect
      aria-label={label}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
      data={[
        { value: '', label: t('boards.nobody') },
        ...players.map((player) => ({ value: player.account, label: titled(player.title, participantName(player)) })),
      ]}
    />
  );
}

interface ResultChoiceProps {
  readonly line: SheetLine;
  readonly onChange: (line: SheetLine) => void;
}

/** From the view of the team on the left; an empty seat leaves no choice. */
function ResultChoice({ line, onChange }: ResultChoiceProps) {
  const { t } = useTranslation('match');
  const { left, right, result } = line;
  if (left === null || right === null) {
    return <span className={classes.given}>{left === right ? '–' : lineText(line)}</span>;
  }
  return (
    <NativeSelect
      aria-label={t('report.resultOf', { board: line.board })}
      value={result ?? ''}
      onChange={(event) => {
        const chosen = SHEET_RESULTS.find((one) => one === event.currentTarget.value);
        onChange({ ...line, result: chosen ?? null });
      }}
      data={[
        { value: '', label: t('report.choose') },
        ...SHEET_RESULTS.map((one) => ({ value: one, label: gameResultText(one) })),
      ]}
    />
  );
}
