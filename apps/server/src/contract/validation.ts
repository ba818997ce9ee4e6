import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { Problem, type ErrorDetails } from '../http/problem.ts';
import type { ContractDocument, Operation, Parameter } from './document.ts';

// The package is CommonJS whose types name the module, not the function.
const addFormats = addFormatsModule as unknown as (typeof addFormatsModule)['default'];
const MAX_FIELDS = 20;

/** Checks the parts of a request; query, path, headers and forms are text and are turned into what they stand for. */
export interface RequestCheck {
  (part: 'path' | 'query' | 'header' | 'body', value: unknown): void;
}

/** @returns what is wrong with an answer, by status and body; undefined where it keeps the contract */
export type AnswerCheck = (status: number, body: unknown) => string | undefined;

/** Compiling all checks takes seconds, and most processes use a few: each is compiled when it is first needed. */
function lazily(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LAST_YEAR = 9999;

/**
 * Whether a text is an instant that Date and PostgreSQL can both hold. The format of RFC 3339 has more: leap seconds,
 * the year 0, a space for the T.
 */
export function isInstant(text: string): boolean {
  const [, day] = INSTANT.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return false;
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= LAST_YEAR;
}

/** Whether a text is a day of the calendar from the year 1 on. */
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Date makes the 2nd of March out of the 30th of February.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * An Ajv that knows the contract's schemas as `contract#/components/schemas/…`.
 * @param coerceTypes for what comes as text and is turned into what it stands for
 */
export function makeAjv(
  { components: { schemas } }: Pick<ContractDocument, 'components'>,
  coerceTypes = false,
): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    allErrors: true,
    strict: false,
    discriminator: true,
  });
  addFormats(ajv);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('date', isDay);
  ajv.addSchema({ $id: 'contract', components: { schemas } });
  return ajv;
}

/** Makes checks from the contract's schemas, each once. */
export class Validators {
  static readonly #known = new WeakMap<ContractDocument, Validators>();
  readonly #strict: Ajv2020;
  readonly #coercing: Ajv2020;
  readonly #requests = new Map<string, RequestCheck>();
  readonly #responses = new Map<string, AnswerCheck>();

  private constructor(document: ContractDocument) {
    this.#strict = makeAjv(document);
    this.#coercing = makeAjv(document, true);
  }

  /** The same for everybody who has the same document: to compile all checks takes seconds. */
  static of(document: ContractDocument): Validators {
    const known = Validators.#known.get(document) ?? new Validators(document);
    Validators.#known.set(document, known);
    return known;
  }

  /** The check of what an operation is sent. */
  request(operation: Operation): RequestCheck {
    return remember(this.#requests, operation.operationId, () => this.#makeRequest(operation));
  }

  /** The check of what an operation answers. */
  response(operation: Operation): AnswerCheck {
    return remember(this.#responses, operation.operationId, () => this.#makeResponse(operation));
  }

  #makeRequest(operation: Operation): RequestCheck {
    const byPart = new Map<string, () => ValidateFunction>();
    for (const part of ['path', 'query', 'header'] as const) {
      const parameters = operation.parameters.filter((parameter) => parameter.in === part);
      if (part === 'query' || parameters.length > 0)
        byPart.set(
          part,
          lazily(() => this.#coercing.compile(objectOf(parameters, part))),
        );
    }
    const isBinary = operation.body?.contentType === 'application/octet-stream';
    if (operation.body && !isBinary && !operation.body.isStreamed) {
      const ajv = operation.body.contentType === 'application/json' ? this.#strict : this.#coercing;
      const { schema } = operation.body;
      byPart.set(
        'body',
        lazily(() => ajv.compile(absolute(schema) as object)),
      );
    }
    return (part, value) => {
      if (part === 'body' && isBinary && !Buffer.isBuffer(value))
        throw new Problem('VALIDATION_FAILED', {
          fields: [{ path: 'body', rule: 'required', message: 'must not be empty' }],
        });
      const validate = byPart.get(part)?.();
      if (
        part === 'body' &&
        operation.body &&
        !operation.body.required &&
        (value === undefined || value === null)
      )
        return;
      if (validate && !validate(value))
        throw new Problem('VALIDATION_FAILED', { fields: describe(part, validate.errors ?? []) });
    };
  }

  #makeResponse(operation: Operation): AnswerCheck {
    const checks = new Map(
      [...operation.responses].map(([status, { schema }]) => [
        status,
        schema && lazily(() => this.#strict.compile(absolute(schema) as object)),
      ]),
    );
    return (status, body) => {
      if (!checks.has(status)) return `status ${status} is not in the contract`;
      const check = checks.get(status)?.();
      if (!check)
        return body === undefined || body === null || body === ''
          ? undefined
          : `status ${status} has a body that the contract does not describe`;
      return check(body) ? undefined : this.#strict.errorsText(check.errors).slice(0, 2000);
    };
  }
}

/** Query parameters that the contract does not name are refused; other headers are none of our business. */
function objectOf(parameters: Parameter[], part: string): object {
  const name = (parameter: Parameter) => (part === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [name(parameter), absolute(parameter.schema)]),
    ),
    required: parameters.filter((parameter) => parameter.required).map(name),
    ...(part === 'query' ? { additionalProperties: false } : {}),
  };
}

/** '#/components/…' means the contract, wherever a schema of it is compiled. */
function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'contract#') : absolute(value),
    ]),
  );
}

function describe(part: string, errors: ErrorObject[]): NonNullable<ErrorDetails['fields']> {
  return errors.slice(0, MAX_FIELDS).map((error) => {
    const params = error.params as { missingProperty?: string; additionalProperty?: string };
    const name = params.missingProperty ?? params.additionalProperty;
    return {
      path: `${part}${error.instancePath}${name ? `/${name}` : ''}`.slice(0, 200),
      rule: error.keyword,
      message: error.message ?? 'is not as expected',
    };
  });
}
