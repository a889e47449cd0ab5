import { DurableObject } from 'cloudflare:workers';
import { describeFault } from '../../db/fault.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { sendDueMails } from '../../services/event/mail/send-due.ts';
import { makeDeps } from '../deps.ts';
import type { MailRpc } from '../objects.ts';
import { sendMail } from './send-mail.ts';

const RETRY_MS = 30 * SECOND;

/** Sends the e-mails to entrants that wait in the database, one after the other, with retries. */
export class MailObject extends DurableObject<Env> implements MailRpc {
  readonly #deps = makeDeps(this.env);

  async wake(): Promise<void> {
    await this.ctx.storage.setAlarm(this.#deps.now());
  }

  override async alarm(): Promise<void> {
    try {
      const next = await sendDueMails(this.#deps, (mail) => sendMail(this.env, mail));
      const alarm = await this.ctx.storage.getAlarm();
      if (next !== null && (alarm === null || alarm > next)) await this.ctx.storage.setAlarm(next);
    } catch (error) {
      console.error(JSON.stringify({ entryMails: describeFault(error) }));
      await this.ctx.storage.setAlarm(this.#deps.now() + RETRY_MS);
    }
  }
}
