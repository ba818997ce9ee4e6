import * as v from 'valibot';

/**
 * Fields of the search parameters of routes. An address may be mistyped or old: what a field does not understand
 * becomes its default, so that no address fails. What is said as a link may be text or number, since addresses hold text.
 */

/** Highest number of a page that the contract accepts (PageNumber). */
export const MAX_PAGE = 10_000;

const ID = /^[0-8]\d{18}$/;
const CURSOR = /^[\w-]{4,1000}$/;
const PAGE = /^\d{1,5}$/;

/** One of several values, or undefined. */
export const choice = <Value extends string | number>(values: readonly Value[]) =>
  v.fallback(v.optional(known(values)), undefined);

/** One of several values. @param otherwise where it is none of them */
export const choiceOr = <Value extends string | number>(
  values: readonly Value[],
  otherwise: NoInfer<Value>,
) =>
  v.fallback(
    v.optional(known(values), () => otherwise),
    () => otherwise,
  );

/** A text that fits a pattern, or undefined. */
export const matching = (pattern: RegExp) =>
  v.fallback(
    v.optional(v.custom<string>((given) => typeof given === 'string' && pattern.test(given))),
    undefined,
  );

/** An id of 19 digits, or undefined. */
export const id = () => matching(ID);

/** Where a page of a list begins, as the server said; empty for the first. */
export const cursor = () =>
  v.fallback(
    v.optional(
      v.custom<string>((given) => typeof given === 'string' && CURSOR.test(given)),
      '',
    ),
    '',
  );

/** The number of a page, from 1. */
export const pageNumber = () =>
  v.fallback(
    v.optional(
      v.pipe(
        v.custom<number>(
          (given) => PAGE.test(String(given)) && Number(given) > 0 && Number(given) <= MAX_PAGE,
        ),
        v.transform(Number),
      ),
      1,
    ),
    1,
  );

/** Words that somebody looks for, cut to a length. */
export const words = (maxLength: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        isText,
        v.transform((given) => given.trim().slice(0, maxLength).trim()),
      ),
      '',
    ),
    '',
  );

/** A text as it was written: whoever uses it judges it. */
export const text = () => v.fallback(v.optional(isText), undefined);

type SearchSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What an address says by a schema, where no route does it. A field never fails. */
export const readSearch = <Schema extends SearchSchema>(
  schema: Schema,
  search: object,
): v.InferOutput<Schema> => schema['~run']({ value: search }, {}).value as v.InferOutput<Schema>;

/** Search parameters without those that are the default anyway, so that each page has one address. */
export function stripDefaults<Search extends object>(schema: SearchSchema, search: Search): Partial<Search> {
  const defaults: Record<string, unknown> = v.getFallbacks(schema);
  const given = Object.entries(search).filter(
    ([name, value]) => !(name in defaults && value === defaults[name]),
  );
  return Object.fromEntries(given) as Partial<Search>;
}

/** The `search` option of a route whose addresses leave out what is the default. */
export const withoutDefaults = (schema: SearchSchema) => ({
  middlewares: [
    <Search extends object>({ search, next }: { search: Search; next: (search: Search) => Search }) =>
      stripDefaults(schema, next(search)) as Search,
  ],
});

const isText = v.custom<string>((given) => typeof given === 'string');

const known = <Value extends string | number>(values: readonly Value[]) =>
  v.pipe(
    v.custom<Value>((given) => values.some((value) => String(value) === String(given))),
    v.transform((given) => values.find((value) => String(value) === String(given)) ?? given),
  );
