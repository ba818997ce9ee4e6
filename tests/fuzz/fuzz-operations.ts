import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContract, type Operation } from '../../apps/server/src/contract/document.ts';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { breach, SERVED } from '../contract/operations.ts';
import { hostileText, hostileValue, valuesOf } from './from-schema.ts';

/** Requests an operation. */
const RUNS = Number(process.env.STOA_FUZZ_RUNS ?? 200);
const SEED = Number(process.env.STOA_FUZZ_SEED ?? 20_261_122);
const TIMEOUT_MS = 60_000 + RUNS * 300;
const SHOWN = 3;
const PEOPLE = ['learner@stoa.example', 'admin@stoa.example', 'owner@stoa.example'] as const;
/** What tells of the inside: statements, paths, lines of stacks (the word "at" and, later in a text, a time are none). */
const INSIDE =
  /node_modules|\.ts[:)]|\bat (?:[\w.<>$[\] ]+ \()?[^\s"]+:\d+:\d+|violates|relation "|invalid input syntax|syntax error/i;

/** Operations that are left out, and why. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['testLoginProvider', 'asks hosts outside this machine'],
]);

const document = readContract();
const operations = SERVED.filter(({ operationId }) => !LEFT_OUT.has(operationId));

interface Wanted {
  /** Index into PEOPLE; -1 is a visitor. */
  who: number;
  address: number;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
  extra: [string, string] | null;
}

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(text).join(',')
      : (JSON.stringify(value) ?? '');

/** Requests of an operation, most of them nearly right. */
function requestsOf(operation: Operation): fc.Arbitrary<Wanted> {
  const part = (place: string) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    return fc.record(
      Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(document, schema)])),
      { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
    ) as fc.Arbitrary<Record<string, unknown>>;
  };
  const body = operation.body
    ? fc.oneof(
        { weight: 12, arbitrary: valuesOf(document, operation.body.schema) },
        { weight: 1, arbitrary: hostileValue },
      )
    : fc.constant(undefined);
  return fc.record({
    who: fc.integer({ min: -1, max: PEOPLE.length - 1 }),
    address: fc.nat(0xff_ff_ff),
    path: part('path'),
    query: part('query'),
    header: part('header'),
    body,
    extra: fc.option(fc.tuple(hostileText, hostileText), { freq: 20 }),
  });
}

/** Text in a header is what HTTP lets through. */
const headerText = (value: unknown): string =>
  text(value)
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, 500);
const inAddress = (value: string): string => encodeURIComponent(value.toWellFormed());

function addressOf(operation: Operation, { path, query, extra }: Wanted): string {
  const target = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_all, name: string) => inAddress(text(path[name])) || '%20',
  );
  const pairs = Object.entries(query).map(([name, value]) => `${inAddress(name)}=${inAddress(text(value))}`);
  // A stream goes on, but for a single look.
  if (operation.operationId === 'streamNotifications') pairs.push('once=true');
  if (extra) pairs.push(`${inAddress(extra[0])}=${inAddress(extra[1])}`);
  return pairs.length > 0 ? `${target}?${pairs.join('&')}` : target;
}

function payloadOf(operation: Operation, body: unknown): { payload?: string | Buffer; type?: string } {
  if (!operation.body || body === undefined) return {};
  const type = operation.body.contentType;
  if (type === 'application/json') return { payload: JSON.stringify(body), type };
  if (type === 'application/x-www-form-urlencoded' && typeof body === 'object' && body !== null)
    return {
      payload: new URLSearchParams(
        Object.entries(body).map(([name, value]) => [name.toWellFormed(), text(value).toWellFormed()]),
      ).toString(),
      type,
    };
  if (type.startsWith('multipart/')) return { payload: '--x\r\n\r\n', type: `${type}; boundary=x` };
  return { payload: Buffer.from(text(body)), type };
}

/** Asks every operation of a part of the contract for what nobody would. */
export function fuzzOperations(index: number, of: number): void {
  const test = useTestApp();
  const tokens: (string | undefined)[] = [];
  const signIn = async (n: number) => {
    tokens[n] = await test.signIn(PEOPLE[n] as string).catch(() => undefined);
  };
  beforeAll(() => Promise.all(PEOPLE.map((_, n) => signIn(n))));

  const ask = async (operation: Operation, wanted: Wanted) => {
    const { payload, type } = payloadOf(operation, wanted.body);
    const token = tokens[wanted.who];
    const { address } = wanted;
    return test.app.inject({
      method: operation.method.toUpperCase() as 'GET',
      url: addressOf(operation, wanted),
      remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      headers: {
        ...Object.fromEntries(
          Object.entries(wanted.header).map(([name, value]) => [name, headerText(value)]),
        ),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(type ? { 'content-type': type } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  };

  /** Whoever was signed out by what was asked is signed in again. */
  const renew = async () => {
    for (const [n, token] of tokens.entries())
      if (!token || (await test.call('GET', '/api/accounts/users/me', { token })).statusCode === 401)
        await signIn(n);
  };

  describe(`every operation, asked for anything (TRUST 92, 93, 94, 98), seed ${SEED}`, () => {
    const part = operations.filter((_operation, n) => n % of === index);
    it.each(part.map((operation) => [operation.operationId, operation] as const))(
      '%s answers as the contract says',
      { timeout: TIMEOUT_MS },
      async (_name, operation) => {
        const wrong: object[] = [];
        for (const wanted of fc.sample(requestsOf(operation), { seed: SEED, numRuns: RUNS })) {
          let answer = await ask(operation, wanted);
          // A busy machine may be out of breath, but not for the same request again.
          if (answer.statusCode === 503) answer = await ask(operation, wanted);
          const off = breach(operation, answer);
          const isServersFault = answer.statusCode >= 500 && answer.statusCode !== 502;
          if (isServersFault || off !== undefined || INSIDE.test(answer.body))
            wrong.push({ status: answer.statusCode, off, body: answer.body.slice(0, 300), wanted });
          if (wrong.length >= SHOWN) break;
        }
        expect(wrong).toEqual([]);
        await renew();
      },
    );
  });
}
