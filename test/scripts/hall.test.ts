import { describe, expect, it } from 'vitest';
import { hallAddresses, hallWelcome } from '../../scripts/hall.ts';

const at = (address: string, family: 'IPv4' | 'IPv6', internal = false) => {
  const rest = { netmask: '', mac: '', cidr: null, internal };
  return family === 'IPv4' ? { ...rest, address, family } : { ...rest, address, family, scopeid: 0 };
};

describe('a hall without internet', () => {
  it('is reached at the addresses that others of its network see', () => {
    const interfaces = {
      lo: [at('127.0.0.1', 'IPv4', true)],
      wlan0: [at('192.168.1.20', 'IPv4'), at('fe80::1', 'IPv6')],
      eth0: [at('10.0.0.5', 'IPv4')],
    };
    expect(hallAddresses(interfaces)).toEqual(['192.168.1.20', '10.0.0.5']);
  });

  it('says where everybody goes, as a picture too, and the code as long as nobody is there', () => {
    const hall = { port: 8787, dataDir: '/x/.hall', addresses: ['192.168.1.20'], setupCode: 'a-code' };
    const told = hallWelcome(hall);
    expect(told).toContain('http://192.168.1.20:8787\n');
    expect(told).toContain('█');
    expect(told).toContain('http://localhost:8787/setup with the code\n\n  a-code');
    expect(hallWelcome({ ...hall, setupCode: undefined })).not.toContain('/setup');
    expect(hallWelcome({ ...hall, addresses: [] })).toContain('in no network');
  });
});
