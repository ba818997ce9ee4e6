import type { operations } from '@stoa/api/schema';
import type { RequestContext } from '../http/context.ts';

type Operations = operations;
export type OperationId = keyof Operations;

type Part<O, Name extends string> = O extends { parameters: infer P }
  ? P extends { [K in Name]?: infer V }
    ? NonNullable<V>
    : Record<string, never>
  : Record<string, never>;
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Body<O> = O extends { requestBody: infer R }
  ? Content<R>
  : O extends { requestBody?: infer R }
    ? Content<NonNullable<R>> | undefined
    : undefined;
type Responses<O> = O extends { responses: infer R } ? R : never;
type SuccessStatus = 200 | 201 | 202 | 204 | 302;

/** What a handler answers: a status of the contract with its body. Failures are thrown as Problem. */
export type Answer<O> = {
  [S in keyof Responses<O> & SuccessStatus]: Content<Responses<O>[S]> extends undefined
    ? { status: S }
    : { status: S; body: Content<Responses<O>[S]>; cache?: CachePolicy };
}[keyof Responses<O> & SuccessStatus];

/**
 * How long a public answer may be kept by browsers and proxies: for a while, or until it is asked about again, which
 * its tag answers. Answers for a person are never kept.
 */
export type CachePolicy = 'public' | 'revalidate' | 'private' | PublicUntil;
/** Public, and right only until a moment: something begins or ends after it. */
export interface PublicUntil {
  /** The last moment at which it is right, ms; Infinity where it has no end. */
  publicUntil: number;
  /** Each time that the server is asked is counted: pages that show it are not answered from stored documents. */
  isCounted?: boolean;
}

/** Whether an answer is the same for all who are not signed in. */
export const isShared = (policy: CachePolicy | undefined): boolean =>
  policy !== undefined && policy !== 'private';

/** Whether a page may be answered from a stored document that shows the answer: nothing asks about it again there. */
export const mayBeStored = (policy: CachePolicy | undefined): boolean =>
  policy === 'public' || (typeof policy === 'object' && !policy.isCounted);

export interface HandlerRequest<O> {
  path: Part<O, 'path'>;
  query: Part<O, 'query'>;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  body: Body<O>;
  context: RequestContext;
}

export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Operations[Id]>,
) => Promise<Answer<Operations[Id]>> | Answer<Operations[Id]>;
export type Handlers = { [Id in OperationId]: Handler<Id> };

type Data<O> =
  Extract<Answer<O>, { status: 200 }> extends { body: infer B }
    ? B extends { data?: infer D }
      ? D
      : never
    : never;
/** The `data` of an operation's success. */
export type DataOf<Id extends OperationId> = NonNullable<Data<Operations[Id]>>;

/** The ordinary success: { code: 200, message: 'ok', data }. */
export function ok<D>(data: D, cache: CachePolicy = 'private') {
  return { status: 200 as const, body: { code: 200 as const, message: 'ok', data }, cache };
}
