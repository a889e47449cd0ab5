import { describe, expect, it } from 'vitest';
import { NO_OFFICIAL_DATA, type Official } from '../../../domain/tournament/value/official-data.ts';
import { arbiterIn, arbiterLine, officialDataIn, officialRecords } from '../../../domain/trf/official-records.ts';
import { documentOf, playerLine } from '../../support/domain/trf.ts';

const kari: Official = { name: 'Nordmann, Kari', title: 'IA', fideNumber: 1500001, email: 'kari@example.org' };

describe('official data in a report file', () => {
  it.each([
    [kari, 'IA Nordmann, Kari (1500001)'],
    [{ ...kari, title: 'NA' }, 'Nordmann, Kari (1500001)'],
    [{ ...kari, title: null, fideNumber: null }, 'Nordmann, Kari'],
  ] as const)('[TRF-43] the line of an arbiter %j is "%s"', (one, line) => {
    expect(arbiterLine(one)).toBe(line);
  });

  it.each([
    ['IA Nordmann, Kari (1500001)', 'Nordmann, Kari', 'IA', 1500001],
    ['FA Nordmann, Kari 1500001', 'Nordmann, Kari', 'FA', 1500001],
    ['Kari Nordmann [1500001]', 'Kari Nordmann', null, 1500001],
    ['Nordmann, Kari', 'Nordmann, Kari', null, null],
    ['Iata, Ian 2', 'Iata, Ian 2', null, null],
  ] as const)('[TRF-43] "%s" is read as name, title and FIDE number', (line, name, title, fideNumber) => {
    expect(arbiterIn(line)).toEqual({ name, title, fideNumber, email: '' });
  });

  it('[TRF-43] a line without a name is no arbiter', () => {
    expect(arbiterIn('')).toBeNull();
    expect(arbiterIn('  ')).toBeNull();
  });

  it('[TRF-43] town, federation and arbiters are read from a file, deputies and arbiters alike', () => {
    const lines = ['022 Tromsø', '032 NOR', '102 IA Nordmann, Kari (1500001)', '112 Lie, Ola', '112 FA Moe, Per'];
    const data = officialDataIn(documentOf([...lines, playerLine(1, 'Anna', '0.0')].join('\n')));
    expect(officialRecords(data)).toEqual([
      ['022', 'Tromsø'],
      ['032', 'NOR'],
      ['102', 'IA Nordmann, Kari (1500001)'],
      ['112', 'Lie, Ola'],
      ['112', 'FA Moe, Per'],
    ]);
  });

  it('[TRF-43] a federation that FIDE does not know is none', () => {
    expect(officialDataIn(documentOf(['032 Norway', playerLine(1, 'Anna', '0.0')].join('\n'))).federation).toBeNull();
  });

  it('[TRF-43] no record has an e-mail address', () => {
    const data = { ...NO_OFFICIAL_DATA, organiser: kari, chiefArbiter: kari, deputyArbiters: [kari], arbiters: [kari] };
    expect(JSON.stringify(officialRecords(data))).not.toContain('@');
  });
});
