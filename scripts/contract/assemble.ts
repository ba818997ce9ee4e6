import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** The whole contract in one document: header, every path, every component. */
export interface Contract extends JsonObject {
  paths: { [path: string]: JsonObject };
  components: { [section: string]: JsonObject };
}

/** The keys of a path item that are operations. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

const SECTIONS = ['schemas', 'parameters', 'responses', 'headers', 'requestBodies', 'examples'] as const;

/**
 * Puts `openapi/portal.yaml`, `openapi/components/*.yaml` and `openapi/paths/*.yaml` together.
 *
 * A reference into a component file (`../components/common.yaml#/schemas/Id`) becomes one into the
 * document (`#/components/schemas/Id`). What every operation has is written here once: see `expandOperation`; a filter
 * by an enumeration too: see `expandFilter`.
 *
 * @throws Error when a path, a component or an operationId stands twice, or a reference leads nowhere.
 */
export function assembleContract(folder: string): Contract {
  const contract = readYaml(join(folder, 'portal.yaml')) as Contract;
  contract.paths = {};

  for (const file of yamlFiles(join(folder, 'components'))) {
    const parts = rewriteRefs(readYaml(file)) as JsonObject;
    for (const [section, entries] of Object.entries(parts)) {
      if (!SECTIONS.some((known) => known === section)) {
        throw new Error(`${file}: "${section}" is no section of components (${SECTIONS.join(', ')})`);
      }
      const target = (contract.components[section] ??= {});
      for (const [name, entry] of Object.entries(entries as JsonObject)) put(target, name, entry, file);
    }
  }
  for (const file of yamlFiles(join(folder, 'paths'))) {
    const items = rewriteRefs(readYaml(file) ?? {}) as JsonObject;
    for (const [path, item] of Object.entries(items)) put(contract.paths, path, item, file);
  }

  for (const schema of Object.values(contract.components['schemas'] ?? {})) expandFilter(contract, schema);
  contract.paths = sorted(contract.paths) as Contract['paths'];
  for (const item of Object.values(contract.paths))
    for (const method of METHODS) if (item[method]) expandOperation(item[method] as JsonObject);
  checkRefs(contract);
  checkOperationIds(contract);
  return contract;
}

/** Every operation of the contract with its path and method. */
export function listOperations(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as JsonObject;
      return {
        path,
        method,
        operationId: String(operation['operationId'] ?? ''),
        planned: operation['x-status'] === 'planned',
        proof: String(operation['x-proof'] ?? ''),
      };
    }),
  );
}

/** A filter by an enumeration, `x-all-or: Zone`, has the values of that one and 0, which filters nothing. */
function expandFilter(contract: Contract, schema: Json): void {
  if (schema === null || typeof schema !== 'object' || Array.isArray(schema) || !('x-all-or' in schema))
    return;
  const name = String(schema['x-all-or']);
  const filtered = contract.components['schemas']?.[name] as { type?: string; enum?: Json[] } | undefined;
  if (!filtered?.enum) throw new Error(`x-all-or: there is no enumeration "${name}"`);
  delete schema['x-all-or'];
  schema['type'] = filtered.type ?? 'string';
  schema['enum'] = [filtered.type === 'integer' ? 0 : '0', ...filtered.enum];
}

/** Failures that any operation may answer, and those of operations that know who asks or take a body. */
const STANDARD_FAILURES = {
  always: { 400: 'BadRequest', 429: 'TooManyRequests', 500: 'InternalError', 503: 'ServiceUnavailable' },
  signedIn: { 401: 'Unauthenticated' },
  withBody: { 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' },
} as const;

/**
 * Writes out what an operation leaves to convention:
 * - a success with `x-data` (a schema) and `x-example` or `x-examples` gets the envelope `{ code: 200, message: 'ok', data }`;
 * - standard failures that it does not list itself are added; one with `x-expired-token: ignored` takes
 *   whoever comes with an expired token for a visitor and never answers 401.
 */
function expandOperation(operation: JsonObject): void {
  const responses = operation['responses'] as JsonObject | undefined;
  // Only made-up contracts of tests have none.
  if (!responses) return;
  for (const [status, response] of Object.entries(responses)) responses[status] = withEnvelope(response);
  const security = operation['security'];
  const failures = {
    ...STANDARD_FAILURES.always,
    ...(Array.isArray(security) && security.length > 0 && operation['x-expired-token'] !== 'ignored'
      ? STANDARD_FAILURES.signedIn
      : {}),
    ...(operation['requestBody'] ? STANDARD_FAILURES.withBody : {}),
  };
  for (const [status, name] of Object.entries(failures))
    responses[status] ??= { $ref: `#/components/responses/${name}` };
  operation['responses'] = sorted(responses);
}

function withEnvelope(response: Json): Json {
  if (response === null || typeof response !== 'object' || Array.isArray(response)) return response;
  const { 'x-data': data, 'x-example': example, 'x-examples': examples, ...rest } = response;
  if (data === undefined) return response;
  const inEnvelope = (value: Json): JsonObject => ({ code: 200, message: 'ok', data: value });
  const schema = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { type: 'integer', const: 200 }, message: { type: 'string' }, data },
  };
  const shown: JsonObject =
    examples === undefined
      ? { example: inEnvelope(example ?? null) }
      : {
          examples: Object.fromEntries(
            Object.entries(examples as JsonObject).map(([name, entry]) => [
              name,
              { ...(entry as JsonObject), value: inEnvelope((entry as JsonObject)['value'] ?? null) },
            ]),
          ),
        };
  return { ...rest, content: { 'application/json': { schema, ...shown } } };
}

function yamlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => join(folder, name));
}

function readYaml(file: string): Json {
  try {
    return parse(readFileSync(file, 'utf8')) as Json;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function put(target: JsonObject, name: string, entry: Json, file: string): void {
  if (name in target) throw new Error(`${file}: "${name}" already stands in another file`);
  target[name] = entry;
}

function rewriteRefs(value: Json): Json {
  if (Array.isArray(value)) return value.map(rewriteRefs);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string' ? rewriteRef(entry) : rewriteRefs(entry),
    ]),
  );
}

function rewriteRef(ref: string): string {
  const fragment = ref.slice(ref.indexOf('#') + 1).replace(/^\/components\//, '/');
  return `#/components${fragment}`;
}

function sorted(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function checkRefs(contract: Contract): void {
  const broken = new Set<string>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (value === null || typeof value !== 'object') return;
    for (const [key, entry] of Object.entries(value)) {
      if (key !== '$ref' || typeof entry !== 'string') visit(entry);
      else {
        const [, , section = '', name = ''] = entry.split('/');
        if (!contract.components[section]?.[name]) broken.add(entry);
      }
    }
  };
  visit(contract);
  if (broken.size > 0) throw new Error(`References that lead nowhere:\n  ${[...broken].join('\n  ')}`);
}

function checkOperationIds(contract: Contract): void {
  const seen = new Map<string, string>();
  for (const { path, method, operationId } of listOperations(contract)) {
    const place = `${method.toUpperCase()} ${path}`;
    if (operationId === '') throw new Error(`${place} has no operationId`);
    const other = seen.get(operationId);
    if (other) throw new Error(`operationId ${operationId} stands at ${other} and at ${place}`);
    seen.set(operationId, place);
  }
}
