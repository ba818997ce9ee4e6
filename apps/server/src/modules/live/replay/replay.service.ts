import type { LiveCaptions, LiveReplayChange, LiveReplayEdit } from '@stoa/api/schema';
import { LANGUAGE_NAMES } from '@stoa/api/languages';
import { wordingOf, type Caller } from '../../../core/schools/caller.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Viewer } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { translate } from '../../../i18n/translate.ts';
import type { Language } from '../../../i18n/languages.ts';
import { requireAccepted } from '../../moderation/moderation.service.ts';
import { requireModerator } from '../chat/room-access.ts';
import { requireAudience, requirePaid, stateOf } from '../live.policy.ts';
import { findLive, lockLive, type LiveRow } from '../live.repository.ts';
import { requireThere } from '../live.service.ts';
import { ALL_SEGMENTS, listSegments } from '../picture/picture.repository.ts';
import { streamAddress, wholeAddress } from '../picture/stream-address.ts';
import type { SignedIn } from '../signed-in.ts';
import { cutSegments, partsOf, shiftChapters } from './cut.ts';
import { checkedChapters, checkedCues, requireCut, requireVersion } from './replay.policy.ts';
import {
  findCaptions,
  findReplay,
  listCaptions,
  removeCaptions,
  saveCaptions,
  saveReplay,
  type Cue,
} from './replay.repository.ts';

const MS = 1000;
const PARTS_MAX = 1000;
type Editing = Pick<Services, 'database' | 'secrets'>;

/** The recording, as viewers get it. @throws {Problem} NOT_FOUND, LIVE_DELETED, MEMBERS_ONLY, VISITORS_ONLY, PURCHASE_REQUIRED, LIVE_NOT_OPEN where there is none */
export async function loadReplay(
  { database, secrets }: Editing,
  liveId: string,
  caller: Caller & { viewer: Viewer | undefined },
) {
  const { schoolId, viewer, now } = caller;
  return database.read({ schoolId, accountId: viewer?.accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const live = requireThere(await findLive(tx, liveId, viewer?.accountId));
    requireAudience(live, viewer);
    requirePaid(live, viewer);
    requireReplay(live, now);
    const cut = await findReplay(tx, liveId);
    const shown = cutSegments(await listSegments(tx, liveId, ALL_SEGMENTS), cut);
    const { language, schoolDefault } = wordingOf(school, caller);
    const videoUrl = streamAddress(secrets, live, now);
    return {
      videoUrl,
      posterUrl: live.cover_url || null,
      durationSeconds: Math.max(1, Math.round((shown.endMs - shown.startMs) / MS)),
      captions: (await listCaptions(tx, liveId)).map(({ lang, version }) => ({
        lang,
        label: LANGUAGE_NAMES[lang],
        // What was saved anew has another address.
        url: videoUrl.replace('index.m3u8', `${lang}.vtt?v=${version}.${cut.version}`),
      })),
      chapters: shiftChapters(cut.chapters, shown).map(({ startMs, title }) => ({
        title: translate(title, language, schoolDefault).text,
        startSeconds: Math.floor(startMs / MS),
      })),
      chat: partsOf(shown.segments, cut, live.started_at ?? live.starts_at).slice(0, PARTS_MAX),
    };
  });
}

/** @throws {Problem} LIVE_NOT_OPEN where there is no recording */
function requireReplay(live: LiveRow, now: Date): void {
  if (stateOf(live, now) !== 'replay') throw new Problem('LIVE_NOT_OPEN');
}

async function presentEdit(
  { secrets }: Editing,
  tx: Transaction,
  live: LiveRow,
  now: Date,
): Promise<LiveReplayEdit> {
  const cut = await findReplay(tx, live.id);
  const shown = cutSegments(await listSegments(tx, live.id, ALL_SEGMENTS), cut);
  return {
    version: String(cut.version),
    videoUrl: wholeAddress(secrets, live, now),
    durationMs: shown.wholeMs,
    startMs: cut.start_ms,
    endMs: cut.end_ms,
    shownStartMs: shown.startMs,
    shownEndMs: shown.endMs,
    chapters: cut.chapters,
    captions: (await listCaptions(tx, live.id)).map(({ lang, cue_count: cueCount }) => ({ lang, cueCount })),
  };
}

/** What is set of a recording. @throws {Problem} as the contract says */
export async function loadEdit(
  services: Editing,
  liveId: string,
  { schoolId, viewer, now }: SignedIn,
): Promise<LiveReplayEdit> {
  return services.database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const live = requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId);
    requireReplay(live, now);
    return presentEdit(services, tx, live, now);
  });
}

/** Sets what is shown, and the chapters. @throws {Problem} as the contract says */
export async function changeReplay(
  services: Services,
  liveId: string,
  { version, startMs, endMs, chapters }: LiveReplayChange,
  { schoolId, viewer, now }: SignedIn,
): Promise<LiveReplayEdit> {
  const scope = { schoolId, accountId: viewer.accountId };
  await services.database.read(scope, async (tx) =>
    requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId),
  );
  const titles = chapters.flatMap(({ title }) => Object.values(title));
  if (titles.length > 0) await requireAccepted(services, 'page', titles.join('\n'), schoolId);
  return services.database.write(scope, async (tx) => {
    const live = requireModerator(await lockLive(tx, liveId, undefined), viewer, schoolId);
    requireReplay(live, now);
    const { version: current } = await findReplay(tx, liveId);
    requireVersion(version, current);
    const { wholeMs } = cutSegments(await listSegments(tx, liveId, ALL_SEGMENTS), {
      start_ms: null,
      end_ms: null,
    });
    requireCut(startMs, endMs, wholeMs);
    const row = {
      version: current + 1,
      start_ms: startMs,
      end_ms: endMs,
      chapters: checkedChapters(chapters, wholeMs),
    };
    await saveReplay(tx, { liveId, schoolId }, row, now);
    return presentEdit(services, tx, live, now);
  });
}

/** A session's captions in a language. */
interface CaptionKey {
  liveId: string;
  captionLanguage: Language;
}

/** @throws {Problem} as the contract says */
export async function loadCaptions(
  { database }: Pick<Services, 'database'>,
  { liveId, captionLanguage: lang }: CaptionKey,
  { schoolId, viewer, now }: SignedIn,
): Promise<LiveCaptions> {
  return database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    requireReplay(requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId), now);
    const row = await findCaptions(tx, liveId, lang);
    return { lang, version: String(row?.version ?? 0), cues: row?.cues ?? [] };
  });
}

/** @throws {Problem} as the contract says */
export async function changeCaptions(
  { database }: Pick<Services, 'database'>,
  { liveId, captionLanguage: lang }: CaptionKey,
  { version, cues }: { version: string; cues: readonly Cue[] },
  { schoolId, viewer, now }: SignedIn,
): Promise<LiveCaptions> {
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    requireReplay(requireModerator(await lockLive(tx, liveId, undefined), viewer, schoolId), now);
    const current = (await findCaptions(tx, liveId, lang))?.version ?? 0;
    requireVersion(version, current);
    const row = { version: current + 1, cues: checkedCues(cues) };
    await saveCaptions(tx, { liveId, schoolId, lang }, row, now);
    return { lang, version: String(row.version), cues: row.cues };
  });
}

/** @throws {Problem} as the contract says */
export async function dropCaptions(
  { database }: Pick<Services, 'database'>,
  { liveId, captionLanguage: lang }: CaptionKey,
  { schoolId, viewer, now }: SignedIn,
): Promise<void> {
  await database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    requireReplay(requireModerator(await lockLive(tx, liveId, undefined), viewer, schoolId), now);
    await removeCaptions(tx, liveId, lang);
  });
}
