import type { Transaction } from '../../../database/pool.ts';
import type { Translations } from '../../../database/tables.ts';
import type { Language } from '../../../i18n/languages.ts';

/** A chapter of a recording; its time is one of the whole recording. */
export interface Chapter {
  startMs: number;
  title: Translations;
}

/** A line of captions; its times are those of the whole recording. */
export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

/** What is set of a recording. */
export interface ReplayRow {
  version: number;
  start_ms: number | null;
  end_ms: number | null;
  chapters: Chapter[];
}

const NOTHING_SET: ReplayRow = { version: 0, start_ms: null, end_ms: null, chapters: [] };

/** What is set of a recording; as if nothing were where nothing was saved. */
export const findReplay = async (tx: Transaction, liveId: string): Promise<ReplayRow> =>
  (await tx
    .selectFrom('live_replay')
    .select(['version', 'start_ms', 'end_ms', 'chapters'])
    .where('live_id', '=', liveId)
    .executeTakeFirst()) ?? NOTHING_SET;

export async function saveReplay(
  tx: Transaction,
  key: { liveId: string; schoolId: string },
  { chapters, ...row }: ReplayRow,
  now: Date,
): Promise<void> {
  const values = { ...row, chapters: JSON.stringify(chapters), saved_at: now };
  await tx
    .insertInto('live_replay')
    .values({ live_id: key.liveId, school_id: key.schoolId, ...values })
    .onConflict((conflict) => conflict.column('live_id').doUpdateSet(values))
    .execute();
}

/** In which languages there are captions, and how many lines each has. */
export const listCaptions = (tx: Transaction, liveId: string) =>
  tx
    .selectFrom('live_caption')
    .select(['lang', 'version'])
    .select(({ fn }) => fn<number>('jsonb_array_length', ['cues']).as('cue_count'))
    .where('live_id', '=', liveId)
    .orderBy('lang')
    .execute();

export const findCaptions = (tx: Transaction, liveId: string, lang: Language) =>
  tx
    .selectFrom('live_caption')
    .select(['version', 'cues'])
    .where('live_id', '=', liveId)
    .where('lang', '=', lang)
    .executeTakeFirst();

export async function saveCaptions(
  tx: Transaction,
  key: { liveId: string; schoolId: string; lang: Language },
  { version, cues }: { version: number; cues: readonly Cue[] },
  now: Date,
): Promise<void> {
  const values = { version, cues: JSON.stringify(cues), saved_at: now };
  await tx
    .insertInto('live_caption')
    .values({ live_id: key.liveId, school_id: key.schoolId, lang: key.lang, ...values })
    .onConflict((conflict) => conflict.columns(['live_id', 'lang']).doUpdateSet(values))
    .execute();
}

export const removeCaptions = (tx: Transaction, liveId: string, lang: Language) =>
  tx.deleteFrom('live_caption').where('live_id', '=', liveId).where('lang', '=', lang).execute();
