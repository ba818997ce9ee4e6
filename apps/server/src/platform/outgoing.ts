import { lookup as resolveHost } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '../config.ts';

/** A service of others has so long for a whole answer. */
export const OUTGOING_TIMEOUT_S = 5;
const LARGEST_ANSWER_BYTES = 512 * 1024;

/** Why a service of others could not be asked. */
export class OutgoingError extends Error {
  readonly reason: 'notAllowed' | 'unreachable' | 'tooSlow' | 'notADescription';

  constructor(reason: OutgoingError['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

interface OutgoingOptions {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Asks a service whose address somebody configured. */
export type Outgoing = (url: string, options: OutgoingOptions) => Promise<Response>;

/**
 * Addresses that are no business of a school's administrator: this machine, the operator's network, link-local
 * services with credentials of the cloud.
 */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
// Of IPv6 only what is public unicast (2000::/3) is left, without the addresses that wrap others (6to4, Teredo).
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2002::', 16],
  ['2001::', 32],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address may be asked at all: https; http and private networks only where the operator named the host. */
export function isAllowedService(url: URL, config: Pick<Config, 'production' | 'ssoPrivateHosts'>): boolean {
  const named = config.ssoPrivateHosts.includes(url.host) || config.ssoPrivateHosts.includes(url.hostname);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && named && !config.production)) return false;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return named || isIP(literal) === 0 || !isPrivate(literal);
}

/**
 * Makes the only way out to addresses that come from a school's settings. Names are resolved once and what they
 * resolve to is looked at, so that a name cannot turn into a private address between the look and the call;
 * redirects are not followed, answers are limited in time and size.
 */
export function makeOutgoing(config: Pick<Config, 'production' | 'ssoPrivateHosts'>): Outgoing {
  return async (address, options) => {
    const url = new URL(address);
    if (!isAllowedService(url, config)) throw new OutgoingError('notAllowed');
    const named = config.ssoPrivateHosts.includes(url.host) || config.ssoPrivateHosts.includes(url.hostname);
    return ask(url, options, named ? undefined : publicOnly);
  };
}

const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivate(address)))
      return callback(new OutgoingError('notAllowed'), '');
    const [first] = addresses as [{ address: string; family: number }];
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function ask(url: URL, options: OutgoingOptions, lookup: LookupFunction | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(OUTGOING_TIMEOUT_S * 1000);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const failed = (error: Error) =>
      reject(
        error instanceof OutgoingError
          ? error
          : new OutgoingError(signal.aborted ? 'tooSlow' : 'unreachable', error),
      );
    const request = send(
      url,
      {
        method: options.method,
        headers: options.headers,
        signal,
        agent: false,
        ...(lookup ? { lookup } : {}),
      },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('error', failed).on('data', (part: Buffer) => {
          size += part.length;
          if (size > LARGEST_ANSWER_BYTES) answer.destroy(new OutgoingError('notADescription'));
          else parts.push(part);
        });
        answer.on('end', () => {
          const status = answer.statusCode ?? 500;
          const empty = status === 204 || status === 304 || status < 200;
          const headers = new Headers();
          for (const [name, value] of Object.entries(answer.headers))
            if (value !== undefined && name !== 'set-cookie') headers.set(name, String(value));
          resolve(
            new Response(empty ? null : Buffer.concat(parts), {
              status: status < 200 ? 502 : status,
              headers,
            }),
          );
        });
      },
    );
    request.on('error', failed);
    const { body } = options;
    request.end(
      body === undefined || body === null ? undefined : body instanceof Uint8Array ? body : String(body),
    );
  });
}
