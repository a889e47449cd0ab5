import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { type ErrorBody, isErrorKey } from '../../../contract/http/errors.ts';
import { chanceFrom } from '../../support/chance.ts';
import { playerLine } from '../../support/domain/trf.ts';
import { nth } from '../../support/lists.ts';
import { type Cast, makeCast } from '../../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

/** A day that does not exist once broke the import: more of them were tried than are here each time. */
const SEEDS = 60;

const FILE = [
  '012 Klubbmesterskap',
  '042 2026/03/02',
  '052 2026/03/04',
  '062 4',
  '092 Individual: Swiss-System',
  `132${' '.repeat(88)}26/03/02  26/03/03  26/03/04`,
  '142 3',
  '152 W',
  '162  W 1.0    D 0.5    L 0.0',
  '202 BH,SB',
  playerLine(1, 'Berg, Anne', '2.0', '3w1 2b1'),
  playerLine(2, 'Dahl, Per', '1.0', '4b1 1w0'),
  playerLine(3, 'Eide, Liv', '1.0', '1b0 4w1'),
  playerLine(4, 'Foss, Odd', '0.0', '2w0 3b0'),
  '240 H   3    4',
  '250       1.0   3   3    1    2',
  '260   1   3    1    2',
  '',
].join('\n');

const CHARACTERS = [...' 0123456789wbBWFHZU=-+.,/\n\r\tæ\u0000\u2028Ø9'];

function spoilt(seed: number): string {
  const below = chanceFrom(seed);
  let text = FILE;
  for (let change = 0; change <= below(4); change += 1) {
    const at = below(text.length);
    const lines = text.split('\n');
    switch (below(5)) {
      case 0:
        text = text.slice(0, at) + CHARACTERS[below(CHARACTERS.length)] + text.slice(at + 1);
        break;
      case 1:
        text = text.slice(0, at) + CHARACTERS[below(CHARACTERS.length)] + text.slice(at);
        break;
      case 2:
        text = text.slice(0, at) + text.slice(at + 1 + below(12));
        break;
      case 3:
        lines.splice(below(lines.length), 1);
        text = lines.join('\n');
        break;
      default:
        lines.splice(below(lines.length), 0, nth(lines, below(lines.length)));
        text = lines.join('\n');
    }
  }
  return text;
}

describe('damaged report files', () => {
  it('a damaged report file is imported or refused by name, and what is imported can be viewed and continued', async () => {
    const { browser } = cast.people.manager;
    const organiser = { organiser: cast.club, organiser_type: 'club' };
    const faults: string[] = [];
    let taken = 0;
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const answer = await browser.ask(calls.importTournament, { body: { ...organiser, trf: spoilt(seed) } });
      const message = (answer.body as Partial<ErrorBody>).message ?? '';
      if (answer.status !== 200) {
        if (!isErrorKey(message) || message === 'internalError') faults.push(`seed ${seed}: ${message}`);
        continue;
      }
      taken += 1;
      const { id } = answer.body as { id: string };
      const after = await Promise.all([
        browser.ask(calls.viewTournament, { id }),
        browser.ask(calls.readStats, { id }),
        browser.ask(calls.startTournament, { id }),
        browser.ask(calls.pairNextRound, { id, button: 'pairings' }),
      ]);
      if (after.some(({ status }) => status >= 500)) faults.push(`seed ${seed}: ${after.map(({ status }) => status)}`);
    }
    expect(taken).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
});
