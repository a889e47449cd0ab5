import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerCardAnswer } from '../../../../contract/tournament/player-card.ts';
import { sideOf } from '../../../../domain/tournament/value/game-result.ts';
import { formatPoints } from '../../../app/format.ts';
import { sideTextOf } from '../../../model/result-text.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import { Opponent } from './opponent.tsx';
import classes from './player-card.module.css';

type CardRound = PlayerCardAnswer['rounds'][number];
type CardGame = Extract<CardRound, { readonly kind: 'game' }>;

/** The rounds of a player: board, colour, opponent, result, points, and a link to the game. */
export function CardRounds({ rounds, dropped }: Pick<PlayerCardAnswer, 'rounds' | 'dropped'>) {
  const { t } = useTranslation('playerCard');
  const isDropped = (one: CardRound) => dropped.some(({ round }) => round === one.round);
  if (rounds.length === 0) return <p className={classes.soft}>{t('noRounds')}</p>;
  return (
    <table className={classes.rounds}>
      <caption>
        <VisuallyHidden>{t('rounds')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.round')}</th>
          <th scope="col">{t('columns.board')}</th>
          <th scope="col">{t('columns.opponent')}</th>
          <th scope="col" className={classes.number}>
            {t('columns.rating')}
          </th>
          <th scope="col">{t('columns.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((one, at) => (
          // A match of several games has several lines of one round.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and keep their order.
          <tr key={at}>
            {one.kind === 'game' ? (
              <GameCells game={one} isDropped={isDropped(one)} />
            ) : (
              <ByeCells bye={one} isDropped={isDropped(one)} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface InBrackets {
  readonly isDropped: boolean;
}

function GameCells({ game, isDropped }: InBrackets & { readonly game: CardGame }) {
  const { t } = useTranslation(['playerCard', 'chess']);
  const { round, match, board, color, opponent } = game;
  return (
    <>
      <th scope="row">{round}</th>
      <td className={classes.board}>
        <span className={classes.color} data-color={color} title={t(`chess:${color}`)} />
        <VisuallyHidden>{t(`chess:${color}`)}</VisuallyHidden>
        {match === null ? board : `${match}.${board}`}
      </td>
      <td className={classes.opponent}>
        <Opponent opponent={opponent} />
      </td>
      <td className={classes.number}>{opponent.fideRating ?? ''}</td>
      <td>
        <Bracketed isDropped={isDropped}>
          <Result game={game} />
        </Bracketed>
        <Float float={game.float} />
      </td>
    </>
  );
}

const Bracketed = ({ isDropped, children }: InBrackets & { readonly children: ReactNode }) =>
  isDropped ? <>({children})</> : children;

/** Which rounds do not count, and why. */
export function DroppedRounds({ dropped }: Pick<PlayerCardAnswer, 'dropped'>) {
  const { t } = useTranslation('playerCard');
  return dropped.map(({ round, why }) => (
    <p key={round} className={classes.soft}>
      {t(`dropped.${why}`, { round })}
    </p>
  ));
}

function Result({ game }: { readonly game: CardGame }) {
  const { t } = useTranslation('playerCard');
  const { result, color, matchGames, game: online } = game;
  const text =
    matchGames.length > 1
      ? matchGames.map((one) => sideTextOf(one.result, one.color)).join(' ')
      : result === null
        ? '*'
        : sideTextOf(result, color);
  const shown = (
    <b className={classes.result} data-side={result === null ? undefined : sideOf(result, color)}>
      {text}
    </b>
  );
  if (online === null) return shown;
  return (
    <TextLink
      to="/game/play/$gameId"
      params={{ gameId: online }}
      inherit
      aria-label={t('openGame', { round: game.round })}
    >
      {shown}
    </TextLink>
  );
}

function Float({ float }: Pick<CardGame, 'float'>) {
  const { t } = useTranslation('playerCard');
  if (float === null) return null;
  return (
    <abbr className={classes.soft} title={t(`floats.${float}`)}>
      {float === 'down' ? '↓' : '↑'}
    </abbr>
  );
}

function ByeCells({ bye, isDropped }: InBrackets & { readonly bye: Extract<CardRound, { readonly kind: 'bye' }> }) {
  const { t } = useTranslation('tournament');
  return (
    <>
      <th scope="row">{bye.round}</th>
      <td />
      <td colSpan={2} className={classes.soft}>
        {t(`byes.${bye.bye}`)}
      </td>
      <td>
        <Bracketed isDropped={isDropped}>{bye.points === null ? '' : formatPoints(bye.points)}</Bracketed>
      </td>
    </>
  );
}
