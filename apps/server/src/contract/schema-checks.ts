import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { readContract, type ContractDocument } from './document.ts';
import { makeAjv } from './validation.ts';

interface TypeSchema {
  const?: string;
  enum?: string[];
  $ref?: string;
}

/** @returns what is wrong with a value; undefined where nothing is */
export type SchemaCheck = (value: unknown) => string | undefined;

/** Longer reports help nobody. */
const MAX_REPORT_CHARACTERS = 1000;

let contract: ContractDocument | undefined;
const schemas = () => (contract ??= readContract()).components.schemas;

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/**
 * The cases of a schema that is a choice by `type`, such as StoredBlock, each with its check. For values that no
 * request carries: what the database and the demo content hold. A check is compiled when it is first needed.
 */
export function casesOf(schema: string): Map<string, SchemaCheck> {
  const ajv = makeAjv({ components: { schemas: schemas() } });
  const { oneOf = [] } = schemas()[schema] as { oneOf?: { $ref: string }[] };
  return new Map(
    oneOf.flatMap(({ $ref }) => {
      const name = nameOf($ref);
      let compiled: ValidateFunction | undefined;
      const check: SchemaCheck = (value) => {
        compiled ??= ajv.compile({ $ref: `contract#/components/schemas/${name}` });
        return compiled(value) ? undefined : reportOf(compiled.errors ?? []);
      };
      return typesOf(name).map((type) => [type, check] as const);
    }),
  );
}

function reportOf(errors: readonly ErrorObject[]): string {
  const lines = errors.map(({ instancePath, message, params }) => {
    const { unevaluatedProperty, additionalProperty } = params as Record<string, string | undefined>;
    return `${instancePath} ${message} ${unevaluatedProperty ?? additionalProperty ?? ''}`.trim();
  });
  return lines.join(', ').slice(0, MAX_REPORT_CHARACTERS);
}

/** The values that `type` may have in a case. */
function typesOf(name: string): string[] {
  const { properties } = schemas()[name] as { properties?: { type?: TypeSchema } };
  const own = properties?.type;
  const type = own?.$ref ? (schemas()[nameOf(own.$ref)] as TypeSchema) : own;
  return type?.const === undefined ? (type?.enum ?? []) : [type.const];
}
