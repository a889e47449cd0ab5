import * as calls from '../../../../contract/calls.ts';
import { EVERYBODY, hidden, NOBODY, type Row, RUNS, SEES_PRIVATE } from '../roles.ts';

/** What other programs and sites show of tournaments and games. */
export const OUTSIDE_ROWS = {
  tournamentPgn: {
    call: calls.tournamentPgn,
    of: ({ open }) => ({ id: open.id }),
    does: 'follow the games of a public tournament as PGN',
    may: EVERYBODY,
  },
  privatePgn: {
    call: calls.tournamentPgn,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'follow the games of a private tournament as PGN',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  roundPgn: {
    call: calls.roundPgn,
    of: ({ open }) => ({ id: open.id, round: '1' }),
    does: 'follow the games of a round as PGN',
    may: EVERYBODY,
  },
  gamePgn: {
    call: calls.gamePgn,
    of: ({ online }) => ({ id: online.game }),
    does: 'read a game of a public tournament as PGN',
    may: EVERYBODY,
  },
  privateGamePgn: {
    call: calls.gamePgn,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'read a game of a private tournament as PGN',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  gamePgnBelowTop: {
    call: calls.gamePgn,
    of: ({ gameBelowTop }) => ({ id: gameBelowTop }),
    does: 'read a game between others below the public top as PGN (D-73)',
    may: RUNS,
  },
  tournamentPicture: {
    call: calls.tournamentPicture,
    of: ({ open }) => ({ id: open.id }),
    does: 'see the picture that goes with the address of a public tournament',
    may: EVERYBODY,
  },
  privatePicture: {
    call: calls.tournamentPicture,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'see the picture that goes with the address of a private tournament',
    may: NOBODY,
    refused: hidden,
    visitor: hidden,
  },
  gamePicture: {
    call: calls.gamePicture,
    of: ({ online }) => ({ id: online.game }),
    does: 'see the picture that goes with the address of a public game',
    may: EVERYBODY,
  },
  privateGamePicture: {
    call: calls.gamePicture,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'see the picture that goes with the address of a private game',
    may: NOBODY,
    refused: hidden,
    visitor: hidden,
  },
  gamePictureBelowTop: {
    call: calls.gamePicture,
    of: ({ gameBelowTop }) => ({ id: gameBelowTop }),
    does: 'see the picture that goes with the address of a game below the public top (D-73)',
    may: NOBODY,
  },
  embedGame: {
    call: calls.embedGame,
    of: ({ online }) => ({ id: online.game }),
    does: 'have a public game in a page of another site',
    may: EVERYBODY,
  },
  embedPrivateGame: {
    call: calls.embedGame,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'have a private game in a page of another site',
    may: NOBODY,
    refused: hidden,
    visitor: hidden,
  },
  embedGameBelowTop: {
    call: calls.embedGame,
    of: ({ gameBelowTop }) => ({ id: gameBelowTop }),
    does: 'have a game below the public top in a page of another site (D-73)',
    may: NOBODY,
  },
  embedTournament: {
    call: calls.embedTournament,
    of: ({ open }) => ({ id: open.id, view: 'standings' }),
    does: 'have a part of a public tournament in a page of another site',
    may: EVERYBODY,
  },
  embedPrivateTournament: {
    call: calls.embedTournament,
    of: ({ secret }) => ({ id: secret.id, view: 'standings' }),
    does: 'have a part of a private tournament in a page of another site',
    may: NOBODY,
    refused: hidden,
    visitor: hidden,
  },
} as const satisfies Readonly<Record<string, Row>>;
