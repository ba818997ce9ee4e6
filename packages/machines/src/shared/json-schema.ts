/** The part of JSON Schema (2020-12) that payloads need. */
export interface JsonSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: JsonSchema;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Any text; what a person types is not cut here, so that the machine's own rules are what is tested. */
export const TEXT: JsonSchema = { type: 'string' };
export const NUMBER: JsonSchema = { type: 'number' };
export const WHOLE_NUMBER: JsonSchema = { type: 'integer' };
export const YES_OR_NO: JsonSchema = { type: 'boolean' };
/** The payload of an event that carries nothing. */
export const NOTHING: JsonSchema = record({});

/** An object with exactly these properties; those of `optional` may be left out. */
export function record(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** One of these values. */
export function oneOf(...values: readonly (string | number | boolean | null)[]): JsonSchema {
  return { enum: values };
}

/** Any of these shapes. */
export function anyOf(...shapes: readonly JsonSchema[]): JsonSchema {
  return { anyOf: shapes };
}

/** This, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** A list of these. */
export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}
