import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { FideNumberField } from '../../../web/forms/fields/fide-number-field.tsx';
import type { TypedNumber } from '../../../web/forms/numbers.ts';
import { show } from '../../support/web/render.tsx';

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

function Field({ onFound }: { readonly onFound: (player: FidePlayerView) => void }) {
  const [value, setValue] = useState<TypedNumber>('');
  return <FideNumberField label="FIDE number" value={value} error={undefined} onChange={setValue} onFound={onFound} />;
}

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

describe('a FIDE number that is typed', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (answer: object) => vi.stubGlobal('fetch', async () => Response.json(answer));

  it('a typed FIDE number is looked up once, when its field is left (R-324)', async () => {
    const fetched = vi.fn(async () => Response.json({ success: true, ...MAGNUS }));
    vi.stubGlobal('fetch', fetched);
    const found = vi.fn();
    show(<Field onFound={found} />);
    await userEvent.type(screen.getByLabelText('FIDE number'), '1503014');
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.tab();
    await vi.waitFor(() => expect(found).toHaveBeenCalledWith(MAGNUS));
    await userEvent.click(screen.getByLabelText('FIDE number'));
    await userEvent.tab();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('a typed FIDE number that is unknown is reported and fills nothing in', async () => {
    answering({ success: false });
    const found = vi.fn();
    show(<Field onFound={found} />);
    await userEvent.type(screen.getByLabelText('FIDE number'), '99');
    await userEvent.tab();
    expect(await screen.findByText('Nobody on the FIDE list has that name or number.')).toBeDefined();
    expect(found).not.toHaveBeenCalled();
  });

  it('a typed FIDE number fills nothing in if another one has been typed meanwhile', async () => {
    const answer = answeringLater();
    const found = vi.fn();
    show(<Field onFound={found} />);
    await userEvent.type(screen.getByLabelText('FIDE number'), '1503014');
    await userEvent.tab();
    await userEvent.type(screen.getByLabelText('FIDE number'), '9');
    await answer({ success: true, ...MAGNUS });
    expect(found).not.toHaveBeenCalled();
  });

  it('a typed FIDE number is looked up again after a failed look-up', async () => {
    const answers = [
      { success: false, error: 'tooManyRequests' },
      { success: true, ...MAGNUS },
    ];
    const statuses = [429, 200];
    vi.stubGlobal('fetch', async () => Response.json(answers.shift(), { status: statuses.shift() ?? 200 }));
    const found = vi.fn();
    show(<Field onFound={found} />);
    await userEvent.type(screen.getByLabelText('FIDE number'), '1503014');
    await userEvent.tab();
    await vi.waitFor(() => expect(screen.getByLabelText('FIDE number').getAttribute('aria-describedby')).toBeTruthy());
    await userEvent.click(screen.getByLabelText('FIDE number'));
    await userEvent.tab();
    await vi.waitFor(() => expect(found).toHaveBeenCalledWith(MAGNUS));
  });
});
