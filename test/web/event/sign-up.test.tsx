import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { SESSION_OF_VISITOR } from '../../../contract/codec/session-user.ts';
import type { EventView, GroupsFor } from '../../../contract/event/entries.ts';
import { pathOf, pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { SignUpPage } from '../../../web/features/event/sign-up/sign-up-page.tsx';
import type { SignUpStep } from '../../../web/model/sign-up-steps.ts';
import { userQuery } from '../../../web/queries/account.ts';
import { clubListQuery } from '../../../web/queries/clubs.ts';
import { eventQuery } from '../../../web/queries/events.ts';
import { aFoundPlayer, aGroupView, anEventView, groupsAnswer } from '../../support/web/events.ts';
import { show } from '../../support/web/render.tsx';

const words = en.signUp;

/** What the server answers when it is asked for groups, and to what is sent. */
let groups: GroupsFor;
let answer: { readonly status: number; readonly body: object };
const sent: {
  readonly entries: readonly { readonly group: string; readonly player: object; readonly contact: object }[];
}[] = [];

beforeEach(() => {
  sent.length = 0;
  groups = groupsAnswer();
  answer = { status: 200, body: { confirm_by_email: true, token: null } };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.startsWith(pathOf(calls.searchPlayers))) return json([aFoundPlayer()]);
    if (path === pathTo(calls.groupsFor, { id: 'km' })) return json(groups);
    expect(path).toBe(pathTo(calls.submitEntries, { id: 'km' }));
    sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const json = (body: object) => new Response(JSON.stringify(snakeKeys(body)));

/** The page with its step in a state, as the address has it. */
function Steps() {
  const [step, setStep] = useState<SignUpStep>('who');
  return (
    <Suspense>
      <SignUpPage id="km" step={step} onStep={setStep} />
    </Suspense>
  );
}

function showForm(event: Partial<EventView> = {}) {
  const view = show(<div />);
  view.queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
  view.queryClient.setQueryData(eventQuery('km').queryKey, anEventView(event));
  view.queryClient.setQueryData(userQuery.queryKey, SESSION_OF_VISITOR);
  view.queryClient.setQueryData(clubListQuery.queryKey, []);
  view.update(<Steps />);
  return view;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Chooses the listed player, whose group is proposed, and goes on to the summary. */
async function toSummary() {
  await userEvent.type(screen.getByRole('searchbox'), 'carlsen');
  await press(/Magnus Carlsen/);
  await userEvent.type(await screen.findByRole('textbox', { name: /^E-mail address/ }), 'magnus@example.org');
  await press(words.next);
  await screen.findByRole('heading', { name: words.summary.title });
}

describe('the sign-up form of an event', () => {
  it('a player of the list enters with a name, an address and one box', async () => {
    showForm();
    await toSummary();
    expect(screen.getByText(/^Group A · .*500/)).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: words.summary.acceptTerms }));
    await press(words.summary.send_one);
    expect(await screen.findByRole('heading', { name: words.sent.title })).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      form: 'first-token',
      website: '',
      accepts_terms: true,
      entries: [
        {
          group: 'A',
          player: { first_name: 'Magnus', last_name: 'Carlsen', fide_number: 1_503_014, birth_year: 1990 },
          contact: { email: 'magnus@example.org', wants_pairings: false },
          guardian: null,
        },
      ],
    });
  });

  it('the token of the form is the one with which the page was opened', async () => {
    const view = showForm();
    await toSummary();
    view.queryClient.setQueryData(eventQuery('km').queryKey, anEventView({ form: 'later-token' }));
    await userEvent.click(screen.getByRole('checkbox', { name: words.summary.acceptTerms }));
    await press(words.summary.send_one);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ form: 'first-token' });
  });

  it('whoever is not on the list types everything, and what is missing is said at its field', async () => {
    showForm();
    await userEvent.type(screen.getByRole('searchbox'), 'Kari Nordmann');
    await press(words.who.notListed);
    expect(await screen.findByDisplayValue('Kari')).toBeDefined();
    await press(words.next);
    const email = field(words.fields.email);
    // The press waits for the groups of what was just typed.
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(en.ui.required)).toHaveLength(2);
    expect(screen.getByDisplayValue('Nordmann')).toBeDefined();
  });

  it('a group that cannot be chosen says why in words', async () => {
    groups = groupsAnswer({
      groups: [
        { code: 'A', proposed: true, refused: null, needsApproval: false, fee: 0 },
        {
          code: 'B',
          proposed: false,
          refused: { key: 'groupRatingTooHigh', params: { limit: 1799, rating: 1812 } },
          needsApproval: false,
          fee: 0,
        },
      ],
    });
    showForm();
    await userEvent.type(screen.getByRole('searchbox'), 'carlsen');
    await press(/Magnus Carlsen/);
    const refused = await screen.findByRole('radio', { name: /ratings up to 1799; yours is 1812/ });
    expect(refused).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: /^Group A/ })).toHaveProperty('checked', true);
  });

  it('[FORM-3] a minor needs a guardian, whose word is asked for', async () => {
    groups = groupsAnswer({ minor: true, needsConsent: true });
    showForm({ groups: [aGroupView('A', { fees: { lowest: 0, highest: 0 } })] });
    groups = { ...groups, groups: [{ code: 'A', proposed: true, refused: null, needsApproval: false, fee: 0 }] };
    await userEvent.type(screen.getByRole('searchbox'), 'carlsen');
    await press(/Magnus Carlsen/);
    const guardian = await screen.findByRole('group', { name: words.fields.guardian });
    await press(words.next);
    expect(within(guardian).getAllByText(en.ui.required)).toHaveLength(2);
    await userEvent.type(within(guardian).getByLabelText(/^Guardian's name/), 'Anne Carlsen');
    await userEvent.type(within(guardian).getByLabelText(/^Guardian's e-mail/), 'anne@example.org');
    await press(words.next);
    const send = await screen.findByRole('button', { name: words.summary.send_one });
    await userEvent.click(send);
    expect(screen.getByText(en.errors.termsNotAccepted)).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: words.summary.guardianWord }));
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      entries: [
        { contact: { email: null }, guardian: { name: 'Anne Carlsen', email: 'anne@example.org', phone: null } },
      ],
    });
  });

  it('a refusal stands above the button, and nothing that was typed is lost', async () => {
    answer = { status: 409, body: { message: 'alreadyEntered', params: { name: 'Magnus Carlsen' } } };
    showForm();
    await toSummary();
    await userEvent.click(screen.getByRole('checkbox', { name: words.summary.acceptTerms }));
    await press(words.summary.send_one);
    expect((await screen.findByRole('alert')).textContent).toContain('Magnus Carlsen is already entered');
    await press('Change Magnus Carlsen');
    expect(screen.getByDisplayValue('magnus@example.org')).toBeDefined();
  });

  it('a refusal of one field leads back to it', async () => {
    answer = { status: 400, body: { message: 'phoneNeeded' } };
    showForm({ phone: 'optional' });
    await toSummary();
    await userEvent.click(screen.getByRole('checkbox', { name: words.summary.acceptTerms }));
    await press(words.summary.send_one);
    expect(await screen.findByText(en.errors.phoneNeeded)).toBeDefined();
    expect(screen.getByDisplayValue('magnus@example.org')).toBeDefined();
  });

  it('another player keeps how the sender is reached, and all are sent together', async () => {
    showForm();
    await toSummary();
    await press(words.another);
    await press(words.who.notListed);
    await userEvent.type(field(words.fields.firstName), 'Kari');
    await userEvent.type(field(words.fields.lastName), 'Nordmann');
    await userEvent.type(field(words.fields.birthYear), '1985');
    expect(screen.getByDisplayValue('magnus@example.org')).toBeDefined();
    await press(words.next);
    await userEvent.click(await screen.findByRole('checkbox', { name: words.summary.acceptTerms }));
    await press('Send 2 entries');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.entries.map(({ player }) => player)).toMatchObject([
      { last_name: 'Carlsen' },
      { last_name: 'Nordmann', birth_year: 1985 },
    ]);
  });

  it.each([
    ['planned', /^Sign-up opens /],
    ['closed', en.eventPage.closedContact],
  ] as const)('a form that is %s says so, with whom to ask', (window, text) => {
    showForm({ window });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('kari@example.org')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
