import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import { isSame } from '../../../../domain/kernel/same.ts';
import { HOUR } from '../../../../domain/kernel/time.ts';
import type { CleanHtml } from '../../../../domain/lib/rich-text.ts';
import type { TournamentCommand } from '../../../../domain/tournament/command.ts';
import { factsOf, logEntry } from '../../../../domain/tournament/log/log.ts';
import { withPlayers as changedPlayers } from '../../../../domain/tournament/value/change.ts';
import { type Board, playersOf, type Tournament, UNRANKED } from '../../../../domain/tournament/value/state.ts';
import {
  boardIn,
  changed,
  HOST,
  newTournament,
  nextRound,
  startedWith,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';
import { walk } from '../../../support/domain/tournament-walk.ts';

/** The facts of one change. */
const facts = (before: Tournament, command: TournamentCommand) => factsOf(before, changed(before, command));
const key = ({ white, black }: Board) => ({ round: 1, white, black });

describe('the log of a tournament', () => {
  it('[TOUR-8] the log has the value of a result before and after, also for corrections and undone results', () => {
    const before = nextRound(startedWith(4));
    const board = boardIn(before, 1);
    const who = [board.white, board.black];
    const enter = { kind: 'setResult', ...key(board) } as const;
    const won = changed(before, { ...enter, result: 'whiteWins' });
    expect(factsOf(before, won)).toEqual([{ kind: 'result', round: 1, who, before: null, after: 'whiteWins' }]);
    expect(facts(won, { ...enter, result: 'draw' })).toEqual([
      { kind: 'result', round: 1, who, before: 'whiteWins', after: 'draw' },
    ]);
    expect(facts(won, { ...enter, result: null })).toEqual([
      { kind: 'result', round: 1, who, before: 'whiteWins', after: null },
    ]);
  });

  it('[TOUR-8] the log names who made a change and when, and nobody if it was a game or the clock', () => {
    const before = nextRound(startedWith(4));
    const after = changed(before, { kind: 'setResult', ...key(boardIn(before, 1)), result: 'draw' });
    expect(logEntry(before, after, HOST, at(HOUR))).toMatchObject({
      revision: after.revision,
      at: at(HOUR),
      by: HOST.account,
    });
    expect(logEntry(before, after, VISITOR, at(HOUR))).toMatchObject({ by: null });
    expect(logEntry(after, after, HOST, at(HOUR))).toBeNull();
  });

  it('[TOUR-8] the log has an entry for each player who is entered or leaves, and one for a whole list', () => {
    const open = withPlayers(newTournament(), 2);
    const entered = changed(open, { kind: 'addEntrants', accounts: [], guests: [guest('Gro'), guest('Geir')] });
    const [first] = playersOf(open);
    expect(factsOf(open, entered)).toMatchObject([{ kind: 'entered', who: [expect.any(String), expect.any(String)] }]);
    const account = first?.account ?? boardIn(open, 1).white;
    expect(facts(open, { kind: 'removeParticipant', account })).toEqual([{ kind: 'removed', who: [account] }]);
    const running = nextRound(startedWith(4));
    expect(facts(running, { kind: 'removeParticipant', account })).toEqual([{ kind: 'withdrawn', who: [account] }]);
  });

  it('[TOUR-8] the log has rounds that are paired, deleted and changed manually', () => {
    const started = startedWith(4);
    const paired = nextRound(started);
    const { white, black } = boardIn(paired, 1);
    expect(factsOf(started, paired)).toEqual([{ kind: 'roundPaired', round: 1, after: 2 }]);
    expect(facts(paired, { kind: 'deleteRound', number: 1 })).toEqual([{ kind: 'roundDeleted', round: 1 }]);
    expect(facts(paired, { kind: 'deletePairing', ...key(boardIn(paired, 1)) })).toEqual([
      { kind: 'boardDeleted', round: 1, who: [white, black] },
    ]);
  });

  it('[TOUR-8] the log names edited settings with their values, but not the text of the description', () => {
    const before = newTournament();
    const settings = {
      ...before.settings,
      name: 'Oslo Open',
      description: 'Bring a pen.' as CleanHtml,
      chatEnabled: false,
    };
    expect(facts(before, { kind: 'edit', settings })).toEqual([
      { kind: 'setting', setting: 'name', before: before.settings.name, after: 'Oslo Open' },
      { kind: 'setting', setting: 'description' },
      { kind: 'setting', setting: 'chatEnabled', before: true, after: false },
    ]);
  });

  it('[TOUR-8] the log omits no change, whatever the order of commands', () => {
    const untold = (before: Tournament, after: Tournament): string[] =>
      factsOf(before, after).length > 0 || isSame(asTold(before), asTold(after)) ? [] : ['a change is not in the log'];
    const failed = Array.from({ length: 60 }, (_, seed) => walk(9000 + seed, 60, new Map(), untold));
    expect(failed.filter((fault) => fault !== null)).toEqual([]);
  });
});

const guest = (firstName: string) => ({
  person: { firstName, lastName: 'Gjest', fideNumber: null, birthDate: null, sex: 'F' } as const,
  title: null,
  rating: null,
  federation: 'NOR',
  club: null,
});

/** A tournament without what follows from the rest, and without the games on the screen, which have their own record. */
function asTold(tournament: Tournament): Tournament {
  const plain = changedPlayers(tournament, (player) => ({
    ...player,
    standing: UNRANKED,
    eliminated: false,
    withdrawnFrom: player.withdrawnFrom === null ? null : 1,
  }));
  return {
    ...plain,
    revision: 0,
    hasTimeControl: true,
    rounds: plain.rounds.map((round) =>
      round.kind === 'planned'
        ? round
        : {
            ...round,
            pairings: round.pairings.map((pairing) =>
              pairing.kind === 'board' ? { ...pairing, games: [], overridden: false } : pairing,
            ),
          },
    ),
  };
}
