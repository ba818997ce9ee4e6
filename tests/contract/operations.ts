import { join } from 'node:path';
import {
  listOperations,
  readContract,
  type ContractDocument,
  type Operation,
} from '../../apps/server/src/contract/document.ts';
import { Validators } from '../../apps/server/src/contract/validation.ts';
import { assembleContract } from '../../scripts/contract/assemble.ts';

const document = readContract();

export const SERVED: readonly Operation[] = listOperations(document);
/** Every operation of the contract, those included that nothing serves yet. */
export const OPERATIONS: readonly Operation[] = listOperations(
  assembleContract(join(import.meta.dirname, '../../openapi')) as unknown as ContractDocument,
);
const served = new Set(SERVED.map((operation) => operation.operationId));
export const PLANNED = OPERATIONS.filter((operation) => !served.has(operation.operationId));

/** Values for parameters, by name; without them an operation gets ids that nothing has. */
export type Values = Readonly<Record<string, string>>;

/** An id that has the right form and names nothing. */
export const NO_ID = '1234567890123456789';
const ID = /^[0-8]\d{18}$/;

/** What is asked for where a test does not say otherwise. */
const DEFAULTS: Values = {
  type: 'points',
  operationCode: 'TRAINING_CENTER',
  configTypes: 'CUSTOMER_SERVICE_INFORMATION_SWITCH',
  pageId: 'home',
  format: 'gift',
  report: 'active',
  account: 'nobody@stoa.example',
  email: 'nobody@stoa.example',
  mobile: '13900000000',
  slug: 'join-a-school',
  from: '2026-11-01',
  rangeStart: '2026-11-01T00:00:00.000Z',
  rangeEnd: '2026-12-01T00:00:00.000Z',
  to: '2026-11-02',
  operation: 'inactive',
  startsAt: '2026-11-28T12:00:00.000Z',
  durationSeconds: '3600',
  timeZone: 'UTC',
  rule: 'FREQ=DAILY;COUNT=2',
  once: 'true',
  captcha: 'bm90LWEtcHJvb2Y=',
  purpose: 'password',
  code: 'not-a-code',
  certificateCode: '000000000000',
  captionLanguage: 'en_US',
  ticket: 'no-such-ticket-0000000000',
  token: 'no-such-invitation-000000',
  sessionId: '00000000-0000-4000-8000-000000000000',
  importId: '00000000-0000-4000-8000-000000000000',
  kind: 'academy',
  provider: 'imc',
  third_platform_type: 'imc',
  targetUrl: '/',
  targetType: 'knowledge',
  qrcodeId: 'qr_that-nobody-asked-for',
  grant_type: 'authorization_code',
  response_type: 'code',
  client_id: 'nobody',
  redirect_uri: 'https://app.example.com/callback',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  fileName: 'a.png',
  bucketName: 'klt-static-content',
  module: 'module',
  uploadId: '00000000-0000-4000-8000-000000000000',
  expires: '1795250100',
  signature: 'no-signature',
};

/** What an operation removes. */
const REMOVED: Values = { deleteSurvey: 'surveyId', deletePost: 'postId', deleteReply: 'replyId' };

/** A request as the test server sends it. */
export interface PreparedRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
}

/** A request with every required parameter, and those others that have a value, from the contract. */
export function prepare(operation: Operation, values: Values = {}): PreparedRequest {
  const valueOf = (name: string) => {
    if (REMOVED[operation.operationId] === name)
      // The one that others ask about stays; what is no id at all is sent as it is.
      return ID.test(values[name] ?? NO_ID) ? NO_ID : (values[name] as string);
    if (Object.hasOwn(values, name)) return values[name] as string;
    if (operation.operationId === 'getConfigValue' && name === 'id') return 'heartbeat';
    if (/Bulletin$|Source$/.test(operation.operationId) && name === 'id') return NO_ID;
    if (/^(id|tenantid)$/i.test(name) && values.schoolId) return values.schoolId;
    // All knowledge of a school is named as the school is.
    if (operation.operationId === 'getSubscription' && name === 'targetId') return values.schoolId ?? NO_ID;
    if (operation.operationId.endsWith('ContentVersion') && name === 'version') return '7';
    if (operation.operationId === 'getQuestionVersion' && name === 'version') return '1';
    if (name === 'schoolIds') return values.schoolId ?? NO_ID;
    if (name === 'School-Id') return values.schoolId ?? NO_ID;
    return DEFAULTS[name] ?? NO_ID;
  };
  const required = operation.parameters.filter(
    // A stream goes on, but for a single look.
    (parameter) => parameter.required || parameter.name in values || parameter.name === 'once',
  );
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(valueOf(name)),
  );
  const query = new URLSearchParams(
    required.filter((parameter) => parameter.in === 'query').map(({ name }) => [name, valueOf(name)]),
  );
  const headers = Object.fromEntries(
    required.filter((parameter) => parameter.in === 'header').map(({ name }) => [name, valueOf(name)]),
  );
  return {
    method: operation.method.toUpperCase() as PreparedRequest['method'],
    url: query.size > 0 ? `${path}?${query}` : path,
    headers,
  };
}

const validators = Validators.of(document);
const checks = new Map(SERVED.map((operation) => [operation.operationId, validators.response(operation)]));

/** What is wrong with an answer as the contract sees it, a failure too; undefined where nothing is. */
export function breach(
  operation: Operation,
  answer: { statusCode: number; body: string },
): string | undefined {
  const isText = operation.responses.get(answer.statusCode)?.contentType?.startsWith('text/') ?? false;
  const body: unknown = answer.body === '' ? undefined : isText ? answer.body : JSON.parse(answer.body);
  return checks.get(operation.operationId)?.(answer.statusCode, body);
}
