import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { parseLanguage } from '../i18n/languages.ts';
import type { Operation } from './document.ts';
import type { CachePolicy } from './handlers.ts';
import type { RequestCheck } from './validation.ts';

/** What any handler answers. */
export type AnyAnswer = { status: number; body?: unknown; cache?: CachePolicy };
/** A handler whose types the contract has been asked for already. */
export type AnyHandler = (request: object) => Promise<AnyAnswer> | AnyAnswer;

/** What a request consists of, whether it came over the wire or from a page of this process. */
export type RequestParts = Pick<FastifyRequest, 'params' | 'query' | 'body' | 'headers'>;

/**
 * The parts of a request as its handler gets them: checked by the contract, texts turned into what they stand for.
 * @throws {Problem} VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE
 */
export function checkedParts(operation: Operation, request: RequestParts, check: RequestCheck) {
  const query = { ...(request.query as Record<string, unknown>) };
  const language = query['sxz-lang'];
  // A language that does not exist is no error: the next step of the order decides.
  if (typeof language === 'string') {
    const known = parseLanguage(language);
    if (known) query['sxz-lang'] = known;
    else delete query['sxz-lang'];
  }
  if (!operation.parameters.some((parameter) => parameter.name === 'sxz-lang')) delete query['sxz-lang'];
  for (const { name, schema, explode } of operation.parameters) {
    const value = query[name];
    if (schema.type === 'array' && explode === false && typeof value === 'string')
      query[name] = value === '' ? [] : value.split(',');
  }
  check('path', request.params);
  check('query', query);
  check('header', request.headers);
  if (operation.body) {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    const sent = (request.body !== undefined && request.body !== null) || type === 'multipart/form-data';
    const { contentTypes, isStreamed } = operation.body;
    if ((sent || isStreamed) && !contentTypes.includes(type ?? ''))
      throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    // Nothing at all may be an empty object; a null that was sent is no object.
    if (!isStreamed) check('body', request.body === undefined && operation.body.required ? {} : request.body);
  }
  refuseUnstorable(request);
  return {
    path: request.params,
    query,
    headers: request.headers,
    body: request.body ?? (operation.body?.required ? {} : undefined),
  };
}

/**
 * No text of the database can hold a NUL or half a character: such a request is refused before it gets there.
 * @throws {Problem} VALIDATION_FAILED
 */
function refuseUnstorable({ params, query, body }: RequestParts): void {
  for (const [part, value] of Object.entries({ path: params, query, body })) {
    if (holdsUnstorable(value))
      throw new Problem('VALIDATION_FAILED', {
        fields: [{ path: part, rule: 'text', message: 'must not hold NUL or unpaired surrogates' }],
      });
  }
}

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (Buffer.isBuffer(value) || value instanceof Readable) return false;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);
}
