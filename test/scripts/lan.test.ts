import { describe, expect, it } from 'vitest';
import { lanAddresses, lanWelcome } from '../../scripts/server/lan.ts';

const at = (address: string, family: 'IPv4' | 'IPv6', internal = false) => {
  const rest = { netmask: '', mac: '', cidr: null, internal };
  return family === 'IPv4' ? { ...rest, address, family } : { ...rest, address, family, scopeid: 0 };
};

describe('a server in the local network', () => {
  it('a LAN server has the external IPv4 addresses of its machine', () => {
    const interfaces = {
      lo: [at('127.0.0.1', 'IPv4', true)],
      wlan0: [at('192.168.1.20', 'IPv4'), at('fe80::1', 'IPv6')],
      eth0: [at('10.0.0.5', 'IPv4')],
    };
    expect(lanAddresses(interfaces)).toEqual(['192.168.1.20', '10.0.0.5']);
  });

  it('a LAN server prints its address, a QR code and any set-up code, and reports a missing network', () => {
    const server = { port: 8787, dataDir: '/x/.hall', addresses: ['192.168.1.20'], setupCode: 'a-code' };
    const text = lanWelcome(server);
    expect(text).toContain('http://192.168.1.20:8787\n');
    expect(text).toContain('█');
    expect(text).toContain('http://localhost:8787/setup with the code\n\n  a-code');
    expect(lanWelcome({ ...server, setupCode: undefined })).not.toContain('/setup');
    expect(lanWelcome({ ...server, addresses: [] })).toContain('in no network');
  });
});
