import { METHODS, type Contract } from './assemble.ts';

type Json = Contract[string];
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `visit` with every reference into components that stands somewhere in the value. */
function eachReference(value: Json, visit: (section: string, name: string) => void): void {
  if (Array.isArray(value)) for (const entry of value) eachReference(entry, visit);
  else if (isObject(value))
    for (const [key, entry] of Object.entries(value)) {
      if (key === '$ref' && typeof entry === 'string') {
        const [, , section = '', name = ''] = entry.split('/');
        visit(section, name);
      } else eachReference(entry, visit);
    }
}

/**
 * The contract without planned operations and without the components that only those use: what the server serves, the
 * reference shows and the code has types for. Security schemes and schemas with `x-stored`, the shapes of stored
 * documents, are always kept.
 */
export function servedContract(contract: Contract): Contract {
  const paths: Contract['paths'] = {};
  for (const [path, item] of Object.entries(contract.paths)) {
    const served = Object.entries(item).filter(
      ([key, operation]) =>
        !METHODS.some((method) => method === key) ||
        !isObject(operation) ||
        operation['x-status'] !== 'planned',
    );
    if (served.some(([key]) => METHODS.some((method) => method === key)))
      paths[path] = Object.fromEntries(served);
  }
  const used = new Map<string, Set<string>>();
  const visit = (section: string, name: string): void => {
    const names = used.get(section) ?? new Set();
    used.set(section, names);
    if (names.has(name)) return;
    names.add(name);
    eachReference(contract.components[section]?.[name] ?? null, visit);
  };
  eachReference(paths, visit);
  // What the database holds is checked by the contract too, also where no served operation carries it yet.
  for (const [name, schema] of Object.entries(contract.components['schemas'] ?? {}))
    if (isObject(schema) && schema['x-stored'] === true) visit('schemas', name);
  const components = Object.fromEntries(
    Object.entries(contract.components).map(([section, entries]) => [
      section,
      section === 'securitySchemes'
        ? entries
        : Object.fromEntries(Object.entries(entries).filter(([name]) => used.get(section)?.has(name))),
    ]),
  );
  return { ...contract, paths, components };
}

/** The contract without its examples: types do not need them, and they would be half of the generated comments. */
export function withoutExamples(contract: Contract): Contract {
  const strip = (value: Json, parent: string): Json => {
    if (Array.isArray(value)) return value.map((entry) => strip(entry, ''));
    if (!isObject(value)) return value;
    // Below `properties` a key is a field's name, and a field may be called "example".
    const isNames = parent === 'properties' || parent === 'schemas' || parent === 'parameters';
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => isNames || (key !== 'example' && key !== 'examples'))
        .map(([key, entry]) => [key, strip(entry, key)]),
    );
  };
  return strip(contract, '') as Contract;
}

/** Drops optional members that can only be absent (`patch?: never`), which say nothing to the code that reads the types. */
export const withoutNever = (types: string): string =>
  types.replaceAll(/^ *\w+\?: never;\n/gm, '').replaceAll(/^ *parameters: \{\n *\};\n/gm, '');
