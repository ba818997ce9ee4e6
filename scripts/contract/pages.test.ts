import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Schema {
  maximum?: number;
  minimum?: number;
}
interface Parameter {
  name: string;
  in: string;
  schema: Schema & { $ref?: string };
}

/** Rows of a page, and which page: what a list is asked for. */
const SIZE = /^(?:pageSize|limit|childPageSize)$/;
const NUMBER = /^(?:page|pageNumber|pageNo)$/;
const MAX_ROWS = 200;

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/api/src/contract.gen.json'), 'utf8'),
) as {
  paths: Record<
    string,
    Record<string, { operationId?: string; parameters?: (Parameter | { $ref: string })[] }>
  >;
};

const resolve = <Value extends object>(value: Value | { $ref: string }): Value =>
  '$ref' in value && typeof value.$ref === 'string'
    ? (value.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as Value)
    : (value as Value);

const queries = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).flatMap(({ operationId, parameters = [] }) =>
    parameters
      .map((parameter) => resolve<Parameter>(parameter))
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) => ({ operationId, name, schema: resolve<Schema>(schema) })),
  ),
);

it('no list is asked for more than a page, and no page lies before the first (TRUST 91)', () => {
  const sizes = queries.filter(({ name }) => SIZE.test(name));
  const numbers = queries.filter(({ name }) => NUMBER.test(name));
  expect([sizes.length > 0, numbers.length > 0]).toEqual([true, true]);
  expect(sizes.filter(({ schema }) => !((schema.maximum ?? Infinity) <= MAX_ROWS))).toEqual([]);
  expect(numbers.filter(({ schema }) => !((schema.minimum ?? -1) >= 0 && schema.maximum))).toEqual([]);
});
