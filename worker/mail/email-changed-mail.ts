import { html } from 'hono/html';
import type { Mail } from '../../contract/accounts/mail.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { EmailChangedMessage } from '../../services/mailer.ts';

/** The e-mail to an account's old address. It omits the new address, because the old one may have changed hands. */
export async function emailChangedMail({ to, language, account }: EmailChangedMessage, origin: string): Promise<Mail> {
  const t = makeI18n(language, CATALOGUES).getFixedT(language, 'mail');
  const what = t('emailChanged.changed', { account });
  const notYou = t('emailChanged.notYou');
  const contact = `${origin}/contact`;
  const page = html`<!doctype html>
<html lang="${language === 'no' ? 'nb' : 'en'}">
  <body>
    <p>${what}</p>
    <p>${notYou} <a href="${contact}">${contact}</a></p>
    <p>${t('sender')}</p>
  </body>
</html>`;
  return {
    to,
    subject: t('emailChanged.subject'),
    text: [what, `${notYou}\n${contact}`, t('sender')].join('\n\n'),
    html: String(await page),
  };
}
