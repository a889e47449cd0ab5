import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { USUAL_POSTPONEMENT } from '../../../domain/tournament/value/postponement-plan.ts';
import { en } from '../../../i18n/en.ts';
import { type BuildValues, newTournament, toPayload } from '../../../web/features/build/build-form.ts';
import { PostponementFields } from '../../../web/features/build/postponement-fields.tsx';
import { typedPostponement } from '../../../web/features/build/postponement-values.ts';
import { useForm } from '../../../web/forms/use-form.tsx';
import { show } from '../../support/web/render.tsx';

const { postponement: words, privacy } = en.build;
const club = { type: 'club', id: 'oss', name: 'Oslo Schakselskap' } as const;
const NEW = {
  ...newTournament(club, new Date('2026-11-21T12:00:00Z')),
  kind: 'SwissDutch',
  defaultGameLocation: 'board',
} as const;

/** The fields, and the rules as they would be sent. */
function fieldsOf(changes: Partial<BuildValues> = {}) {
  let typed: BuildValues = { ...NEW, ...changes };
  function Fields() {
    const form = useForm({ initial: typed, schema: null, toPayload, send: async () => ({}) });
    typed = form.values;
    return <PostponementFields form={form} />;
  }
  show(<Fields />);
  return () => toPayload(typed).postponement;
}

const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** A hint is part of the name. */
const named = (label: string) => ({ name: new RegExp(`^${label}`) });

const type = async (field: string, text: string) => {
  const input = screen.getByRole('textbox', named(field));
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};

describe('the rules of postponed games in the form of a tournament', () => {
  it('[OPEN-12] the usual rules are proposed, and deadline and rule can be chosen', async () => {
    const sent = fieldsOf();
    expect(sent()).toEqual(USUAL_POSTPONEMENT);
    await choose(words.unresolvedRule, words.unresolvedRules.draw);
    await type(words.rounds, '1');
    expect(sent()).toEqual({ ...USUAL_POSTPONEMENT, until: { kind: 'rounds', rounds: 1 }, unresolvedRule: 'draw' });
    await choose(words.until, words.untils.date);
    expect(sent()?.until).toEqual({ kind: 'date', date: '' });
  });

  it('[OPEN-9] [OPEN-11] what players may postpone is asked where they may', async () => {
    const sent = fieldsOf();
    expect(screen.queryByRole('switch', named(words.opponentMustAgree))).toBeNull();
    await userEvent.click(screen.getByRole('switch', named(privacy.playersPostpone)));
    await userEvent.click(screen.getByRole('switch', named(words.opponentMustAgree)));
    await type(words.notice, '0');
    await type(words.maxOpenGames, '2');
    await type(words.noPostponeLast, '3');
    await type(words.maxPostponements, '4');
    const rules = { notice: 0, maxOpenGames: 2, noPostponeLast: 3, maxPostponements: 4, opponentMustAgree: false };
    expect(sent()).toEqual({ ...USUAL_POSTPONEMENT, ...rules });
    await type(words.maxPostponements, '');
    expect(sent()?.maxPostponements).toBeNull();
  });

  it('no other format and no tournament online has the fields', () => {
    expect(fieldsOf({ kind: 'RoundRobin' })()).toBeUndefined();
    expect(fieldsOf({ defaultGameLocation: 'online' })()).toBeUndefined();
    expect(screen.queryByText(words.title)).toBeNull();
  });

  it('stored rules are typed and sent as they are', () => {
    const stored = { ...USUAL_POSTPONEMENT, notice: 30, until: { kind: 'date', date: '2026-12-10' } } as const;
    expect(fieldsOf({ postponement: typedPostponement(stored) })()).toEqual(stored);
  });
});
