import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** The addresses of this machine that others in the same network reach it by. */
export const hallAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

interface Hall {
  readonly port: number;
  readonly dataDir: string;
  readonly addresses: readonly string[];
  /** Where nobody is here yet: what the administrator makes his account with. */
  readonly setupCode: string | undefined;
}

/** What whoever starts a hall is told: where everybody goes, as a picture for telephones too, and how to begin. */
export function hallWelcome({ port, dataDir, addresses, setupCode }: Hall): string {
  const [first] = addresses;
  const own = `http://localhost:${port}`;
  const hall = first === undefined ? null : `http://${first}:${port}`;
  const parts = [
    hall === null
      ? `This machine is in no network yet: only it reaches ${own}. Join one, and start again.`
      : `Everybody in this network: ${hall}\n\n${renderUnicodeCompact(hall, { border: 2 })}`,
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
    `The data is in ${dataDir}. Afterwards "Whole tournament (JSON)" takes a tournament to the public server.`,
  ];
  return parts.join('\n\n');
}
