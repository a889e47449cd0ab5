import type { Context } from 'hono';
import { Refusal } from '../services/refusal.ts';
import type { AppEnv } from './context.ts';

/**
 * Refuses whoever tries too many passwords of one account from one address, before any of them is computed. By address
 * alone a whole club that logs in at once would be shut out; by account alone anybody could shut its owner out.
 */
export async function limitAttempts(context: Context<AppEnv>, account: string): Promise<void> {
  const address = context.req.header('cf-connecting-ip') ?? 'local';
  const { success } = await context.env.LOGIN_LIMIT.limit({ key: `${address} ${account.toLowerCase()}` });
  if (!success) throw new Refusal('tooManyRequests');
}
