import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import type { ByColor } from '../../domain/chess/square.ts';
import { type Agreement, type AgreementFigures, figuresOf, together } from '../../domain/game/engine-agreement.ts';
import type { FinishedGame } from './game/finished-games.ts';
import { participantName, titled } from './names.ts';

/** Agreement with the engine of the players of the analysed games, by game. */
export type FoundAgreements = ReadonlyMap<string, ByColor<Agreement>>;

export interface AgreementRow {
  readonly account: string;
  readonly name: string;
  /** In the round; null where none of their games in it has been analysed. */
  readonly round: AgreementFigures | null;
  /** In all their analysed games, and how many these are. */
  readonly all: AgreementFigures;
  readonly games: number;
}

/** All players with an analysed game, by name; those of the round first. */
export function agreementRows(
  page: Pick<TournamentPage, 'participants'>,
  games: readonly FinishedGame[],
  { round, found }: { readonly round: number; readonly found: FoundAgreements },
): readonly AgreementRow[] {
  const parts = games.flatMap((game) => partsOf(game, found));
  const names = new Map(page.participants.map((row) => [row.account, titled(row.title, participantName(row))]));
  return [...new Set(parts.map(({ account }) => account))]
    .map((account): AgreementRow => {
      const own = parts.filter((part) => part.account === account);
      const inRound = own.filter((part) => part.round === round);
      return {
        account,
        name: names.get(account) ?? account,
        round: inRound.length === 0 ? null : figures(inRound),
        all: figures(own),
        games: own.length,
      };
    })
    .sort(
      (one, other) => Number(one.round === null) - Number(other.round === null) || one.name.localeCompare(other.name),
    );
}

interface Part {
  readonly account: string;
  readonly round: number;
  readonly agreement: Agreement;
}

function partsOf({ id, round, white, black }: FinishedGame, found: FoundAgreements): readonly Part[] {
  const agreement = found.get(id);
  if (agreement === undefined) return [];
  return [
    { account: white, round, agreement: agreement.white },
    { account: black, round, agreement: agreement.black },
  ];
}

const figures = (parts: readonly Part[]): AgreementFigures =>
  figuresOf(together(parts.map(({ agreement }) => agreement)));
