import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tournamentPayload } from '../../../contract/tournament/payload.ts';
import type { Language } from '../../../i18n/languages.ts';
import { type BuildValues, newTournament, toPayload } from '../../../web/features/build/build-form.ts';
import { AddGuest } from '../../../web/forms/add-guest.tsx';
import { FaultText, faultsIn } from '../../../web/forms/fault.tsx';
import { clearError, ErrorBanner } from '../../../web/ui/feedback/error-banner.tsx';
import { show } from '../../support/web/render.tsx';

const tournament = newTournament({ type: 'club', id: 'club', name: 'Oslo' }, new Date('2026-11-22T12:00:00Z'));

/** What the form of a new tournament says of a cup that is changed so. */
function faultOf(changes: Partial<BuildValues>, language: Language = 'en'): string | null {
  const faults = faultsIn(tournamentPayload, toPayload({ ...tournament, name: 'Cup', ...changes }));
  const { unmount } = show(
    <p role="note">
      {[...faults].map(([field, fault]) => (
        <FaultText key={field} fault={fault} />
      ))}
    </p>,
    language,
  );
  const { textContent } = screen.getByRole('note');
  unmount();
  return textContent;
}

describe('a form says what is expected', () => {
  it('a form says what it expects of a name that is missing, too long or has forbidden characters', () => {
    expect(faultOf({ name: ' ' })).toBe('This field is required.');
    expect(faultOf({ name: 'a<b' })).toBe('Use at least one letter or digit, and no < or >.');
    expect(faultOf({ name: 'a'.repeat(101) })).toBe('At most 100 characters.');
  });

  it('a form says what it expects of a number that is missing or out of range, in the language of the user', () => {
    expect(faultOf({ initialTime: 9999 })).toBe('At most 600.');
    expect(faultOf({ rounds: 0 })).toBe('At least 1.');
    expect(faultOf({ rounds: 1.5 })).toBe('Enter a whole number.');
    expect(faultOf({ rounds: '-' })).toBe('This field is required.');
    expect(faultOf({ rounds: '' })).toBe('This field is required.');
    expect(faultOf({ winPoints: 0.3 })).toBe('Use steps of 0.5.');
    expect(faultOf({ rounds: -1 }, 'no')).toBe('Minst 1.');
  });

  it('a form says what it expects of web addresses, ids, days and times', () => {
    expect(faultOf({ bannerPicture: 'http://plain.example/a.png' })).toBe(
      'Enter a web address that begins with https://.',
    );
    expect(faultOf({ id: 'my cup' })).toBe('Use only the letters a to z, digits, hyphens and underscores.');
    expect(faultOf({ endDate: '2026-11-01' })).toBe('Not before the first day.');
    expect(faultOf({ startDate: '1999-12-31' })).toBe('Enter a date from 2000 to 2099.');
    expect(faultOf({ firstPairingTime: '' })).toBe('This field is required.');
  });
});

/** What waits for what has been drawn has been done by then. */
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

/** A page with the part on it, and another to go to. */
function showOnPage(part: ReactNode, language: Language = 'en') {
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: () => part }),
    createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => <h1>Elsewhere</h1> }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const around = () => (
    <>
      <ErrorBanner />
      {/* The part asks the router for nothing but to be stopped, so any router will do. */}
      <RouterProvider router={router as never} />
    </>
  );
  show(around(), language);
  return router;
}

describe('the form for a participant without an account', () => {
  const sent: unknown[] = [];
  let answer: () => Response | Promise<Response>;

  beforeEach(() => {
    sent.length = 0;
    answer = () => Response.json({ account: 'guest' });
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return answer();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    clearError();
  });

  const field = (name: string) => screen.findByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    const input = await field(name);
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  const add = async () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

  it('the guest form reports each invalid field, focuses the first of them and sends nothing', async () => {
    showOnPage(<AddGuest tid="open" />);
    await type('First name', 'Anne');
    await type('FIDE rating', '9999');
    await type('Federation', 'xyz');
    await add();
    expect(screen.getByText('At most 4000.')).toBeTruthy();
    expect(screen.getByText('Enter the code of a FIDE federation, such as NOR.')).toBeTruthy();
    const lastName = await field('Last name');
    expect(lastName.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(lastName));
    expect((await field('FIDE rating')) as HTMLInputElement).toHaveProperty('value', '9999');
    expect(sent).toEqual([]);
  });

  it('the guest form removes an error as soon as its field is changed', async () => {
    showOnPage(<AddGuest tid="open" />);
    await type('First name', 'Anne');
    await add();
    expect(screen.getByText('This field is required.')).toBeTruthy();
    await type('Last name', 'Aas');
    expect(screen.queryByText('This field is required.')).toBeNull();
  });

  it('the guest form is sent by Enter, is then empty and focuses the first name', async () => {
    showOnPage(<AddGuest tid="open" />);
    await type('First name', 'Anne');
    await type('Last name', 'Aas{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    const firstName = await field('First name');
    await waitFor(() => expect(document.activeElement).toBe(firstName));
    expect(firstName).toHaveProperty('value', '');
    expect(sent).toEqual([
      {
        first_name: 'Anne',
        last_name: 'Aas',
        title: null,
        fide_rating: null,
        fide_number: null,
        national_id: '',
        federation: 'NOR',
        sex: null,
        birth_date: null,
        club: '',
      },
    ]);
  });

  it('a late response to the guest form leaves the focus and the text of a user who has gone on typing', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    showOnPage(
      <>
        <AddGuest tid="open" />
        <input aria-label="Search" />
      </>,
    );
    await type('First name', 'Anne');
    await type('Last name', 'Aas{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await type('Search', 'Berg');
    await act(async () => arrive(Response.json({ account: 'guest' })));
    await waitFor(async () => expect(await field('First name')).toHaveProperty('value', ''));
    await nextFrame();
    expect(document.activeElement).toBe(await field('Search'));
    await type('First name', 'Bo');
    await type('Last name', 'Berg{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    await type('First name', 'Cato');
    await act(async () => arrive(Response.json({ account: 'guest' })));
    await nextFrame();
    expect(await field('First name')).toHaveProperty('value', 'Cato');
  });

  it('a late response to the guest form leaves the focus to a user who has pressed a button elsewhere that is busy', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    showOnPage(
      <>
        <AddGuest tid="open" />
        <button type="button">Pair round 2</button>
      </>,
    );
    await type('First name', 'Anne');
    await type('Last name', 'Aas{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Pair round 2' }));
    // A busy button is disabled, and loses the focus.
    screen.getByRole('button', { name: 'Pair round 2' }).blur();
    await act(async () => arrive(Response.json({ account: 'guest' })));
    await waitFor(async () => expect(await field('First name')).toHaveProperty('value', ''));
    await nextFrame();
    expect(document.activeElement).toBe(document.body);
  });

  it('the guest form is sent once, however often Enter is pressed before the response', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    showOnPage(<AddGuest tid="open" />);
    await type('First name', 'Anne');
    await type('Last name', 'Aas{Enter}{Enter}{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => arrive(Response.json({ account: 'guest' })));
    expect(sent).toHaveLength(1);
  });

  it('the guest form shows a refusal at the field that the server names, and keeps what was typed', async () => {
    answer = () => Response.json({ message: 'invalidInput', fields: ['lastName'] }, { status: 400 });
    showOnPage(<AddGuest tid="open" />, 'no');
    await type('Fornavn', 'Anne');
    await type('Etternavn', 'Aas{Enter}');
    const lastName = await field('Etternavn');
    await waitFor(() => expect(lastName.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(lastName));
    expect(lastName).toHaveProperty('value', 'Aas');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('the guest form shows a refusal that names no field in the banner', async () => {
    answer = () => Response.json({ message: 'tournamentStarted' }, { status: 409 });
    showOnPage(<AddGuest tid="open" />);
    await type('First name', 'Anne');
    await type('Last name', 'Aas{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The tournament has already started.'));
  });

  it('the guest form asks before the user leaves the page with a guest typed and not added', async () => {
    const router = showOnPage(<AddGuest tid="open" />);
    await type('First name', 'Anne');
    const leave = () => act(async () => void router.navigate({ to: '/elsewhere' as never }));
    await leave();
    expect(await screen.findByText('Your changes have not been saved and will be lost.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await field('First name')).toHaveProperty('value', 'Anne');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave page' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('the guest form does not ask before the user leaves the page if nothing is typed', async () => {
    const router = showOnPage(<AddGuest tid="open" />);
    await field('First name');
    await act(async () => void router.navigate({ to: '/elsewhere' as never }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });
});
