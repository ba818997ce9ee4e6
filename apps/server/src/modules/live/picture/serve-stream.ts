import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../../core/services.ts';
import { isId } from '../../../http/ids.ts';
import { Problem } from '../../../http/problem.ts';
import { parseLanguage } from '@stoa/api/languages';
import { requireThere } from '../live.service.ts';
import { stateOf } from '../live.policy.ts';
import { findLive } from '../live.repository.ts';
import { cutSegments, shiftSpan } from '../replay/cut.ts';
import { findCaptions, findReplay } from '../replay/replay.repository.ts';
import { toVtt } from '../replay/to-vtt.ts';
import { segmentKey } from './picture.service.ts';
import { ALL_SEGMENTS, listSegments } from './picture.repository.ts';
import { segmentName, toPlaylist } from './playlist.ts';
import { SharedAnswers } from './shared-answers.ts';
import { readPass, type Pass } from './stream-address.ts';

const FILE = /^(\d{1,9})-(\d{1,9})\.m4s$/;
const CAPTIONS = /^([a-z]{2}_[A-Z]{2})\.vtt$/;
/** What goes on names the last five minutes or so: one can go back so far. */
const WINDOW_SEGMENTS = 300;
/** All viewers of a session in one process share a playlist for so long: what goes on is a segment longer each second. */
const LIVE_SHARED_MS = 250;
const SHARED_MS = 2000;
/** Which segments a cut leaves does not change; they are forgotten after so long. */
const RETENTION_MS = 10 * 60_000;
const CAPTIONS_MAX_AGE_S = 60;

interface Place {
  schoolId: string;
  liveId: string;
}

/** Serves the picture of sessions. The signature of an address is the permission: it needs no sign-in. */
export function serveStreams(app: FastifyInstance, services: Services): void {
  const { clock, database, files, secrets } = services;
  const playlists = new SharedAnswers<{ text: string; audience: number; isOver: boolean }>(
    clock,
    ({ isOver }) => (isOver ? SHARED_MS : LIVE_SHARED_MS),
  );
  const cuts = new SharedAnswers<number | undefined>(clock, () => SHARED_MS);
  const names = new SharedAnswers<ReadonlySet<string>>(clock, () => RETENTION_MS);

  const makePlaylist = ({ schoolId, liveId }: Place, isWhole: boolean) =>
    database.read({ schoolId }, async (tx) => {
      const live = requireThere(await findLive(tx, liveId, undefined));
      const state = stateOf(live, clock.now());
      if (state !== 'replay' && (state !== 'live' || isWhole)) throw new Problem('NOT_FOUND');
      const isOver = state === 'replay';
      const all = await listSegments(tx, liveId, isOver ? ALL_SEGMENTS : WINDOW_SEGMENTS);
      const segments = isOver && !isWhole ? cutSegments(all, await findReplay(tx, liveId)).segments : all;
      if (segments.length === 0) throw new Problem('NOT_FOUND');
      return { text: toPlaylist(segments, isOver), audience: live.audience, isOver };
    });
  const playlistOf = (place: Place, isWhole: boolean) =>
    playlists.get(`${place.liveId}${isWhole}`, () => makePlaylist(place, isWhole));

  /** Which version of the cut counts; undefined where nothing is cut off. */
  const cutVersionOf = ({ schoolId, liveId }: Place) =>
    cuts.get(liveId, () =>
      database.read({ schoolId }, async (tx) => {
        const cut = await findReplay(tx, liveId);
        return cut.start_ms === null && cut.end_ms === null ? undefined : cut.version;
      }),
    );
  const isShown = async (place: Place, file: string): Promise<boolean> => {
    const version = await cutVersionOf(place);
    if (version === undefined) return true;
    const left = await names.get(`${place.liveId}.${version}`, () =>
      database.read({ schoolId: place.schoolId }, async (tx) => {
        const all = await listSegments(tx, place.liveId, ALL_SEGMENTS);
        const { segments } = cutSegments(all, await findReplay(tx, place.liveId));
        return new Set(
          segments.flatMap(({ take, number, init_number: init }) => [
            segmentName(take, number),
            segmentName(take, init),
          ]),
        );
      }),
    );
    return left.has(file);
  };

  const captionsOf = ({ schoolId, liveId }: Place, pass: Pass, name: string) =>
    database.read({ schoolId }, async (tx) => {
      const lang = parseLanguage(name);
      const live = requireThere(await findLive(tx, liveId, undefined));
      const captions = lang && (await findCaptions(tx, liveId, lang));
      if (!captions || stateOf(live, clock.now()) !== 'replay' || live.audience !== pass.audience)
        throw new Problem('NOT_FOUND');
      const shown = cutSegments(
        await listSegments(tx, liveId, ALL_SEGMENTS),
        pass.isWhole ? { start_ms: null, end_ms: null } : await findReplay(tx, liveId),
      );
      return toVtt(captions.cues.flatMap((cue) => shiftSpan(cue, shown) ?? []));
    });

  app.get<{ Params: { schoolId: string; liveId: string; pass: string; file: string } }>(
    '/streams/:schoolId/:liveId/:pass/:file',
    async (request, reply) => {
      const { file, ...address } = request.params;
      const isAddress = isId(address.schoolId) && isId(address.liveId);
      const pass = isAddress ? readPass(secrets, address, clock.now()) : undefined;
      if (!pass) throw new Problem('NOT_FOUND');
      if (file === 'index.m3u8') {
        const { text, audience } = await playlistOf(address, pass.isWhole);
        // It is meant for others since.
        if (audience !== pass.audience) throw new Problem('NOT_FOUND');
        return reply
          .type('application/vnd.apple.mpegurl')
          .header('cache-control', 'public, max-age=1')
          .send(text);
      }
      const [, lang] = CAPTIONS.exec(file) ?? [];
      if (lang !== undefined)
        return reply
          .type('text/vtt; charset=utf-8')
          .header('cache-control', `public, max-age=${CAPTIONS_MAX_AGE_S}`)
          .send(await captionsOf(address, pass, lang));
      return sendSegment(reply, address, pass, file);
    },
  );

  async function sendSegment(reply: FastifyReply, place: Place, pass: Pass, file: string) {
    const [, take, number] = FILE.exec(file) ?? [];
    if (take === undefined || number === undefined) throw new Problem('NOT_FOUND');
    const name = segmentName(Number(take), Number(number));
    if (!pass.isWhole && !(await isShown(place, name))) throw new Problem('NOT_FOUND');
    const stored = await files.get(segmentKey({ ...place, take: Number(take), number: Number(number) }));
    if (!stored) throw new Problem('NOT_FOUND');
    return reply
      .type('video/mp4')
      .header('cache-control', `public, max-age=${pass.leftS}, immutable`)
      .header('content-length', stored.size)
      .send(stored.stream);
  }
}
