import { ok, type Handlers } from '../../contract/handlers.ts';
import { isMember, requireViewer, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { findModerationWords, saveModerationWords } from './moderation.repository.ts';
import { moderate } from './moderation.service.ts';
import { fold } from './words.ts';
import { findOpenSchool } from '../../core/schools/schools.repository.ts';

type ModerationOperations = 'checkText' | 'getModerationWords' | 'saveModerationWords';
const CHECKS: Limit = { limit: 60, windowSeconds: 60 };

/** Checking texts, and the words that a school does not accept. */
export function moderationHandlers(services: Services): Pick<Handlers, ModerationOperations> {
  const { database, clock } = services;
  /**
   * The school whose list is asked. What it holds is for those who write there: its members, and whoever is signed in
   * where it is open. For others it would be told word by word.
   */
  const listOf = async (
    schoolId: string | undefined,
    viewer: Viewer | undefined,
  ): Promise<string | undefined> => {
    if (schoolId === undefined || viewer === undefined) return undefined;
    if (isMember(viewer, schoolId)) return schoolId;
    const open = await database.read({}, (tx) => findOpenSchool(tx, schoolId));
    return open?.id;
  };
  return {
    checkText: async ({ body, headers, context }) => {
      const now = clock.now();
      const who = context.viewer?.accountId ?? context.ip;
      const state = await database.write({}, (tx) => count(tx, `moderation:${who}`, CHECKS, now));
      if (state.count > CHECKS.limit)
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
      return ok(
        await moderate(services, body.scene, body.text, await listOf(headers.tenantid, context.viewer)),
      );
    },
    getModerationWords: async ({ headers, context }) => {
      const schoolId = String(headers.tenantid);
      authorize(requireViewer(context), 'SCHOOL_SETTINGS', schoolId);
      const row = await database.read({ schoolId }, (tx) => findModerationWords(tx, schoolId));
      return ok({ version: row?.version ?? 0, words: row?.words ?? [] });
    },
    saveModerationWords: async ({ body, headers, context }) => {
      const schoolId = String(headers.tenantid);
      authorize(requireViewer(context), 'SCHOOL_SETTINGS', schoolId);
      const words = tidy(body.words);
      const saved = await database.write({ schoolId }, async (tx) => {
        const row = await saveModerationWords(tx, schoolId, words, body.version, clock.now());
        if (!row) return undefined;
        await publish(tx, { type: 'school.changed', schoolId });
        return row;
      });
      if (!saved) {
        const row = await database.read({ schoolId }, (tx) => findModerationWords(tx, schoolId));
        throw new Problem('VERSION_CONFLICT', { currentVersion: String(row?.version ?? 0) });
      }
      return ok({ version: saved.version, words });
    },
  };
}

/** Each word once, without what makes no difference at its ends, in the order of the alphabet. */
function tidy(words: readonly string[]): string[] {
  const byFold = new Map(words.map((word) => [fold(word), word.normalize('NFC').trim()]));
  byFold.delete('');
  return [...byFold.values()].sort((a, b) => (a < b ? -1 : 1));
}
