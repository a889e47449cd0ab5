import type { Post } from '../../services/post.ts';
import { send } from './mailer.ts';
import { recoveryMail } from './recovery-mail.ts';

/** The letters of the product, with addresses of the site that was asked. */
export const postOf = (env: Env, origin: string): Post => ({
  recovery: async (letter) => send(env, await recoveryMail(letter, origin)),
});
