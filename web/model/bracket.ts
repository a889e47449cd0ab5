/** The bracket of a knockout as it stands: the matches of each stage, and the possible ones. */
import type {
  MatchView,
  PairingView,
  ParticipantView,
  TeamRow,
  TournamentPage,
} from '../../contract/tournament/tournaments.ts';
import { knockoutRounds } from '../../domain/pairing/knockout.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import { type GameResult, sideOf } from '../../domain/tournament/value/game-result.ts';
import { resultOf } from './field.ts';
import { matchScore } from './match.ts';
import { participantName } from './names.ts';
import { matchesOf, pairingsOf } from './progress.ts';

/** An entrant of the bracket: a player or a team. */
export interface BracketEntrant {
  readonly id: string;
  readonly seed: number;
  readonly name: string;
  readonly title: string | null;
  /** The account of a player; null for a team. */
  readonly account: string | null;
  /** The player, or all members of the team. */
  readonly accounts: readonly string[];
}

export interface BracketSide {
  readonly entrant: BracketEntrant;
  /** Points of the games so far; null before the first has ended. */
  readonly score: number | null;
  /** Whether the match is won or lost; null while it goes on. */
  readonly isThrough: boolean | null;
}

export interface BracketMatch {
  /** From 1, from the top of the bracket. */
  readonly number: number;
  /** From the upper and from the lower match of the stage before; null while undecided. */
  readonly sides: readonly [BracketSide | null, BracketSide | null];
}

export interface BracketStage {
  readonly round: number;
  readonly matches: readonly BracketMatch[];
}

type Page = Pick<TournamentPage, 'tournament' | 'participants' | 'teams' | 'pairings' | 'matches'>;

/** A match of two players or of two teams, in a common shape. */
interface Meeting {
  readonly number: number;
  readonly white: string;
  readonly black: string;
  readonly score: Readonly<Record<Color, number>> | null;
  readonly result: GameResult | null;
}

/** All stages from the first to the final; none before the first is paired. */
export function bracketOf(page: Page): readonly BracketStage[] {
  const entrants = entrantsOf(page);
  const stages: BracketStage[] = [];
  let before: readonly BracketMatch[] = [];
  const last = stagesOf(page);
  for (let round = 1; round <= last; round += 1) {
    const meetings = meetingsOf(page, round);
    if (round === 1 && meetings.length === 0) return [];
    const count = round === 1 ? meetings.length : before.length / 2;
    const matches = Array.from({ length: count }, (_, index): BracketMatch => {
      const meeting = meetings.find(({ number }) => number === index + 1);
      const upper = winnerOf(before[2 * index]);
      const sides: BracketMatch['sides'] =
        meeting === undefined
          ? [waiting(upper), waiting(winnerOf(before[2 * index + 1]))]
          : inOrder(sidesOf(meeting, entrants), upper);
      return { number: index + 1, sides };
    });
    stages.push({ round, matches });
    before = matches;
  }
  return stages;
}

export const stagesOf = (page: Pick<Page, 'tournament' | 'participants' | 'teams' | 'matches'>): number =>
  page.tournament.rounds ?? knockoutRounds(isOfTeams(page) ? page.teams.length : page.participants.length);

const isOfTeams = ({ matches }: Pick<Page, 'matches'>): boolean => matches !== undefined;

function entrantsOf(page: Page): ReadonlyMap<string, BracketEntrant> {
  const list = isOfTeams(page)
    ? page.teams.map((team) => asTeam(team, page.participants))
    : page.participants.map(asPlayer);
  return new Map(list.map((entrant) => [entrant.id, entrant]));
}

const asPlayer = (player: ParticipantView): BracketEntrant => ({
  id: player.account,
  seed: player.seed,
  name: participantName(player),
  title: player.title,
  account: player.account,
  accounts: [player.account],
});

const asTeam = ({ teamId: id, seed, name }: TeamRow, participants: readonly ParticipantView[]): BracketEntrant => ({
  id,
  seed,
  name,
  title: null,
  account: null,
  accounts: participants.flatMap(({ team, account }) => (team === id ? [account] : [])),
});

const meetingsOf = (page: Page, round: number): readonly Meeting[] =>
  isOfTeams(page) ? matchesOf(page, round).map(ofTeams) : pairingsOf(page, round).map(ofPlayers);

const ofPlayers = (pairing: PairingView): Meeting => ({
  number: pairing.board,
  white: pairing.white,
  black: pairing.black,
  score: matchScore(pairing),
  result: resultOf(pairing) ?? null,
});

function ofTeams({ match, white, black, whitePoints, blackPoints, lineUpsOpen, result }: MatchView): Meeting {
  const isKnown = !lineUpsOpen && whitePoints !== null && blackPoints !== null;
  // Every game gives points to one of them.
  const score = isKnown && whitePoints + blackPoints > 0 ? { white: whitePoints, black: blackPoints } : null;
  return { number: match, white, black, result, score };
}

function sidesOf(
  { score, result, ...meeting }: Meeting,
  entrants: ReadonlyMap<string, BracketEntrant>,
): readonly [BracketSide | null, BracketSide | null] {
  const side = (color: Color): BracketSide | null => {
    const entrant = entrants.get(meeting[color]);
    const isThrough = result === null ? null : sideOf(result, color) === 'win';
    return entrant === undefined ? null : { entrant, score: score?.[color] ?? null, isThrough };
  };
  return [side('white'), side('black')];
}

/** The winner of the upper match stands above; in the first stage, the better seed. */
function inOrder([one, other]: BracketMatch['sides'], upper: BracketEntrant | null): BracketMatch['sides'] {
  if (one === null || other === null) return [one, other];
  const isAbove = upper === null ? one.entrant.seed < other.entrant.seed : one.entrant.id === upper.id;
  return isAbove ? [one, other] : [other, one];
}

const winnerOf = (match: BracketMatch | undefined): BracketEntrant | null =>
  match?.sides.find((side) => side?.isThrough === true)?.entrant ?? null;

const waiting = (entrant: BracketEntrant | null): BracketSide | null =>
  entrant === null ? null : { entrant, score: null, isThrough: null };

/** The name of a stage, by its number of matches when complete. */
export type StageName = {
  readonly key: 'final' | 'semifinals' | 'quarterfinals' | 'roundOf';
  readonly matches: number;
};

const NAMED: readonly StageName['key'][] = ['final', 'semifinals', 'quarterfinals'];

export function stageName(stages: number, round: number): StageName {
  const toCome = Math.max(0, stages - round);
  return { key: NAMED[toCome] ?? 'roundOf', matches: 2 ** toCome };
}
