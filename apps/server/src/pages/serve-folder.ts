import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files that a folder has now. The library's own route reads the whole folder at every request to compare the
 * spelling of the name, which was a quarter of the server's time; here names are compared with a list.
 */
export async function serveFolder(
  app: FastifyInstance,
  { root, prefix, ...options }: Omit<FastifyStaticOptions, 'serve'> & { root: string; prefix: string },
): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length + 1).replaceAll(sep, '/')),
  );
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...options, root, serve: false });
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, ({ params: { '*': file } }, reply) =>
      files.has(file) ? reply.sendFile(file) : reply.callNotFound(),
    );
  });
}
