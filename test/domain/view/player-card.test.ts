import { describe, expect, it } from 'vitest';
import { type Actor, VISITOR } from '../../../domain/access/actor.ts';
import { numberedField } from '../../../domain/tournament/rounds/numbered-field.ts';
import { decidedThrough } from '../../../domain/tournament/value/field.ts';
import { FORMATS, hasMatches } from '../../../domain/tournament/value/formats.ts';
import {
  allPointsOf,
  type Player,
  pairedRounds,
  playersOf,
  type Tournament,
} from '../../../domain/tournament/value/state.ts';
import { visibilityFor } from '../../../domain/view/audience.ts';
import { type CardRound, playerCard } from '../../../domain/view/player-card.ts';
import {
  asPlayer,
  changed,
  HOST,
  newTournament,
  nextRound,
  playedOut,
  startedWith,
  withPlayers,
} from '../../support/domain/played-tournament.ts';
import { walk } from '../../support/domain/tournament-walk.ts';

const playerIn = (tournament: Tournament, account: string): Player => {
  const found = playersOf(tournament).find((one) => one.account === account);
  if (found === undefined) throw new Error(`${account} does not take part`);
  return found;
};

const cardOf = (tournament: Tournament, account: string, actor: Actor = VISITOR) =>
  playerCard(tournament, playerIn(tournament, account), visibilityFor(actor, tournament));

/** A round as a line: `2w p3 1 down` is White on board 2 against p3, a full point, a downfloat. */
const line = (of: CardRound): string =>
  of.kind === 'bye'
    ? `${of.bye} ${of.points}${of.float === null ? '' : ` ${of.float}`}`
    : [
        `${of.board}${of.color[0]} ${of.opponent.account}`,
        String(of.points),
        ...(of.float === null ? [] : [of.float]),
      ].join(' ');

describe('the card of a player', () => {
  it('[CARD-1] the card has board, colour, opponent, points and float of each round', () => {
    const first = playedOut(nextRound(startedWith(5)), 1);
    const second = nextRound(first);
    expect(cardOf(second, 'p3').rounds.map(line)).toEqual(['1w p1 2', '2b p4 null down']);
    expect(cardOf(second, 'p4').rounds.map(line)).toEqual(['2b p2 0', '2w p3 null up']);
    expect(cardOf(second, 'p1').rounds.map(line)).toEqual(['1b p3 0', 'pairing-allocated 2 down']);
    const card = cardOf(playedOut(second, 2), 'p3');
    expect(card.standing).toEqual(playerIn(playedOut(second, 2), 'p3').standing);
    // A win against 2390 and a loss against 2360: their average.
    expect(card.performance).toBe(2375);
  });

  it('[CARD-1] a bye that is booked for a later round is on the card', () => {
    const entered = withPlayers(newTournament(), 4);
    const { account: who } = playerIn(entered, 'p2');
    const booked = changed(entered, { kind: 'addRequestedBye', bye: { who, round: 2, bye: 'half-point' } });
    expect(cardOf(booked, 'p2').rounds.map(line)).toEqual(['half-point 1']);
  });

  it('[CARD-5] norms are on the card for those who run the tournament only', () => {
    const rated = playedOut(nextRound(startedWith(5)), 1);
    expect(cardOf(rated, 'p1', HOST).norms).toEqual([]);
    expect([cardOf(rated, 'p1').norms, cardOf(rated, 'p1', asPlayer('p2')).norms]).toEqual([null, null]);
  });

  it('[CARD-4] the next game is the first one without a result', () => {
    const first = nextRound(startedWith(4));
    expect(cardOf(first, 'p1').next).toMatchObject({ round: 1, board: 1 });
    expect(cardOf(playedOut(first, 1), 'p1').next).toBeNull();
  });

  it('[CARD-3] with the first place public, the result of others is on their opponents’ cards only where it is shown', () => {
    const open = playedOut(nextRound(startedWith(8)), 1);
    const tournament = { ...open, settings: { ...open.settings, showOnlyTop: 1 } };
    const [leader, ...others] = [...playersOf(tournament)].sort((a, b) => a.standing.rank - b.standing.rank);
    expect(cardOf(tournament, leader?.account ?? '').rounds[0]).toMatchObject({ points: 2 });
    const hidden = others.filter((one) => cardOf(tournament, one.account).standing === null);
    expect(hidden).toHaveLength(7);
    for (const { account } of hidden) {
      const card = cardOf(tournament, account);
      const isOpponentOfLeader = card.rounds.some((one) => one.kind === 'game' && one.opponent === leader);
      expect([card.performance, card.standing]).toEqual([null, null]);
      expect(card.rounds.every(({ points }) => points === null)).toBe(!isOpponentOfLeader);
      expect(card.next?.round).toBe(isOpponentOfLeader ? undefined : 1);
      expect(cardOf(tournament, account, HOST).rounds.every(({ points }) => points !== null)).toBe(true);
      expect(cardOf(tournament, account, asPlayer(account)).rounds.every(({ points }) => points !== null)).toBe(true);
    }
  });

  it('[CARD-2] the points of the rounds and by decision are the points of the table, in random walks of all formats', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const fault = walk(seed, 60, new Map(), (_, tournament) => {
        const isRanked = tournament.phase.kind !== 'open' && !hasMatches(tournament);
        if (!isRanked || FORMATS[tournament.settings.format].isTeam) return [];
        const paired = tournament.rounds.filter(({ kind }) => kind === 'paired').map(({ number }) => number);
        const last = pairedRounds(tournament);
        const { rounds } = numberedField(tournament).field;
        return playersOf(tournament).flatMap((player) => {
          const card = cardOf(tournament, player.account, HOST);
          const { decisions = [] } = player;
          const decided = decidedThrough({ decisions }, { round: last, rounds });
          const total = card.rounds
            .filter(({ round }) => paired.includes(round))
            .reduce((sum, { points }) => sum + (points ?? 0), decided);
          const points = allPointsOf(player.standing);
          return total === points ? [] : [`${player.account} has ${total}, not ${points}`];
        });
      });
      expect(fault, `seed ${seed}`).toBeNull();
    }
  });
});
