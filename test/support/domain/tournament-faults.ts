import type { AccountId } from '../../../domain/kernel/ids.ts';
import { isSame } from '../../../domain/kernel/same.ts';
import type { Done } from '../../../domain/tournament/decision.ts';
import { publishedFaults } from '../../../domain/tournament/rounds/round-verdict.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import { FORMATS, hasMatches } from '../../../domain/tournament/value/formats.ts';
import { isForfeit, sideOf } from '../../../domain/tournament/value/game-result.ts';
import type { AccountNotice } from '../../../domain/tournament/value/notices.ts';
import { pointsOf } from '../../../domain/tournament/value/settings.ts';
import {
  allPointsOf,
  type Board,
  boardsOf,
  freeRoundsOf,
  type OnlineGame,
  openGames,
  type Player,
  pairedRounds,
  playerOf,
  playersOf,
  type Round,
  type Tournament,
} from '../../../domain/tournament/value/state.ts';

/** What is wrong with a tournament, or nothing. The table is looked at where anything of it has changed. */
export const faultsOf = (before: Tournament, tournament: Tournament): string[] => [
  ...faultsOfList(tournament),
  ...tournament.rounds.flatMap((round, index) =>
    round === before.rounds[index] ? [] : faultsOfRound(tournament, round, index),
  ),
  ...(isSameTable(before, tournament) ? [] : [...faultsOfTable(tournament), ...faultsOfBracket(tournament)]),
  ...faultsOfPhase(tournament),
];

const isSameTable = (before: Tournament, { participants, rounds, settings }: Tournament): boolean =>
  participants === before.participants && rounds === before.rounds && settings === before.settings;

function faultsOfList(tournament: Tournament): string[] {
  const players = playersOf(tournament);
  const faults: string[] = [];
  if (new Set(players.map(({ account }) => account)).size < players.length) faults.push('somebody is in twice');
  const seeds = players.map(({ seed }) => seed).sort((a, b) => a - b);
  if (seeds.some((seed, index) => seed !== index + 1)) faults.push('the starting list is out of order');
  const requested = tournament.requestedByes.map(({ who, round }) => `${round} ${who}`);
  if (new Set(requested).size < requested.length) faults.push('a bye is requested twice');
  if (tournament.requestedByes.some(({ round }) => tournament.rounds[round - 1]?.kind === 'paired')) {
    faults.push('a bye is requested for a round that is paired');
  }
  return faults;
}

function faultsOfRound(tournament: Tournament, round: Round, index: number): string[] {
  const faults: string[] = [];
  if (round.number !== index + 1) faults.push(`round ${round.number} stands at place ${index + 1}`);
  const isByHand = FORMATS[tournament.settings.format].roundMaking === 'byHand';
  const entered = new Set<string>(playersOf(tournament).map(({ account }) => account));
  const seen = new Set<string>();
  const places = new Set<number>();
  for (const board of boardsOf(round)) {
    if (places.has(board.board)) faults.push(`two boards ${board.board} in round ${round.number}`);
    places.add(board.board);
    faults.push(...faultsOfBoard(board));
  }
  const sides = boardsOf(round).flatMap(({ white, black }) => [white, black]);
  for (const account of [...sides, ...freeRoundsOf(round).map(({ who }) => who)]) {
    if (seen.has(account) && !isByHand) faults.push(`${account} is twice in round ${round.number}`);
    seen.add(account);
    if (!entered.has(account)) faults.push(`${account} is in round ${round.number} and not in the list`);
  }
  return faults;
}

function faultsOfBoard(board: Board): string[] {
  const faults: string[] = [];
  if (board.white === board.black) faults.push(`${board.white} plays themselves`);
  if (openGames(board).length > 1) faults.push(`${board.white}-${board.black} is played twice at once`);
  if (openGames(board).length > 0 && !board.online) faults.push(`${board.white}-${board.black} runs off line`);
  const sequence = new Set(board.games.map((game) => game.sequence));
  if (sequence.size < board.games.length) faults.push(`games of ${board.white}-${board.black} share a number`);
  return faults;
}

/** Points counted here in another way, and the whole table worked out anew. */
function faultsOfTable(tournament: Tournament): string[] {
  const players = playersOf(tournament);
  const gone = new Set(annulled(tournament));
  const points = new Map<string, number>();
  const { win, draw, loss, forfeitWin, forfeitLoss, ...byes } = pointsOf(tournament.settings);
  const give = (account: string, half: number) => points.set(account, (points.get(account) ?? 0) + half);
  for (const round of tournament.rounds) {
    for (const { who, bye } of freeRoundsOf(round)) {
      if (gone.has(who as AccountId)) continue;
      give(
        who,
        {
          'pairing-allocated': byes.pairingAllocatedBye,
          'full-point': byes.fullPointBye,
          'half-point': byes.halfPointBye,
          'zero-point': byes.zeroPointBye,
        }[bye],
      );
    }
    for (const { white, black, result } of boardsOf(round).flatMap(gamesOf)) {
      if (result === null || gone.has(white) || gone.has(black)) continue;
      const worth = isForfeit(result) ? { win: forfeitWin, draw, loss: forfeitLoss } : { win, draw, loss };
      give(white, worth[sideOf(result, 'white')]);
      give(black, worth[sideOf(result, 'black')]);
    }
  }
  const paired = pairedRounds(tournament);
  const announced = tournament.settings.rounds ?? Math.max(1, paired);
  for (const { account, decisions = [] } of players) {
    for (const decision of decisions) if ((decision.after ?? announced) <= paired) give(account, decision.points);
  }
  const table = new Map(playersOf(rankFromScratch(tournament)).map((one) => [one.account, one.standing]));
  return players.flatMap(({ account, standing }) => [
    ...(allPointsOf(standing) === (points.get(account) ?? 0)
      ? []
      : [`${account} has ${allPointsOf(standing)}, not ${points.get(account) ?? 0}`]),
    ...(isSame(standing, table.get(account)) ? [] : [`the row of ${account} is old`]),
  ]);
}

/** The games of a board in their own colours: those of a match, else the one that it is; an open game is a draw. */
const gamesOf = ({
  white,
  black,
  matchGames,
  result,
  postponed,
}: Board): Pick<Board, 'white' | 'black' | 'result'>[] =>
  matchGames.length === 0
    ? [{ white, black, result: result ?? (postponed === undefined ? null : 'draw') }]
    : matchGames.map((game) => ({ ...(game.switched ? { white: black, black: white } : { white, black }), ...game }));

/** Who is in which stage of a knockout, and who is out, by the games of the matches alone. */
function faultsOfBracket(tournament: Tournament): string[] {
  if (!hasMatches(tournament)) return [];
  const faults: string[] = [];
  const out = new Set<AccountId>();
  let still = playersOf(tournament).map(({ account }) => account);
  for (const round of tournament.rounds) {
    const boards = boardsOf(round);
    const sides = boards.flatMap(({ white, black }) => [white, black]);
    if (!isSame([...sides].sort(), [...still].sort())) faults.push(`stage ${round.number} is not of those who are in`);
    faults.push(...boards.flatMap(faultsOfMatch));
    still = [];
    for (const { white, black, result } of boards) {
      if (result === null) continue;
      const isWhiteThrough = sideOf(result, 'white') === 'win';
      still.push(isWhiteThrough ? white : black);
      out.add(isWhiteThrough ? black : white);
    }
  }
  for (const { account, eliminated } of playersOf(tournament)) {
    if (eliminated !== out.has(account)) faults.push(`${account} is ${eliminated ? 'out' : 'in'}`);
  }
  return faults;
}

/** The points of the games, in half-points; a forfeit counts as a game. */
function faultsOfMatch({ white, black, matchGames, result, games }: Board): string[] {
  const name = `${white}-${black}`;
  const worth = { win: 2, draw: 1, loss: 0 };
  const leads = matchGames.map((_, last) =>
    matchGames.slice(0, last + 1).reduce((sum, { switched, result: one }) => {
      const [first, second] = switched ? (['black', 'white'] as const) : (['white', 'black'] as const);
      return sum + worth[sideOf(one, first)] - worth[sideOf(one, second)];
    }, 0),
  );
  const lead = leads.at(-1) ?? 0;
  const isOver = matchGames.length >= 2 && (lead !== 0 || matchGames.at(-1)?.result === 'notPlayed');
  const linked = matchGames.flatMap(({ online }) => online ?? []);
  return [
    ...(isOver === (result === null) ? [`${name} is ${result} after ${matchGames.length} games`] : []),
    ...(lead !== 0 && result !== null && lead > 0 !== (sideOf(result, 'white') === 'win')
      ? [`${name} lost by ${lead}`]
      : []),
    ...(leads.slice(1, -1).some((one) => one !== 0) ? [`${name} went on after its end`] : []),
    ...(new Set(linked).size < linked.length ? [`a game of ${name} counts twice`] : []),
    ...(result !== null && games.some(({ id, end }) => end === null && !linked.includes(id))
      ? [`${name} goes on`]
      : []),
  ];
}

/** Who has left a round robin with fewer than half of the games played. */
const annulled = (tournament: Tournament): AccountId[] =>
  FORMATS[tournament.settings.format].roundMaking !== 'atStart'
    ? []
    : playersOf(tournament)
        .filter(({ account, withdrawnFrom }) => {
          const own = tournament.rounds
            .flatMap(boardsOf)
            .filter(({ white, black }) => white === account || black === account);
          const played = own.filter(({ result }) => result !== null && !isForfeit(result));
          return withdrawnFrom !== null && 2 * played.length < own.length;
        })
        .map(({ account }) => account);

function faultsOfPhase({ phase, nextPairingAt, rounds }: Tournament): string[] {
  const faults: string[] = [];
  if (phase.kind === 'finished' && nextPairingAt !== null) faults.push('finished, and a pairing is planned');
  if (phase.kind === 'open' && rounds.some(({ kind }) => kind === 'paired')) faults.push('paired before the start');
  return faults;
}

/** What is wrong with a step from one tournament to the next, or nothing. */
export function faultsOfStep(before: Tournament, { after, messages }: Done, isPairing: boolean): string[] {
  if (after === null) return [];
  const faults: string[] = [];
  if (after === before) return messages.length > 0 ? ['messages of nothing'] : [];
  if (after.revision !== before.revision + 1) faults.push(`revision ${before.revision} became ${after.revision}`);
  const [old, now] = [gamesIn(before), gamesIn(after)];
  const named = (kind: 'openGame' | 'endGame' | 'cancelGame') =>
    new Set(messages.flatMap((message) => (message.kind === kind ? [message.game] : [])));
  const [opened, cancelled] = [named('openGame'), named('cancelGame')];
  for (const id of now.keys()) if (!old.has(id) !== opened.has(id)) faults.push(`game ${id} is opened or not`);
  for (const [id, game] of old) {
    if (!now.has(id) && game.end === null && !cancelled.has(id)) faults.push(`game ${id} is gone and not told`);
    if (now.has(id) && cancelled.has(id)) faults.push(`game ${id} is cancelled and there`);
    if (game.end !== null && now.has(id) && !isSame(game.end, now.get(id)?.end)) faults.push(`game ${id} ended twice`);
  }
  return isPairing ? [...faults, ...faultsOfPairing(before, after)] : faults;
}

/** What people are told is so, and each is told one thing (TOLD-1, TOLD-2). */
export function faultsOfNotices(notices: readonly AccountNotice[], tournament: Tournament): string[] {
  const people = notices.map(({ account }) => account);
  const twice = new Set(people).size < people.length ? ['somebody is told two things'] : [];
  return [...twice, ...notices.flatMap((one) => (isSo(one, tournament) ? [] : [`not so: ${JSON.stringify(one)}`]))];
}

function isSo({ account, notice }: AccountNotice, tournament: Tournament): boolean {
  const round = tournament.rounds[notice.round - 1];
  const isHere = (side: 'white' | 'black') =>
    round !== undefined && boardsOf(round).some((board) => board[side] === account && board.result === null);
  switch (notice.kind) {
    case 'playsWhite':
      return isHere('white');
    case 'playsBlack':
      return isHere('black');
    case 'hasBye':
      return round !== undefined && freeRoundsOf(round).some(({ who }) => who === account);
    case 'withdrawn':
      return playerOf(tournament, account)?.withdrawnFrom === notice.round;
    case 'gameReminder':
    case 'gamePostponed':
    case 'anotherDayAsked':
    case 'anotherDayAgreed':
    case 'anotherDayRefused':
    case 'anotherDaySet':
      return isHere('white') || isHere('black');
  }
}

const gamesIn = ({ rounds }: Tournament): ReadonlyMap<OnlineGame['id'], OnlineGame> =>
  new Map(rounds.flatMap(boardsOf).flatMap(({ games }) => games.map((game) => [game.id, game] as const)));

/** A round that the program has just paired. */
function faultsOfPairing(before: Tournament, after: Tournament): string[] {
  const kind = FORMATS[after.settings.format];
  // Where members of teams are paired, some may meet again and some may wait: see their own walks.
  if (kind.roundMaking !== 'scheduled' || kind.paired !== 'players') return [];
  const round = after.rounds.find(
    ({ number, kind }) => kind === 'paired' && before.rounds[number - 1]?.kind !== 'paired',
  );
  if (round === undefined) return [];
  const last = after.rounds.filter(({ number, kind }) => kind === 'paired' && number < round.number);
  const isMissing = ({ result, postponed }: Board) => result === null && postponed === undefined;
  return [
    ...last.flatMap((one) => (boardsOf(one).some(isMissing) ? ['paired before its time'] : [])),
    ...[...last, round].flatMap((one) =>
      unseated(after, one).map((who) => `${who} has nothing in round ${one.number}`),
    ),
    ...boardsOf(round).flatMap((board) => faultsOfPair(before, board, round.number, toldOf(after, round.number))),
  ];
}

function unseated(tournament: Tournament, round: Round): AccountId[] {
  const seated = new Set<string>([
    ...boardsOf(round).flatMap(({ white, black }) => [white, black]),
    ...freeRoundsOf(round).map(({ who }) => who),
  ]);
  return playersOf(tournament)
    .filter((player) => isThere(player, round.number) && !seated.has(player.account))
    .map(({ account }) => account);
}

const isThere = ({ withdrawnFrom }: Player, round: number): boolean => withdrawnFrom === null || withdrawnFrom > round;

/** Whose colours the arbiter is told of: Monrad and Konrad may give up the bar. */
const toldOf = (after: Tournament, round: number): readonly string[] =>
  FORMATS[after.settings.format].needsPermission
    ? publishedFaults(after, round).flatMap(({ kind, who }) => (kind === 'thirdColor' ? who : []))
    : [];

function faultsOfPair(before: Tournament, { white, black }: Board, round: number, told: readonly string[]): string[] {
  const mayMeetAgain = FORMATS[before.settings.format].defaultMaxMeetings !== null;
  const played = before.rounds.flatMap(boardsOf).filter(({ result }) => result === null || !isForfeit(result));
  const met = played.some((old) => [old.white, old.black].includes(white) && [old.white, old.black].includes(black));
  const colors = (account: AccountId) =>
    played.flatMap((old) => (old.white === account ? ['white'] : old.black === account ? ['black'] : []));
  const isThird = (account: AccountId, color: string) => {
    const own = colors(account).slice(-2);
    return own.length === 2 && own.every((one) => one === color) && !told.includes(account);
  };
  const isLast = round === before.settings.rounds;
  const gone = playersOf(before)
    .filter((player) => !isThere(player, round))
    .map(({ account }) => account);
  return [
    ...(met && !mayMeetAgain ? [`${white} and ${black} have met`] : []),
    ...(!isLast && (isThird(white, 'white') || isThird(black, 'black'))
      ? [`a third colour for ${white} or ${black}`]
      : []),
    ...[white, black].filter((account) => gone.includes(account)).map((account) => `${account} has withdrawn`),
  ];
}
