import { strToU8, zipSync } from 'fflate';
import { type Request, Response } from 'miniflare';

/**
 * Stands where the Worker would meet the network: publishes rating lists, and is out of order for everything else. Each
 * player of a list has its month in the rating: 1611 is of 2026-11. An address is /month/players/cut/file: `cut` leaves out
 * so many bytes of the end.
 */
export async function publishLists(request: Request): Promise<Response> {
  const { hostname, pathname } = new URL(request.url);
  const [, month = '', players = '', cut = '', file = ''] = pathname.split('/');
  if (hostname !== 'lists.example' || players === '') return new Response(null, { status: 503 });
  const isXml = file.includes('xml');
  const list = strToU8(isXml ? xmlList(month, Number(players)) : textList(month, Number(players)));
  const bytes = file.endsWith('.zip') ? zipSync({ [isXml ? 'list.xml' : 'list.txt']: list }) : list;
  return new Response(bytes.slice(0, bytes.length - Number(cut)), {
    headers: { 'last-modified': new Date(`${month}-01T03:00:00Z`).toUTCString() },
  });
}

const ratingOf = (month: string): string => `16${month.slice(5)}`;
const numbers = (players: number): number[] => Array.from({ length: players }, (_, at) => 9_000_001 + at);

const HEAD = `${'ID Number'.padEnd(15)}${'Name'.padEnd(61)}Fed Sex Tit  SRtng SK B-day Flag`;

const textList = (month: string, players: number): string =>
  `${[
    HEAD,
    ...numbers(players).map(
      (number) =>
        `${String(number).padEnd(15)}${`Ødegård, Nr${number}`.padEnd(61)}NOR M        ${ratingOf(month).padEnd(6)}20 1990`,
    ),
  ].join('\r\n')}\r\n`;

const xmlList = (month: string, players: number): string =>
  `<?xml version="1.0"?><playerslist>${numbers(players)
    .map(
      (number) =>
        `<player><fideid>${number}</fideid><name>Ødegård &amp; Søn, Nr${number}</name><country>NOR</country><rating>${ratingOf(month)}</rating></player>`,
    )
    .join('\n')}</playerslist>`;
