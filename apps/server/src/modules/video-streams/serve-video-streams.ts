import type { FastifyInstance } from 'fastify';
import { passTo } from '../../core/uploads/file-pass.ts';
import type { Services } from '../../core/services.ts';
import { isId } from '../../http/ids.ts';
import { Problem } from '../../http/problem.ts';
import { levelFile, toLevelPlaylist, toMasterPlaylist } from './playlist.ts';
import { isStreamPass } from './stream-address.ts';
import { findStreamByName } from './video-streams.repository.ts';

const NAME = /^[A-Za-z0-9_-]{32}$/;

/**
 * Serves the playlists of films. The signature of the address is the permission; segments have signed addresses of
 * their own, made anew for every playlist.
 */
export function serveVideoStreams(
  app: FastifyInstance,
  { database, secrets, clock }: Pick<Services, 'database' | 'secrets' | 'clock'>,
): void {
  app.get<{ Params: { schoolId: string; name: string; pass: string; file: string } }>(
    '/files/:schoolId/:name/:pass/:file',
    async (request, reply) => {
      const { schoolId, name, pass, file } = request.params;
      const now = clock.now();
      const isGood =
        isId(schoolId) && NAME.test(name) && isStreamPass(secrets, { school_id: schoolId, name }, pass, now);
      const stream = isGood
        ? await database.read({ schoolId }, (tx) => findStreamByName(tx, name))
        : undefined;
      if (stream?.state !== 'ready') throw new Problem('NOT_FOUND');
      reply.type('application/vnd.apple.mpegurl').header('cache-control', 'private, no-store');
      if (file === 'index.m3u8') return reply.send(toMasterPlaylist(stream.levels));
      const level = stream.levels.find((one) => levelFile(one) === file);
      if (!level) throw new Problem('NOT_FOUND');
      return reply.send(
        toLevelPlaylist(level, passTo(secrets, { school_id: schoolId, name: level.name }, now)),
      );
    },
  );
}
