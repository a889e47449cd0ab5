import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import { asId } from '../../../../domain/kernel/ids.ts';
import type { TournamentCommand } from '../../../../domain/tournament/command.ts';
import { noticesOf } from '../../../../domain/tournament/value/notices.ts';
import type { Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  boardIn,
  changed,
  HOST,
  newTournament,
  nextRound,
  playedOut,
  startedWith,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';

/** What is said to whom, in few words. */
const told = (before: Tournament, after: Tournament, actor = HOST) =>
  Object.fromEntries(
    noticesOf(before, after, actor).map(({ account, notice }) => [
      account,
      `${notice.kind} ${notice.round}${'board' in notice ? `/${notice.board}` : ''}`,
    ]),
  );

const noticesBy = (before: Tournament, command: TournamentCommand, actor = HOST) =>
  told(before, changed(before, command, { actor }), actor);

describe('notifications of players', () => {
  it('[TOLD-1] a paired round notifies players of their board and colour, or their bye', () => {
    const before = startedWith(5);
    const after = nextRound(before);
    const { white, black } = boardIn(after, 1);
    const notices = told(before, after);
    expect(Object.keys(notices)).toHaveLength(5);
    expect(notices).toMatchObject({ [white]: 'playsWhite 1/1', [black]: 'playsBlack 1/1' });
    expect(Object.values(notices).filter((words) => words === 'hasBye 1')).toHaveLength(1);
  });

  it('[TOLD-1] the notification of an online pairing names its game', () => {
    const pairedWith = (online: boolean) => {
      const before = startedWith(4, newTournament({ online }));
      const after = nextRound(before);
      const notices = noticesOf(before, after, HOST).flatMap(({ account, notice }) =>
        'game' in notice ? [[account, notice.game] as const] : [],
      );
      return { notices, boards: [1, 2].map((board) => boardIn(after, 1, board)) };
    };
    const onScreen = pairedWith(true);
    expect(new Map<string, string | null | undefined>(onScreen.notices)).toEqual(
      new Map<string, string | null | undefined>(
        onScreen.boards.flatMap(({ white, black, games }) => [white, black].map((who) => [who, games[0]?.id] as const)),
      ),
    );
    expect(onScreen.notices.every(([, game]) => typeof game === 'string')).toBe(true);
    expect(pairedWith(false).notices.map(([, game]) => game)).toEqual([null, null, null, null]);
  });

  it('[TOLD-1] pairing all rounds at once notifies players of the first round only', () => {
    const entered = withPlayers(newTournament({ format: 'RoundRobin' }), 4);
    const rounds = noticesOf(entered, startedWith(4, newTournament({ format: 'RoundRobin' })), VISITOR);
    expect(rounds.map(({ notice }) => notice.round)).toEqual([1, 1, 1, 1]);
  });

  it('[TOLD-1] setting or taking back a result notifies nobody', () => {
    const paired = nextRound(startedWith(4));
    const { white, black } = boardIn(paired, 1);
    const set = changed(paired, { kind: 'setResult', round: 1, white, black, result: 'draw' });
    expect(told(paired, set)).toEqual({});
    expect(noticesBy(set, { kind: 'setResult', round: 1, white, black, result: null })).toEqual({});
  });

  it('[TOLD-1] a changed opponent or colour notifies the players concerned again', () => {
    const paired = nextRound(startedWith(6));
    const [one, other] = [boardIn(paired, 1, 1), boardIn(paired, 1, 2)];
    const swapped: Tournament = {
      ...paired,
      rounds: paired.rounds.map((round) =>
        round.kind === 'planned'
          ? round
          : {
              ...round,
              pairings: round.pairings.map((pairing) => {
                if (pairing === one) return { ...one, black: other.black };
                return pairing === other ? { ...other, black: one.black } : pairing;
              }),
            },
      ),
    };
    expect(told(paired, swapped)).toEqual({
      [one.white]: 'playsWhite 1/1',
      [other.black]: 'playsBlack 1/1',
      [other.white]: 'playsWhite 1/2',
      [one.black]: 'playsBlack 1/2',
    });
  });

  it('[TOLD-1] players who cannot log in are not notified', () => {
    const before = startedWith(4);
    const silent: Tournament = {
      ...before,
      participants: before.participants.map((one) =>
        one.kind === 'player' && one.account === 'p1' ? { ...one, person: { ...one.person, ghost: true } } : one,
      ),
    };
    expect(Object.keys(told(silent, nextRound(silent))).sort()).toEqual(['p2', 'p3', 'p4']);
  });

  it('[TOLD-2] withdrawn players are notified, unless they withdrew themselves', () => {
    const paired = playedOut(nextRound(startedWith(6)), 1);
    const withdrawal: TournamentCommand = { kind: 'removeParticipant', account: asId('p3') };
    expect(noticesBy(paired, withdrawal)).toEqual({ p3: 'withdrawn 2' });
    expect(noticesBy(paired, { kind: 'leave' }, asPlayer('p3'))).toEqual({});
  });
});
