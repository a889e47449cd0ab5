import { type AccountId, asId, type TeamId } from '../../domain/kernel/ids.ts';
import type { Fixtures } from '../../domain/tournament/rounds/fixtures.ts';
import type { OwnPart } from '../../domain/tournament/rounds/own-rounds.ts';
import { isLineUpOpen } from '../../domain/tournament/teams/match.ts';
import {
  boardsOf,
  freeRoundsOf,
  matchesOf,
  playerOf,
  type Tournament,
  teamOfPlayer,
  teamsOf,
} from '../../domain/tournament/value/state.ts';

/** What a calendar asks of a tournament, taken from the whole of it. */
export const fixturesOf = ({ id, revision, settings, phase, rounds, ...rest }: Tournament): Fixtures => ({
  id,
  revision,
  settings,
  isFinished: phase.kind === 'finished',
  teams: new Map(teamsOf(rest).map(({ team, name }) => [team, name])),
  rounds: rounds.map((round) => ({
    number: round.number,
    name: round.name,
    startAt: round.startAt,
    isPaired: round.kind === 'paired',
    matches: matchesOf(round).map((match) => ({ ...match, areLineUpsOpen: isLineUpOpen(match) })),
    free: freeRoundsOf(round).map(({ who }) => asId<TeamId>(who)),
  })),
});

/** What somebody has to do with it; opponents by their user names. */
export function partOf(tournament: Tournament, account: AccountId): OwnPart {
  const player = playerOf(tournament, account);
  const { rounds } = tournament;
  return {
    account,
    team: teamOfPlayer(tournament, account)?.team ?? null,
    withdrawnFrom: player?.withdrawnFrom ?? null,
    isEliminated: player?.eliminated ?? false,
    seats: rounds.flatMap((round) =>
      boardsOf(round).flatMap(({ board, white, black, postponed }) => {
        if (white !== account && black !== account) return [];
        const [color, opponent] = white === account ? (['white', black] as const) : (['black', white] as const);
        const late = postponed === undefined ? {} : { postponedTo: postponed.startAt };
        return [{ round: round.number, board, color, opponent, ...late }];
      }),
    ),
    freeRounds: rounds
      .filter((round) => freeRoundsOf(round).some(({ who }) => who === account))
      .map(({ number }) => number),
  };
}
