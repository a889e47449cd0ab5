import { type ConnectionPayload, connected, STRIPE_KEYS } from '../../workers/payments.ts';
import type { PAYMENT_ROWS } from '../rows/payments.ts';
import type { World } from '../world.ts';
import { next, one, type RequestsFor } from './prepare.ts';

/** Other keys each time, so that each request changes something. */
const stripe = (): ConnectionPayload => ({ ...STRIPE_KEYS, secret_key: `sk_test_planted${10_000 + next()}` });

const ofClub = ({ club }: World) => ({ type: 'club', id: club }) as const;

/** The connection of the club, made anew: the row before may have removed it. */
async function connect(world: World): Promise<void> {
  await connected(world.people.manager.browser, ofClub(world));
}

/** The connection of another club, which no row removes. */
const foreignConnection = one(async ({ founder, thirdClub }) => {
  const { webhook_url } = await connected(founder.browser, { type: 'club', id: thirdClub });
  return webhook_url.slice(webhook_url.lastIndexOf('/') + 1);
});

/** What is asked about payments. */
export const PAYMENT_REQUESTS: RequestsFor<typeof PAYMENT_ROWS> = {
  saveClubConnection: ({ world }) => ({ of: ofClub(world), body: stripe() }),
  testClubConnection: async ({ world, may }) => {
    if (may) await connect(world);
    return { of: { ...ofClub(world), provider: 'stripe' } };
  },
  deleteClubConnection: async ({ world, may }) => {
    if (may) await connect(world);
    return { of: { ...ofClub(world), provider: 'stripe' } };
  },
  saveFederationConnection: ({ world }) => ({ of: { type: 'organization', id: world.federation }, body: stripe() }),
  sendWebhook: async (context) => ({
    of: { provider: 'stripe', connection: await foreignConnection(context) },
    body: { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: { object: 'refund' } } },
  }),
};
