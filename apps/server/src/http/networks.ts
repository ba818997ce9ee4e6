import { BlockList, isIP, isIPv4 } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

interface Network {
  address: string;
  prefix: number;
  family: 4 | 6;
}

/** A network in CIDR notation, or one address. @returns undefined for what is neither */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', length, more] = text.trim().split('/');
  const family = isIP(address);
  // A zone belongs to one machine and means nothing to another.
  if ((family !== 4 && family !== 6) || more !== undefined || address.includes('%')) return undefined;
  if (length === undefined) return { address, prefix: BITS[family], family };
  if (!/^(?:0|[1-9]\d{0,2})$/.test(length)) return undefined;
  const prefix = Number(length);
  return prefix <= BITS[family] ? { address, prefix, family } : undefined;
}

/** An address as people write it: one of IPv4 that came through a socket of IPv6 is one of IPv4. */
export const plainAddress = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/**
 * Whether an address lies in one of some networks.
 * @param networks as parseNetwork reads them; others hold no address
 */
export function isWithin(networks: readonly string[], address: string): boolean {
  const plain = plainAddress(address);
  const list = new BlockList();
  for (const text of networks) {
    const network = parseNetwork(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family === 4 ? 'ipv4' : 'ipv6');
  }
  return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}
