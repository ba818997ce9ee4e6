import fc from 'fast-check';
import type { ContractDocument } from '../../apps/server/src/contract/document.ts';
import { SCHOOL } from '../../apps/server/src/testing/test-app.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './corpus.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

const DEEPEST = 6;
const LONGEST_TEXT = 60;
const MAX_ITEMS = 4;
const TWO_DAYS_MS = 172_800_000;
/** Of so many values one is hostile. */
const HOSTILE = { weight: 1 };
const ORDINARY = { weight: 7 };
const ID_PATTERN = '^[0-8][0-9]{18}$';

export const hostileText = fc.constantFrom(...HOSTILE_TEXTS);
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...HOSTILE_VALUES),
  fc.jsonValue({ maxDepth: 3 }),
);

const id = fc.oneof(
  fc.constantFrom<string>(...Object.values(SCHOOL), '1700000000000000789', '1234567890123456789'),
  fc.stringMatching(/^[0-8][0-9]{18}$/),
);
const instant = fc
  .integer({ min: -TWO_DAYS_MS, max: TWO_DAYS_MS })
  .map((offset) => new Date(Date.UTC(2026, 10, 22) + offset).toISOString());
const FORMATS: ReadonlyMap<string, fc.Arbitrary<string>> = new Map([
  ['date-time', instant],
  ['date', instant.map((text) => text.slice(0, 10))],
  ['uuid', fc.uuid()],
  ['email', fc.constantFrom('learner@stoa.example', 'nobody@stoa.example', 'a.b+c@d.example')],
  ['uri', fc.constantFrom('https://school.example/', 'http://127.0.0.1:1/')],
]);

/** Values that a schema of the contract allows, with hostile ones strewn in at every depth. */
export function valuesOf(document: ContractDocument, schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { ...ORDINARY, arbitrary: ordinary(document, schema, depth) },
    { ...HOSTILE, arbitrary: hostileValue },
  );
}

function ordinary(document: ContractDocument, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const inside = (one: Schema) => valuesOf(document, one, depth + 1);
  if (depth > DEEPEST) return hostileValue;
  if (schema.$ref) return ordinary(document, resolve(document, schema.$ref), depth);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices)
    return fc.oneof(
      ...choices.map((one) =>
        ordinary(document, { ...schema, oneOf: undefined, anyOf: undefined, ...one }, depth + 1),
      ),
    );
  if (schema.allOf) {
    const parts = schema.allOf.map((one) => (one.$ref ? resolve(document, one.$ref) : one));
    const whole = parts.reduce((sum, one) => ({
      ...sum,
      ...one,
      properties: { ...sum.properties, ...one.properties },
      required: [...(sum.required ?? []), ...(one.required ?? [])],
    }));
    return ordinary(document, { ...whole, allOf: undefined }, depth + 1);
  }
  const types = Array.isArray(schema.type)
    ? schema.type
    : [schema.type ?? (schema.properties ? 'object' : 'string')];
  if (types.length > 1)
    return fc.oneof(...types.map((type) => ordinary(document, { ...schema, type }, depth)));
  switch (types[0]) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const record = fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inside(one)])),
        { requiredKeys: required.filter((name) => Object.hasOwn(properties, name)) },
      );
      const withExtra = fc
        .tuple(record, hostileText, hostileValue)
        .map(([value, name, extra]) => ({ ...value, [name]: extra }));
      return fc.oneof({ weight: 12, arbitrary: record }, { weight: 1, arbitrary: withExtra });
    }
    case 'array':
      return fc.array(inside(schema.items ?? {}), {
        minLength: Math.min(schema.minItems ?? 0, MAX_ITEMS),
        maxLength: Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS),
      });
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -3, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 100, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -3, max: schema.maximum ?? 100, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = LONGEST_TEXT }: Schema): fc.Arbitrary<string> {
  if (pattern === ID_PATTERN) return id;
  const formatted = FORMATS.get(format ?? '');
  if (formatted) return formatted;
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // Patterns that look ahead cannot be written the other way round.
      return hostileText;
    }
  }
  return fc.string({
    unit: 'grapheme',
    minLength: Math.min(minLength, LONGEST_TEXT),
    maxLength: Math.min(maxLength, LONGEST_TEXT),
  });
}

function resolve(document: ContractDocument, reference: string): Schema {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as Schema;
}
