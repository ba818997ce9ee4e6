import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assembleContract, listOperations } from './assemble.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  mkdirSync(join(folder, 'components'));
  mkdirSync(join(folder, 'paths'));
  write('portal.yaml', 'openapi: 3.1.1\npaths: {}\ncomponents: {}\n');
  write('components/common.yaml', 'schemas:\n  Id: { type: string }\n');
  write('paths/b.yaml', '/api/b:\n  get: { operationId: readB, x-status: planned, x-proof: none }\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('puts paths in order and leads references into the document', () => {
  write(
    'paths/c.yaml',
    '/api/a:\n  post:\n    operationId: writeA\n    schema: { $ref: ../components/common.yaml#/schemas/Id }\n',
  );
  const contract = assembleContract(folder);
  expect(contract).toEqual({
    openapi: '3.1.1',
    paths: {
      '/api/a': { post: { operationId: 'writeA', schema: { $ref: '#/components/schemas/Id' } } },
      '/api/b': { get: { operationId: 'readB', 'x-status': 'planned', 'x-proof': 'none' } },
    },
    components: { schemas: { Id: { type: 'string' } } },
  });
  expect(listOperations(contract)).toEqual([
    { path: '/api/a', method: 'post', operationId: 'writeA', planned: false, proof: '' },
    { path: '/api/b', method: 'get', operationId: 'readB', planned: true, proof: 'none' },
  ]);
});

it('refuses a reference that leads nowhere', () => {
  write(
    'paths/c.yaml',
    '/api/a:\n  get: { operationId: readA, schema: { $ref: ../components/common.yaml#/schemas/Gone } }\n',
  );
  expect(() => assembleContract(folder)).toThrow(/lead nowhere:\s+#\/components\/schemas\/Gone/);
});

it('gives a filter the values of its enumeration, and 0 for all', () => {
  write(
    'components/more.yaml',
    'schemas:\n  Kind: { type: integer, enum: [1, 5] }\n  Zone: { type: string, enum: [a] }\n  KindFilter: { x-all-or: Kind }\n  ZoneFilter: { x-all-or: Zone }\n',
  );
  expect(assembleContract(folder).components['schemas']).toMatchObject({
    KindFilter: { type: 'integer', enum: [0, 1, 5] },
    ZoneFilter: { type: 'string', enum: ['0', 'a'] },
  });
  write('components/broken.yaml', 'schemas:\n  NoFilter: { x-all-or: Nothing }\n');
  expect(() => assembleContract(folder)).toThrow('there is no enumeration "Nothing"');
});

it('refuses a path that stands in two files', () => {
  write('paths/c.yaml', '/api/b:\n  put: { operationId: writeB }\n');
  expect(() => assembleContract(folder)).toThrow('"/api/b" already stands in another file');
});

it('refuses an operationId that stands twice, and one that is missing', () => {
  write('paths/c.yaml', '/api/c:\n  get: { operationId: readB }\n');
  expect(() => assembleContract(folder)).toThrow('operationId readB stands at GET /api/b and at GET /api/c');
  write('paths/c.yaml', '/api/c:\n  get: { summary: nameless }\n');
  expect(() => assembleContract(folder)).toThrow('GET /api/c has no operationId');
});

it('names the file that is no YAML', () => {
  write('paths/c.yaml', 'a: [');
  expect(() => assembleContract(folder)).toThrow(/c\.yaml: /);
});

it('adds the envelope and the standard failures', () => {
  write(
    'components/responses.yaml',
    'responses:\n' +
      ['BadRequest', 'Unauthenticated', 'PayloadTooLarge', 'UnsupportedMediaType', 'TooManyRequests']
        .concat('InternalError', 'ServiceUnavailable')
        .map((name) => `  ${name}: { description: ${name} }\n`)
        .join(''),
  );
  write(
    'paths/c.yaml',
    `/api/c:
  post:
    operationId: writeC
    security: [{ bearerAuth: [] }]
    requestBody: {}
    responses:
      '200': { description: Written., x-data: { $ref: ../components/common.yaml#/schemas/Id }, x-example: '1' }
      '400': { description: Its own. }
  delete:
    operationId: deleteC
    security: [{}, { bearerAuth: [] }]
    x-expired-token: ignored
    responses: {}
`,
  );
  const item = assembleContract(folder).paths['/api/c'];
  const operation = item?.['post'] as { responses: Record<string, unknown> };
  expect(operation.responses['200']).toEqual({
    description: 'Written.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code', 'message', 'data'],
          properties: {
            code: { type: 'integer', const: 200 },
            message: { type: 'string' },
            data: { $ref: '#/components/schemas/Id' },
          },
        },
        example: { code: 200, message: 'ok', data: '1' },
      },
    },
  });
  expect(operation.responses['400']).toEqual({ description: 'Its own.' });
  expect(Object.keys(operation.responses)).toEqual(['200', '400', '401', '413', '415', '429', '500', '503']);
  const lenient = item?.['delete'] as { responses: object };
  expect(Object.keys(lenient.responses)).toEqual(['400', '429', '500', '503']);
});
