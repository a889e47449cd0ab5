import { html } from 'hono/html';
import type { Mail } from '../../contract/accounts/mail.ts';
import { RECOVERY } from '../../domain/kernel/limits.ts';
import { MINUTE } from '../../domain/kernel/time.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { RecoveryMessage } from '../../services/mailer.ts';

/** The e-mail to a user who has forgotten a password: a link for each account. */
export async function recoveryMail({ to, language, accounts }: RecoveryMessage, origin: string): Promise<Mail> {
  const t = makeI18n(language, CATALOGUES).getFixedT(language, 'mail');
  const links = accounts.map(({ account, code }) => ({ account, url: `${origin}/account/recover/${code}` }));
  const asked = t('recovery.asked', { count: accounts.length });
  const valid = t('recovery.valid', { minutes: RECOVERY.validMs / MINUTE });
  const ignore = t('recovery.ignore');
  const text = [asked, ...links.map(({ account, url }) => `${account}\n${url}`), valid, ignore, t('sender')];
  const page = html`<!doctype html>
<html lang="${language === 'no' ? 'nb' : 'en'}">
  <body>
    <p>${asked}</p>
    <ul>
      ${links.map(({ account, url }) => html`<li><a href="${url}">${t('recovery.link', { account })}</a></li>`)}
    </ul>
    <p>${valid}</p>
    <p>${ignore}</p>
    <p>${t('sender')}</p>
  </body>
</html>`;
  return { to, subject: t('recovery.subject'), text: text.join('\n\n'), html: String(await page) };
}
