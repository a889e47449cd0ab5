import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '../../domain/kernel/ids.ts';
import { ok, type Result } from '../../domain/kernel/result.ts';
import type { PairingInput } from '../../domain/pairing/pairing.ts';
import { pairSwissDutch } from '../../domain/pairing/swiss-dutch/pair.ts';
import { pairingInput } from '../../domain/tournament/rounds/pairing-input.ts';
import { playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import { toPairingInput } from '../../domain/trf/convert/to-pairing-input.ts';
import type { TrfFile } from '../../domain/trf/convert/to-tournament.ts';
import { readTrf } from '../../domain/trf/read/read.ts';
import { makeReport } from '../../domain/trf/write/make-report.ts';
import type { TrfOptions } from '../../domain/trf/write/report.ts';
import { writeTrf } from '../../domain/trf/write/write.ts';
import { importedFrom } from '../support/domain/imported.ts';
import { changed } from '../support/domain/played-tournament.ts';
import { swissInputs } from '../support/domain/random-swiss.ts';
import { trfFileOf } from '../support/domain/trf.ts';

type Pairs = Result<{ readonly pairs: readonly string[]; readonly byes: readonly string[] }, string>;

function pairsOf(input: PairingInput, name: (number: number) => string): Pairs {
  const paired = pairSwissDutch(input);
  if (!paired.ok) return paired;
  const { pairs, byes } = paired.value;
  return ok({ pairs: pairs.map(({ white, black }) => `${name(white)} ${name(black)}`), byes: byes.map(name) });
}

const byCommandLine = ({ tournament }: TrfFile): Pairs =>
  pairsOf(toPairingInput(tournament), (number) => `guest-${number}`);

function byServer(tournament: Tournament, round: number): Pairs {
  const accounts = new Map(playersOf(tournament).map(({ seed, account }) => [seed, account]));
  return pairsOf(pairingInput(tournament, round), (number) => accounts.get(number) ?? '');
}

/** A tournament before a round, as the file of it tells it: who is not there has a bye in one of three spellings. */
function fileOf({ field, round, present, ...input }: PairingInput, edition: TrfOptions['edition'], by: 'XXZ' | '240') {
  const entrants = field.entrants.map((entrant) => ({ ...entrant, results: entrant.results.slice(0, round - 1) }));
  const away = entrants.map(({ number }) => number).filter((number) => !present.includes(number));
  const forbidden = input.forbidden
    .filter((numbers) => numbers.length > 0)
    .map((numbers) => ({ numbers, firstRound: 1, lastRound: null }));
  const players = entrants.map(({ number }) => ({ number, name: `Player, ${number}` }));
  const byes = by === 'XXZ' ? [] : away.map((number) => ({ number, round, bye: 'zero-point' }) as const);
  const report = { ...input, field: { ...field, entrants }, forbidden, players, byes };
  const text = writeTrf(makeReport({ name: 'Open', format: 'SwissDutch', ...report }, { edition }));
  return by === 'XXZ' && away.length > 0 ? `${text}XXZ ${away.join(' ')}\r\n` : text;
}

describe('the command line and the server pair the same round of the same file', () => {
  it('command line and server pair a file alike: forbidden pairs, virtual points, requested byes, late entries, withdrawals', () => {
    let paired = 0;
    fc.assert(
      fc.property(
        swissInputs(),
        fc.constantFrom('TRF16', 'TRF26'),
        fc.constantFrom('XXZ', '240'),
        (input, edition, by) => {
          const trf = fileOf(input, edition, by);
          const reading = readTrf(trf);
          // A round in which nobody was paired is no round of a file.
          if (!reading.ok || reading.value.tournament.pairedRounds !== input.round - 1) return;
          const one = byCommandLine(reading.value);
          if (one.ok) paired += 1;
          expect(byServer(importedFrom(trf), input.round)).toEqual(one);
        },
      ),
      { numRuns: 400 },
    );
    expect(paired).toBeGreaterThan(100);
  });

  it('command line and server pair alike after the first player of a file leaves: nobody inherits their forbidden pairs and byes', () => {
    fc.assert(
      fc.property(swissInputs(), (input) => {
        if (input.round !== 1 || input.field.entrants.length < 3) return;
        const trf = fileOf(input, 'TRF26', '240');
        const before = importedFrom(trf);
        const [first] = playersOf(before);
        const left = changed(before, { kind: 'removeParticipant', account: first?.account ?? asId('nobody') });
        const numbers = input.field.entrants.map(({ number }) => number).sort((a, b) => a - b);
        const gone = numbers[0] ?? 0;
        const without = {
          ...input,
          field: { ...input.field, entrants: input.field.entrants.filter(({ number }) => number !== gone) },
          present: input.present.filter((number) => number !== gone),
          forbidden: input.forbidden.map((group) => group.filter((number) => number !== gone)),
          virtualPoints: new Map([...input.virtualPoints].filter(([number]) => number !== gone)),
        };
        expect(byServer(left, 1)).toEqual(byCommandLine(trfFileOf(fileOf(without, 'TRF26', '240'))));
      }),
      { numRuns: 300 },
    );
  });
});
