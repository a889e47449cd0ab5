import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../domain/access/actor.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { ListTyping } from '../../../web/features/accounts/list-typing.tsx';
import { show } from '../../support/web/render.tsx';

const PLAYER: Person = {
  kind: 'person',
  account: asId('kari'),
  name: 'Kari',
  level: 0,
  clubs: {},
  organizations: {},
  captainOf: [],
};

const MAGNUS = {
  number: 1503014,
  firstName: 'Magnus',
  lastName: 'Carlsen',
  title: 'GM',
  rating: 2839,
  federation: 'NOR',
  birthYear: 1990,
  sex: 'M',
};

const cell = (column: string, row = 1) => screen.getByLabelText<HTMLInputElement>(`${column}, row ${row}`);

/** Holds the answer of the server back until it is given. */
function answeringLater(): (body: object) => Promise<void> {
  let give: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => {
    give = resolve;
  });
  vi.stubGlobal('fetch', () => held);
  return async (body) => {
    give(Response.json(body));
    await new Promise((done) => setTimeout(done));
  };
}

describe('the FIDE number of a row of the account sheet', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (answer: object, status = 200) => {
    const fetched = vi.fn(async (_: unknown) => Response.json(answer, { status }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const sheet = () => show(<ListTyping maker={PLAYER} clubs={[]} regions={new Map()} onMake={() => undefined} />);
  const leave = async (typed: string) => {
    await userEvent.type(cell('FIDE number'), typed);
    await userEvent.tab();
  };

  it('the account sheet fills empty cells by FIDE number once, when its field is left (R-324)', async () => {
    const fetched = answering({ success: true, ...MAGNUS });
    sheet();
    await userEvent.type(cell('First name'), 'Sven Magnus Øen');
    await leave(' 1503014 ');
    await vi.waitFor(() => expect(cell('Last name').value).toBe('Carlsen'));
    expect(cell('First name').value).toBe('Sven Magnus Øen');
    expect(cell('Title').value).toBe('GM');
    expect(cell('FIDE number').value).toBe('1503014');
    await userEvent.click(cell('FIDE number'));
    await userEvent.tab();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('an unknown FIDE number in the account sheet is reported below its field until another one is typed', async () => {
    answering({ success: false });
    sheet();
    await leave('99');
    const nobody = 'Nobody on the FIDE list has that name or number.';
    expect(await screen.findByText(nobody)).toBeDefined();
    expect(cell('FIDE number').getAttribute('aria-describedby')).toBe(screen.getByText(nobody).id);
    await userEvent.type(cell('FIDE number'), '1');
    expect(screen.queryByText(nobody)).toBeNull();
  });

  it('a FIDE number in the account sheet fills nothing if another number has been typed meanwhile', async () => {
    const answer = answeringLater();
    sheet();
    await leave('1503014');
    await userEvent.type(cell('FIDE number'), '9');
    await answer({ success: true, ...MAGNUS });
    expect(cell('Last name').value).toBe('');
  });

  it('a FIDE number in the account sheet fills its own row even if a row above is removed meanwhile', async () => {
    const answer = answeringLater();
    sheet();
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await userEvent.type(cell('FIDE number', 2), '1503014');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: /remove row 1/i }));
    await answer({ success: true, ...MAGNUS });
    await vi.waitFor(() => expect(cell('Last name').value).toBe('Carlsen'));
  });
});
