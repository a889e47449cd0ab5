import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** The addresses of this machine in the local network. */
export const lanAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

interface LanServer {
  readonly port: number;
  readonly dataDir: string;
  readonly addresses: readonly string[];
  /** On an empty server: the code for creating the administrator's account. */
  readonly setupCode: string | undefined;
}

/** The welcome text of a LAN server: its address, also as a QR code, and the first steps. */
export function lanWelcome({ port, dataDir, addresses, setupCode }: LanServer): string {
  const [first] = addresses;
  const own = `http://localhost:${port}`;
  const url = first === undefined ? null : `http://${first}:${port}`;
  const parts = [
    url === null
      ? `This machine is in no network yet: only it reaches ${own}. Join one, and start again.`
      : `Everybody in this network: ${url}\n\n${renderUnicodeCompact(url, { border: 2 })}`,
    ...(addresses.length > 1
      ? [
          `Also: ${addresses
            .slice(1)
            .map((one) => `http://${one}:${port}`)
            .join(', ')}`,
        ]
      : []),
    `This machine: ${own}`,
    ...(setupCode === undefined
      ? []
      : [`Make yourself the administrator at ${own}/setup with the code\n\n  ${setupCode}`]),
    `The data is in ${dataDir}. Afterwards "Full export (JSON)" takes a tournament to the public server.`,
  ];
  return parts.join('\n\n');
}
