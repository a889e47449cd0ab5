import { describe, expect, it } from 'vitest';
import type { Right } from '../../../contract/calls/description.ts';
import { callAt } from '../../../contract/http/described-calls.ts';
import { ROLES } from '../../support/roles/role-names.ts';
import { expectedFor, ROW_NAMES, rowOf } from '../../support/roles/role-table.ts';
import { EVERYBODY, type Row } from '../../support/roles/roles.ts';

/** The refusal that says no more than no. */
const PLAIN = '403 forbidden';

function line(row: Row, number: number): string {
  const cells = EVERYBODY.map((role) => {
    const refusal = expectedFor(row, role);
    return refusal === null ? 'yes' : refusal === PLAIN ? '-' : refusal.slice(0, 3);
  });
  return `| ${[number, row.does, ...cells].join(' | ')} |`;
}

const shown = (row: Row): string[] =>
  (row.shows ?? []).map(({ what, to }) => `  - ${WORDS[what]}: ${to.length === 0 ? 'nobody' : to.join(', ')}`);

const WORDS = {
  name: 'reads the real name of a member',
  birthDate: 'reads the birth date of a member',
  lentName: 'reads the real name of a member whose own club is another one',
  lentBirthDate: 'reads the birth date of a player whose own club is another one',
  secretTournament: 'finds a private tournament',
} as const;

function page(): string {
  const rows = ROW_NAMES.map(rowOf);
  return [
    '# Who may do what',
    '',
    'Written from the table that the tests walk (`test/support/roles/role-table.ts`): every call of the server, asked by',
    'everybody named here. "yes": may, and what was asked is done. "-": refused with 403, and nothing has changed. A',
    'number: refused with this status, because of a rule beside who asks, or so as not to tell more. Do not edit this',
    'file: change the table, and run `npx vitest run --project pure test/domain/access -u`.',
    '',
    ...EVERYBODY.map((role) => `- **${role}**: ${ROLES[role]}`),
    '',
    '"The club" belongs to "the federation". A role in a federation is also a role in each of its clubs.',
    '',
    `| | may ... | ${EVERYBODY.join(' | ')} |`,
    `|${' --- |'.repeat(EVERYBODY.length + 2)}`,
    ...rows.map((row, index) => line(row, index + 1)),
    '',
    '## What answers show',
    '',
    'These, and nobody else, find it in the answer:',
    '',
    ...rows.flatMap((row) => (row.shows === undefined ? [] : [`- to ${row.does}`, ...shown(row)])),
    '',
  ].join('\n');
}

const rightOf = ({ call }: Row): Right => callAt(call).right;
const VISITOR_MAY: readonly Right[] = ['everybody', 'viewTournament'];
const TOP_ONLY: readonly Right[] = [
  'pinTournaments',
  'createOrganization',
  'manageDelivery',
  'seeHealth',
  'manageRatingLists',
];

describe('the role table', () => {
  it.each(ROW_NAMES)('the role table agrees with the right that the call requires: %s', (name) => {
    const row = rowOf(name);
    if (!VISITOR_MAY.includes(rightOf(row))) expect(row.may).not.toContain('visitor');
    if (TOP_ONLY.includes(rightOf(row))) expect(row.may).toEqual(['top']);
  });

  it('the role table allows visitors every call that is open to everybody', () => {
    const open = new Set(
      ROW_NAMES.map(rowOf)
        .filter(({ may }) => may.includes('visitor'))
        .map(({ call }) => call),
    );
    const forAll = ROW_NAMES.map(rowOf).filter((row) => VISITOR_MAY.includes(rightOf(row)));
    expect(forAll.filter(({ call }) => !open.has(call))).toEqual([]);
  });

  it('the role table is published in docs/roles.md', async () => {
    await expect(page()).toMatchFileSnapshot('../../../docs/roles.md');
  });
});
