/**
 * Swiss Team Pairing System (FIDE C.04.6, in force from 1 February 2026; sheet on the Dutch system, section 10). A
 * bracket is the top scoregroup with upfloaters and is paired completely. Match points rank; game points only decide
 * colours.
 */
import { ok, refuse } from '../../kernel/result.ts';
import type { Color } from '../../tournament/value/field.ts';
import { byesOf, type EntrantRecord, forbiddenPairTest, presentRecords, recordsBefore } from '../entrant-record.ts';
import type { Pair } from '../pairing.ts';
import { ShrinkingMatching } from '../shrinking-matching.ts';
import type { MayMeet, TeamInRound, TeamPair } from '../team-in-round.ts';
import type { PairTeams, TeamPairingInput } from '../team-pairing.ts';
import { pairBracket } from './team-swiss-bracket.ts';
import { allocateTeamColors, type PreferenceType, teamPreference } from './team-swiss-colors.ts';
import { chooseUpfloaters } from './team-swiss-upfloaters.ts';

export interface TeamSwissOptions {
  /** Art. 1.7: simple preferences (A), strong and mild ones (B), or none, by the event's regulations. */
  readonly preferences: PreferenceType;
}

export const pairTeamSwiss: PairTeams = teamSwiss({ preferences: 'A' });

export function teamSwiss(options: TeamSwissOptions): PairTeams {
  return (input) => {
    const teams = readTeams(input, options);
    if (teams.length < 2) return refuse('insufficientPlayers');
    const mayMeet = meetingRule(teams, input);
    const bye = allocateBye(teams, mayMeet);
    if (bye === null) return refuse('noLegalPairing');
    const pairs = pairBrackets(
      teams.filter((team) => !bye.includes(team)),
      mayMeet,
      input,
    );
    return ok({
      pairs: pairs.map((pair) => seat(pair, input.initialColor)),
      byes: bye.map((team) => team.record.number),
    });
  };
}

/** Ordered by match points, then TPN (art. 1.2). */
function readTeams(input: TeamPairingInput, { preferences }: TeamSwissOptions): TeamInRound[] {
  const records = recordsBefore(input.field, input.round);
  const earlier = recordsBefore(input.field, input.round - 1);
  return presentRecords(records, input.present)
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .map((record) => ({
      record,
      gamePoints: input.gamePoints.get(record.number) ?? 0,
      floated: hasFloated(record, earlier),
      preference: teamPreference(record, preferences, input.round >= input.field.rounds),
    }));
}

/** Art. 1.4: true if the last opponent had a different score. */
function hasFloated(record: EntrantRecord, earlier: ReadonlyMap<number, EntrantRecord>): boolean {
  const last = record.results.at(-1);
  if (last?.kind !== 'game') return false;
  return earlier.get(record.number)?.score !== earlier.get(last.opponent)?.score;
}

/** C1: two teams meet at most once, and never if the event forbids it. */
function meetingRule(teams: readonly TeamInRound[], { forbidden }: TeamPairingInput): MayMeet {
  const apart = forbiddenPairTest(forbidden);
  const opponents = new Map(teams.map(({ record }) => [record.number, new Set(record.opponents)]));
  return ({ record: { number: one } }, { record: { number: other } }) =>
    opponents.get(one)?.has(other) !== true && !apart(one, other);
}

/** Art. 3.4: lowest score, most matches played, largest TPN. Empty for an even field; null if impossible. */
function allocateBye(teams: readonly TeamInRound[], mayMeet: MayMeet): readonly TeamInRound[] | null {
  const matching = new ShrinkingMatching(teams.length, (a, b) => mayMeet(teams[a], teams[b]));
  if (matching.exposed !== teams.length % 2) return null;
  if (matching.exposed === 0) return [];
  const candidates = teams
    .map((_, place) => place)
    .filter((place) => mayHaveBye(teams[place].record))
    .sort((a, b) => byeOrder(teams[a].record, teams[b].record));
  const chosen = candidates.find((place) => matching.takeSingle(place));
  return chosen === undefined ? null : [teams[chosen]];
}

const byeOrder = (a: EntrantRecord, b: EntrantRecord): number =>
  a.score - b.score || b.opponents.length - a.opponents.length || b.number - a.number;

/** C2: no earlier bye, and no round won without playing. */
const mayHaveBye = (record: EntrantRecord): boolean =>
  byesOf(record) === 0 &&
  !record.results.some(
    (result) =>
      (result?.kind === 'forfeit' && result.outcome === 'win') ||
      (result?.kind === 'bye' && result.bye === 'full-point'),
  );

/** Art. 3.2 and 3.3: brackets from the top. */
function pairBrackets(teams: readonly TeamInRound[], mayMeet: MayMeet, { field, round }: TeamPairingInput): TeamPair[] {
  // C7 and C10 do not apply in the last two rounds.
  const sparesFloaters = round < field.rounds - 1;
  const pairs: TeamPair[] = [];
  let rest = teams;
  while (rest.length > 0) {
    const upfloaters = chooseUpfloaters(rest, mayMeet, sparesFloaters);
    const top = rest[0].record.score;
    const bracket = rest.filter((team) => team.record.score === top || upfloaters.includes(team));
    pairs.push(...pairBracket(bracket, mayMeet, sparesFloaters));
    rest = rest.filter((team) => !bracket.includes(team));
  }
  return pairs.sort(publicationOrder);
}

/** C.04.2 art. 3.6: higher team's score, sum of scores, higher team's TPN. */
function publicationOrder(one: TeamPair, other: TeamPair): number {
  const [a, b] = [one, other].map(([first, second]) => ({
    first: ranksAbove(first.record, second.record) ? first.record : second.record,
    sum: first.record.score + second.record.score,
  }));
  return b.first.score - a.first.score || b.sum - a.sum || a.first.number - b.first.number;
}

const ranksAbove = (one: EntrantRecord, other: EntrantRecord): boolean =>
  one.score > other.score || (one.score === other.score && one.number < other.number);

/** Art. 4.2: the first team has the higher score, then more game points, then the smaller TPN. */
function seat([one, other]: TeamPair, initialColor: Color): Pair {
  const lead =
    one.record.score - other.record.score ||
    one.gamePoints - other.gamePoints ||
    other.record.number - one.record.number;
  const [first, second] = lead > 0 ? [one, other] : [other, one];
  const [white, black] =
    allocateTeamColors(first, second, initialColor) === 'white' ? [first, second] : [second, first];
  return { white: white.record.number, black: black.record.number };
}
