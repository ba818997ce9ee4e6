import { expect, it } from 'vitest';
import type { Contract } from './assemble.ts';
import { servedContract, withoutExamples, withoutNever } from './served.ts';

const contract: Contract = {
  openapi: '3.1.1',
  paths: {
    '/api/a': {
      get: { operationId: 'readA', schema: { $ref: '#/components/schemas/A' } },
      post: { operationId: 'writeA', 'x-status': 'planned', schema: { $ref: '#/components/schemas/C' } },
    },
    '/api/b': { get: { operationId: 'readB', 'x-status': 'planned' } },
  },
  components: {
    securitySchemes: { bearerAuth: { type: 'http' } },
    schemas: {
      A: { properties: { example: { $ref: '#/components/schemas/B' } }, example: { example: 1 } },
      B: { type: 'string', examples: ['b'] },
      C: { type: 'string' },
      D: { 'x-stored': true, oneOf: [{ $ref: '#/components/schemas/E' }] },
      E: { type: 'string' },
    },
  },
};

it('keeps the served operations, stored shapes, and what they reference', () => {
  const served = servedContract(contract);
  expect(served.paths).toEqual({
    '/api/a': { get: { operationId: 'readA', schema: { $ref: '#/components/schemas/A' } } },
  });
  expect(Object.keys(served.components['schemas'] ?? {})).toEqual(['A', 'B', 'D', 'E']);
  expect(served.components['securitySchemes']).toEqual({ bearerAuth: { type: 'http' } });
});

it('drops examples, but not a field of that name', () => {
  expect(withoutExamples(contract).components['schemas']).toEqual({
    A: { properties: { example: { $ref: '#/components/schemas/B' } } },
    B: { type: 'string' },
    C: { type: 'string' },
    D: { 'x-stored': true, oneOf: [{ $ref: '#/components/schemas/E' }] },
    E: { type: 'string' },
  });
});

it('drops members that can only be absent', () => {
  const types = 'a: {\n  parameters: {\n    query?: never;\n  };\n  get: string;\n  put?: never;\n};\n';
  expect(withoutNever(types)).toBe('a: {\n  get: string;\n};\n');
});
