import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ContractDocument } from '../contract/document.ts';

/** The contract without what is only planned. */
function servedOnly(document: ContractDocument): ContractDocument {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const served = Object.entries(item).filter(
      ([, operation]) => (operation as { 'x-status'?: string })['x-status'] !== 'planned',
    );
    const isServed = served.some(([, operation]) => (operation as { operationId?: string }).operationId);
    return isServed ? [[path, Object.fromEntries(served)] as const] : [];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The reference of the API at /api/docs, drawn from what the contract says is served. */
export async function serveReference(app: FastifyInstance, document: ContractDocument): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: servedOnly(document) as never },
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: false,
      uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: 0 },
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'",
      );
    });
  });
}
