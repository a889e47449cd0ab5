import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nonNull } from '../../../../domain/kernel/given.ts';
import { formatPoints } from '../../../app/format.ts';
import { type BracketMatch, type BracketSide, bracketOf } from '../../../model/bracket.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { useStageTitle } from '../../../ui/hooks/use-stage-title.ts';
import { TableFrame } from '../../../ui/table/data-table-frame.tsx';
import classes from './bracket.module.css';
import { PlayerCell } from './player-cell.tsx';

interface BracketTabProps {
  readonly page: TournamentPage;
  readonly me: string | undefined;
}

/** The bracket of a knockout: drawn, and for screen readers the matches of each stage as a list. */
export function BracketTab({ page, me }: BracketTabProps) {
  const { t } = useTranslation(['tournament', 'chess']);
  const stageTitle = useStageTitle(page);
  const stages = bracketOf(page);
  if (stages.length === 0) return <Empty title={t('bracket.none')} />;
  return (
    <TableFrame label={t('tabs.bracket')}>
      <ol className={classes.bracket}>
        {stages.map(({ round, matches }) => (
          <li key={round} className={classes.stage}>
            <h2>
              {stageTitle(round)} <small>{t('chess:round', { number: round })}</small>
            </h2>
            <ol className={classes.matches}>
              {matches.map((match) => (
                <Match key={match.number} match={match} me={me} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </TableFrame>
  );
}

function Match({ match, me }: { readonly match: BracketMatch; readonly me: string | undefined }) {
  const isOwn = me !== undefined && match.sides.some((side) => side?.entrant.accounts.includes(me));
  return (
    <li className={classes.place}>
      <ul className={classes.match} data-own={isOwn || undefined}>
        {match.sides.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a match has an upper and a lower place
          <Side key={index} side={side} />
        ))}
      </ul>
    </li>
  );
}

function Side({ side }: { readonly side: BracketSide | null }) {
  const { t } = useTranslation('tournament');
  if (side === null) return <li className={classes.open}>{t('bracket.open')}</li>;
  const { entrant, score, isThrough } = side;
  return (
    <li className={classes.side} data-through={isThrough ?? undefined}>
      <PlayerCell
        title={entrant.title}
        name={entrant.name}
        {...nonNull({ account: entrant.account })}
        eliminated={isThrough === false}
      />
      {score !== null && <span className={classes.score}>{formatPoints(score)}</span>}
      {isThrough === true && <span className={classes.unseen}>{t('bracket.through')}</span>}
    </li>
  );
}
