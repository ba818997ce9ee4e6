import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../core/services.ts';
import { isId } from '../../../http/ids.ts';
import { Problem } from '../../../http/problem.ts';
import { requireThere } from '../live.service.ts';
import { stateOf } from '../live.policy.ts';
import { findLive } from '../live.repository.ts';
import { segmentKey } from './picture.service.ts';
import { listSegments } from './picture.repository.ts';
import { toPlaylist } from './playlist.ts';
import { readPass } from './stream-address.ts';

const FILE = /^(\d{1,9})-(\d{1,9})\.m4s$/;
/** What goes on names the last five minutes or so: one can go back so far. */
const WINDOW_SEGMENTS = 150;
const ALL_SEGMENTS = 100_000;
/** All viewers of a session in one process share a playlist for so long. */
const SHARED_MS = 1000;
const SHARED_MAX = 1000;

interface Shared {
  madeAt: number;
  playlist: Promise<{ text: string; audience: number }>;
}

/** Serves the picture of sessions. The signature of an address is the permission: it needs no sign-in. */
export function serveStreams(app: FastifyInstance, services: Services): void {
  const { clock, database, files, secrets } = services;
  const shared = new Map<string, Shared>();

  const make = (schoolId: string, liveId: string) =>
    database.read({ schoolId }, async (tx) => {
      const live = requireThere(await findLive(tx, liveId, undefined));
      const state = stateOf(live, clock.now());
      if (state !== 'live' && state !== 'replay') throw new Problem('NOT_FOUND');
      const isOver = state === 'replay';
      const segments = await listSegments(tx, liveId, isOver ? ALL_SEGMENTS : WINDOW_SEGMENTS);
      if (segments.length === 0) throw new Problem('NOT_FOUND');
      return { text: toPlaylist(segments, isOver), audience: live.audience };
    });

  const playlistOf = (schoolId: string, liveId: string): Shared['playlist'] => {
    const now = clock.now().getTime();
    const known = shared.get(liveId);
    if (known && now - known.madeAt < SHARED_MS) return known.playlist;
    if (shared.size >= SHARED_MAX) shared.clear();
    const playlist = make(schoolId, liveId);
    shared.set(liveId, { madeAt: now, playlist });
    return playlist;
  };

  app.get<{ Params: { schoolId: string; liveId: string; pass: string; file: string } }>(
    '/streams/:schoolId/:liveId/:pass/:file',
    async (request, reply) => {
      const { file, ...address } = request.params;
      const isAddress = isId(address.schoolId) && isId(address.liveId);
      const pass = isAddress ? readPass(secrets, address, clock.now()) : undefined;
      if (!pass) throw new Problem('NOT_FOUND');
      if (file === 'index.m3u8') {
        const { text, audience } = await playlistOf(address.schoolId, address.liveId);
        // It is meant for others since.
        if (audience !== pass.audience) throw new Problem('NOT_FOUND');
        return reply
          .type('application/vnd.apple.mpegurl')
          .header('cache-control', 'public, max-age=1')
          .send(text);
      }
      const [, take, number] = FILE.exec(file) ?? [];
      if (take === undefined || number === undefined) throw new Problem('NOT_FOUND');
      const stored = await files.get(segmentKey({ ...address, take: Number(take), number: Number(number) }));
      if (!stored) throw new Problem('NOT_FOUND');
      return reply
        .type('video/mp4')
        .header('cache-control', `public, max-age=${pass.leftS}, immutable`)
        .header('content-length', stored.size)
        .send(stored.stream);
    },
  );
}
