/** What printed lists have besides the page: clubs, FIDE IDs, and points before a round. */
import { toPoints } from '../../../domain/kernel/points.ts';
import { numberedField } from '../../../domain/tournament/rounds/numbered-field.ts';
import { pointsBefore } from '../../../domain/tournament/standings/points-before.ts';
import { annulledPlayers } from '../../../domain/tournament/standings/table-work.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { playersOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import type { Visibility } from '../../../domain/view/audience.ts';
import { isPublicNumber } from '../report.ts';

export interface SheetDetails {
  /** By account, for those who may see clubs. */
  readonly clubs: ReadonlyMap<string, string>;
  /** By account. */
  readonly fideNumbers: ReadonlyMap<string, number>;
  /** By account; empty if nobody has points, and where players are not ranked by theirs. */
  readonly pointsBefore: (round: number) => ReadonlyMap<string, number>;
}

/** The details that this viewer may see. */
export function sheetDetails(tournament: Tournament, visible: Visibility): SheetDetails {
  const players = playersOf(tournament);
  return {
    clubs: new Map(
      players.flatMap(({ account, club }) => (club === null || !visible.clubs ? [] : [[account, club] as const])),
    ),
    fideNumbers: new Map(
      players.flatMap(({ account, person }) =>
        person.fideNumber === null || !isPublicNumber(person, visible) ? [] : [[account, person.fideNumber] as const],
      ),
    ),
    pointsBefore: pointsBeforeRounds(tournament, visible),
  };
}

function pointsBeforeRounds(tournament: Tournament, visible: Visibility): SheetDetails['pointsBefore'] {
  const { table } = FORMATS[tournament.settings.format];
  if (table !== 'players' && table !== 'members') return () => new Map();
  const { field, accountOf, columnsThrough } = numberedField(tournament, annulledPlayers(tournament));
  return (round) => {
    const points = [...pointsBefore(field, columnsThrough(round - 1) + 1)];
    if (points.every(([, made]) => made === 0)) return new Map();
    return new Map(
      points
        .map(([number, made]) => [accountOf(number), toPoints(made)] as const)
        .filter(([account]) => visible.score(account)),
    );
  };
}
