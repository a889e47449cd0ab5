import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { newEventForm, newEventPayload } from '../../../contract/event/settings.ts';
import { type EventSettingsValues, newEvent, toNewEvent } from '../../../web/features/event-desk/form/event-form.ts';
import { FeeFields } from '../../../web/features/event-desk/form/fee-fields.tsx';
import { GroupFields } from '../../../web/features/event-desk/form/group-fields.tsx';
import { type Form, useForm } from '../../../web/forms/use-form.tsx';
import { show } from '../../support/web/render.tsx';

const HOST = { type: 'club', id: 'moss', name: 'Moss' } as const;
const NOW = Date.parse('2026-09-01T10:00:00Z');

interface Seen {
  form: Form<EventSettingsValues> | undefined;
}

function Fields({ seen }: { readonly seen: Seen }) {
  const form = useForm({
    initial: () => newEvent(HOST, NOW, 'Open'),
    schema: newEventForm,
    toPayload: toNewEvent,
    send: async () => null,
  });
  seen.form = form;
  return (
    <>
      <GroupFields form={form} year={2026} offersPlans />
      <FeeFields form={form} host={HOST} />
    </>
  );
}

function groupsOf({ form }: Seen) {
  return (form?.values.groups ?? []).map(({ code, name, ratingFrom, ratingTo }) => [code, name, ratingFrom, ratingTo]);
}

const openFields = (language: 'en' | 'no' = 'en'): Seen => {
  const seen: Seen = { form: undefined };
  show(<Fields seen={seen} />, language);
  return seen;
};

const plan = () => within(screen.getByRole('group', { name: /Plan of the groups|Gruppeinndeling/ }));

describe('the groups of a new event', () => {
  it('[EVENT-9] typed borders make the groups, in the language of the organiser, with the fee of the one before', async () => {
    const seen = openFields('no');
    await userEvent.type(screen.getByRole('textbox', { name: 'Open' }), '500');
    const field = screen.getByRole('textbox', { name: 'Ratinggrenser' });
    await userEvent.clear(field);
    await userEvent.type(field, '2000 1800{Enter}');
    expect(groupsOf(seen)).toEqual([
      ['M', 'Mester', 2000, ''],
      ['1', 'Gruppe 1', 1800, 1999],
      ['2', 'Gruppe 2', '', 1799],
    ]);
    expect(screen.getByText(/til og med 1799 · også uten rating/)).toBeTruthy();
    expect(seen.form?.values.groups.map(({ fee }) => fee)).toEqual([500, 500, 500]);
  });

  it('[EVENT-9] borders that are none are named, and the groups stay', async () => {
    const seen = openFields();
    const field = screen.getByRole('textbox', { name: 'Rating limits' });
    await userEvent.clear(field);
    await userEvent.type(field, '2000 strong{Enter}');
    expect(screen.getByText('Enter ratings such as 2000 1800 1600, each once.')).toBeTruthy();
    expect(groupsOf(seen)).toHaveLength(1);
  });

  it('[EVENT-9] the youth classes are those of the year of the event', async () => {
    const seen = openFields();
    await userEvent.click(plan().getByRole('button', { name: 'By age' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this plan' }));
    expect(seen.form?.values.groups.map(({ name, bornFrom, wayIn }) => [name, bornFrom, wayIn])).toEqual([
      ['Junior', 2006, 'byAge'],
      ['Lilleputt (U13)', 2013, 'byAge'],
      ['Miniputt (U11)', 2015, 'byAge'],
      ['Mikroputt (U9)', 2017, 'byAge'],
    ]);
  });

  it('a group is renamed with its code, and removed; what is sent fits the contract', async () => {
    const seen = openFields();
    await userEvent.click(plan().getByRole('button', { name: 'By choice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this plan' }));
    const second = screen.getByRole('textbox', { name: 'Name of group 2' });
    await userEvent.clear(second);
    await userEvent.type(second, 'Weekend');
    expect(groupsOf(seen).map(([code]) => code)).toEqual(['A', 'W', 'C']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove A' }));
    expect(groupsOf(seen).map(([, name]) => name)).toEqual(['Weekend', 'C']);
    const values = { ...newEvent(HOST, NOW, 'Open'), ...seen.form?.values, name: 'Autumn' };
    const { id, organiser, organiserType, groups, ...settings } = toNewEvent(values);
    const payload = snakeKeys({ id, organiser, organiserType, settings, groups });
    expect(newEventPayload.safeParse(payload).error?.issues).toBeUndefined();
  });

  it('[EVENT-10] a new event is four weeks away, with the deadlines of its first day', () => {
    const { deadlines, firstDay } = newEvent(HOST, NOW, 'Open');
    expect(firstDay).toBe('2026-09-29');
    expect(deadlines.normalUntil).toEqual({ date: '2026-09-15', time: '23:59' });
    expect(deadlines.lateUntil).toEqual({ date: '2026-09-28', time: '23:59' });
  });

  it('[FEE-7] amounts, junior reduction and supplement become the rules of the fees', async () => {
    const seen = openFields();
    await userEvent.type(screen.getByRole('textbox', { name: 'Open' }), '500');
    await userEvent.type(screen.getByRole('textbox', { name: 'Juniors pay less' }), '200');
    await userEvent.click(screen.getByRole('switch', { name: 'Free for GM, IM, WGM, WIM' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Supplement for those who enter late' }));
    const values = { ...newEvent(HOST, NOW, 'Open'), ...seen.form?.values };
    const { fees } = toNewEvent(values);
    expect(fees.rules.map(({ group, bornFrom, titles, amount }) => [group, bornFrom, titles.length, amount])).toEqual([
      [null, null, 4, 0],
      ['O', 2006, 0, 300_00],
      ['O', null, 0, 500_00],
    ]);
    expect(fees.tiers).toEqual([{ from: '2026-09-16T00:00', supplement: { kind: 'amount', amount: 100_00 } }]);
  });
});
