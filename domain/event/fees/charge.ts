import { asId, type EntryId } from '../../kernel/ids.ts';
import type { ChargeId } from '../../payment/provider.ts';

/** What providers are paid for: the id of the entry is short enough for their keys. */
export const chargeOf = (entry: EntryId): ChargeId => asId<ChargeId>(entry);
export const entryOfCharge = (charge: ChargeId): EntryId => asId<EntryId>(charge);
