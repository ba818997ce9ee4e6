/** As the contract bounds them. */
export const MAX_NETWORKS = 50;

const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const V4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`, 'u');
const GROUP = /^[0-9a-f]{1,4}$/iu;
const GROUPS = 8;
const PREFIX = /^(?:0|[1-9]\d{0,2})$/u;
const V4_BITS = 32;
const V6_BITS = 128;

function isV6(address: string): boolean {
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  // The last four bytes may be written as those of IPv4.
  const places = V4.test(last) ? groups.length + 1 : groups.length;
  const areGroups = groups.every(
    (group, index) => GROUP.test(group) || (index === groups.length - 1 && V4.test(group)),
  );
  return areGroups && (halves.length === 2 ? places < GROUPS : places === GROUPS);
}

/** Ids of networks that the school has named: they stand among the ranges. */
const NAMED = /^[0-8]\d{18}$/u;

function isNetwork(line: string): boolean {
  const [address = '', prefix, more] = line.split('/');
  const isFour = V4.test(address);
  if ((!isFour && !isV6(address)) || more !== undefined) return false;
  return prefix === undefined || (PREFIX.test(prefix) && Number(prefix) <= (isFour ? V4_BITS : V6_BITS));
}

/** The networks of a text, one a line. */
export const networkLines = (text: string): string[] => [
  ...new Set(text.split('\n').flatMap((line) => line.trim().toLowerCase() || [])),
];

/** The ids of networks of the school among the lines of a text. */
export const namedLines = (text: string): string[] => networkLines(text).filter((line) => NAMED.test(line));

/** What is left of a text without them: what people type. */
export const typedLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !NAMED.test(line.trim()))
    .join('\n');

/** A text with them at its end, so that lines keep their numbers. */
export const withNamed = (typed: string, ids: readonly string[]): string => [typed, ...ids].join('\n');

/** The lines of a text, counted from 1, that are neither empty nor an address or a network in CIDR notation. */
export const badNetworkLines = (text: string): number[] =>
  text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' || isNetwork(line.trim()) ? [] : [index + 1]));
