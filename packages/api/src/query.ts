import { queryOptions } from '@tanstack/react-query';
import type { MaybeOptionalInit } from 'openapi-fetch';
import { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
import type { ApiProblem } from './error.ts';
import type { Language, operations, paths } from './schema.gen.ts';

/** What queries, mutations and calls are made with: one for a page, or for a request on a server. */
export interface Api {
  client: ApiClient;
}

/** Makes the API of a page. */
export function createApi(options: ApiClientOptions): Api {
  return { client: createApiClient(options) };
}

/** The paths that can be read. */
export type GetPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];
/** The whole answer of a GET, envelope included: what the cache holds and the server hands over. */
export type GetAnswer<Path extends GetPath> = paths[Path]['get'] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;
/** What a component gets of it. */
export type GetData<Path extends GetPath> = GetAnswer<Path> extends { data: infer Data } ? Data : never;
export type GetInit<Path extends GetPath> = MaybeOptionalInit<paths[Path], 'get'>;
export type GetKey<Path extends GetPath> = readonly ['get', Path, GetInit<Path>];

/**
 * Query options of a GET. The key is `['get', path, init]`, the cached value the whole answer, and what
 * a component gets is its `data`.
 */
export function getQuery<Path extends GetPath>(api: Api, path: Path, init: GetInit<Path>) {
  // What a call takes and answers is known for each path; under a generic one the client's types lose it.
  const get = api.client.GET as unknown as (path: Path, init: object) => Promise<{ data: GetAnswer<Path> }>;
  return queryOptions<GetAnswer<Path>, ApiProblem, GetData<Path>, GetKey<Path>>({
    queryKey: ['get', path, init],
    queryFn: async ({ signal }) => (await get(path, { ...(init as object), signal })).data,
    select: dataOf,
  });
}

function dataOf<Answer>(answer: Answer): Answer extends { data: infer Data } ? Data : never {
  return (answer as { data: never }).data;
}

/** The data of a call's answer. */
export async function unwrap<Data>(call: Promise<{ data?: { data: Data } }>): Promise<Data> {
  const { data } = await call;
  if (!data) throw new TypeError('The call was answered without a body, which its description excludes.');
  return data.data;
}

/** The query parameters of an operation, without the language. */
export type QueryOf<Id extends keyof operations> = Omit<
  operations[Id] extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never,
  'sxz-lang'
>;
/** Something in a language: every text in the answer is asked for in it. */
export type In<T> = T & { lang: Language };

/** The query parameters of a call in a language. */
export function inLanguage<T extends object>({ lang, ...query }: In<T>) {
  return { ...query, 'sxz-lang': lang };
}
