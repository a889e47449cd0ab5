import { type Request, Response } from 'miniflare';
import { type Mail, mail } from '../../contract/accounts/mail.ts';

/** The number of stored e-mails; older ones are dropped. */
const KEPT = 200;

interface KeptMail extends Mail {
  readonly at: Date;
}

/** Replaces the platform's e-mail service on a local server, and shows e-mails, the latest first, as a page or JSON. */
export function makeOutbox(): (request: Request) => Promise<Response> {
  const kept: KeptMail[] = [];
  return async (request) => {
    if (request.method === 'POST') {
      kept.unshift({ ...mail.parse(await request.json()), at: new Date() });
      kept.splice(KEPT);
      return new Response(null, { status: 204 });
    }
    if (request.headers.get('accept')?.includes('application/json')) return Response.json(kept);
    return new Response(page(kept), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

const page = (kept: readonly KeptMail[]): string => `<!doctype html>
<html lang="en">
<title>Outbox</title>
<meta name="viewport" content="width=device-width">
<h1>Outbox</h1>
<p>E-mails that this local server would have sent, the newest first.</p>
${kept.map(mailHtml).join('\n') || '<p>None yet.</p>'}
</html>`;

const mailHtml = ({ to, subject, html, at }: KeptMail): string => `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, ${at.toISOString()}</p>
${html.replace(/^[\s\S]*<body>|<\/body>[\s\S]*$/g, '')}
</article>
<hr>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
