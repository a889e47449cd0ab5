import { asId } from '../../../../domain/kernel/ids.ts';
import { parkMessage } from '../../workers/parked-messages.ts';
import type { DELIVERY_ROWS } from '../rows/delivery.ts';
import type { World } from '../world.ts';
import { each, type RequestsFor } from './prepare.ts';

const parked = each((world: World) => parkMessage(asId(world.open.id)));

/** What is asked about undelivered messages. */
export const DELIVERY_REQUESTS: RequestsFor<typeof DELIVERY_ROWS> = {
  resendParkedMessage: async (context) => ({ of: { id: await parked(context) } }),
  resendParkedMessages: async (context) => {
    await parked(context);
    return {};
  },
};
