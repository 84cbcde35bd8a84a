import { isIPv6 } from 'node:net';

/**
 * Returns the network of a client's IP address: an IPv4 address unchanged, and the first 64 bits of an IPv6 address,
 * because a client usually has that whole network.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  if (after !== undefined) {
    const tail = after === '' ? [] : after.split(':');
    // An IPv4 address at the end takes two groups, and is never among the first four.
    const tailLength = tail.length + (after.includes('.') ? 1 : 0);
    while (groups.length + tailLength < 8) groups.push('0');
    groups.push(...tail);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
