import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../../contract/accounts/mail.ts';
import { type AccountId, asId } from '../../../domain/kernel/ids.ts';
import { sendMail as send } from '../../../durable-objects/jobs/send-mail.ts';
import { recoveryMail } from '../../../worker/mail/recovery-mail.ts';

const MESSAGE: Mail = { to: 'nora@example.org', subject: 'Runde 1', text: 'Du har hvit.', html: '<p>Du har hvit.</p>' };
const { OUTBOX: _, ...PLATFORM } = env;

describe('an e-mail', () => {
  it('an e-mail is sent by the platform where there is no outbox, from the address of the operator', async () => {
    const sent: unknown[] = [];
    const MAIL = {
      send: async (message: unknown) => {
        sent.push(message);
        return { messageId: '1' };
      },
    };
    await send({ ...PLATFORM, MAIL, MAIL_FROM: 'rokade@example.org' }, MESSAGE);
    expect(sent).toEqual([{ ...MESSAGE, from: 'rokade@example.org' }]);
  });

  it('an e-mail fails with a reason where no e-mail is set up', async () => {
    await expect(send({ ...PLATFORM }, MESSAGE)).rejects.toThrow(/no e-mail is set up/);
  });

  it('an e-mail shows an account by its name, with markup characters escaped', async () => {
    const accounts = [{ account: asId<AccountId>('a<b>&c'), code: 'abc' }];
    const { html, text } = await recoveryMail({ to: MESSAGE.to, language: 'no', accounts }, 'https://sjakk.example');
    expect(html).toContain('Nytt passord for a&lt;b&gt;&amp;c');
    expect(html).toContain('href="https://sjakk.example/account/recover/abc"');
    expect(text).toContain('a<b>&c\nhttps://sjakk.example/account/recover/abc');
  });
});
