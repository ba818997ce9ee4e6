import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Audited } from './audit.ts';
import { PROOFS, type Proof } from './proof.ts';

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
const METHODS: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

/** Bodies that are taken as they come instead of being read whole first. */
const STREAMED = /^(image|multipart|video)\//;

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  /** false: one comma-separated value. */
  explode?: boolean;
  schema: { type?: string };
}
interface Media {
  schema?: object;
}
interface Reference {
  $ref: string;
}
export interface Operation {
  operationId: string;
  method: Method;
  /** Whole, with {parameters}. */
  path: string;
  /** open: never looks at who asks; optional: a signed-in person sees more; required: signed-in people only. */
  access: 'open' | 'optional' | 'required';
  proof: Proof;
  /** An application may call it for a person. */
  forApplications: boolean;
  /** A GET that has an effect: no other site may cause it. */
  hasEffect: boolean;
  /** What the audit log of a school says of it. */
  audit: Audited | undefined;
  parameters: Parameter[];
  /**
   * Content types and schema of the body, where there is one; a streamed one is left to its handler, a raw one is the text
   * as it came, which somebody has signed.
   */
  body:
    | {
        contentType: string;
        contentTypes: string[];
        schema: object;
        required: boolean;
        isStreamed: boolean;
        isRaw: boolean;
      }
    | undefined;
  /** Content type and schema by status. */
  responses: Map<number, { contentType: string | undefined; schema: object | undefined }>;
}
interface RawOperation {
  operationId: string;
  'x-proof'?: string;
  'x-applications'?: boolean;
  'x-effect'?: boolean;
  'x-raw-body'?: boolean;
  'x-audit'?: Audited;
  security?: object[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Reference | { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Reference | { content?: Record<string, Media> }>;
}
export interface ContractDocument {
  security?: object[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, object> };
}

let contract: ContractDocument | undefined;

/** The served operations of the contract, as `npm run generate` wrote them; read once. */
export function readContract(): ContractDocument {
  return (contract ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@stoa/api/contract.json'), 'utf8'),
  ) as ContractDocument);
}

/** Every operation of the contract, references resolved. */
export function listOperations(document: ContractDocument): Operation[] {
  const resolve = <T extends object>(value: T | Reference): T =>
    '$ref' in value ? resolve(follow(document, value.$ref) as T) : value;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const raw = item[method] as RawOperation;
      const shared = (item.parameters ?? []) as (Parameter | Reference)[];
      const body = raw.requestBody && resolve(raw.requestBody);
      const media = body && Object.entries(body.content)[0];
      return {
        operationId: raw.operationId,
        method,
        path,
        access: accessOf(raw.security ?? document.security ?? []),
        proof: proofOf(raw),
        forApplications: raw['x-applications'] === true,
        hasEffect: method !== 'get' || raw['x-effect'] === true,
        audit: raw['x-audit'],
        parameters: [...shared, ...(raw.parameters ?? [])].map(resolve),
        body: media && {
          contentType: media[0],
          contentTypes: Object.keys(body.content),
          schema: media[1].schema ?? {},
          required: body.required ?? false,
          isStreamed: STREAMED.test(media[0]),
          isRaw: raw['x-raw-body'] === true,
        },
        responses: new Map(
          Object.entries(raw.responses).map(([status, response]) => {
            const content = Object.entries(resolve(response).content ?? {})[0];
            return [Number(status), { contentType: content?.[0], schema: content?.[1].schema }];
          }),
        ),
      };
    }),
  );
}

function follow(document: ContractDocument, reference: string): object {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    ) as object;
}

/** @throws {Error} for an operation that does not say it: none is open by omission */
function proofOf(raw: RawOperation): Proof {
  const proof = PROOFS.find((one) => one === raw['x-proof']);
  if (!proof) throw new Error(`${raw.operationId} does not say which proof it requires (x-proof).`);
  return proof;
}

function accessOf(security: object[]): Operation['access'] {
  if (security.length === 0) return 'open';
  return security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'required';
}
