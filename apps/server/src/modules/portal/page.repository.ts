import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { RichTextDocument } from '@stoa/api/schema';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';

/** The page that a portal opens with. */
export const HOME = 'home';

/** A block as it is stored: texts in every language, sources that are filled at reading. */
export type StoredBlock =
  | { id: string; type: 'banner'; slides: StoredSlide[] }
  | {
      id: string;
      type: 'courses' | 'classes' | 'exams' | 'knowledge' | 'lives';
      title: Translations;
      perLine: 2 | 3 | 4 | 5;
      limit: number;
      source: StoredSource;
    }
  | { id: string; type: 'leaderboard'; title: Translations; period: 1 | 2 | 3 | 4; limit: number }
  | {
      id: string;
      type: 'honours';
      title: Translations;
      cards: { person: string; title: Translations; text: Translations }[];
    }
  | { id: string; type: 'subSchools'; title: Translations; perLine: 2 | 3 | 4 | 5 }
  | {
      id: string;
      type: 'figures';
      items: { kind: 'learners' | 'classes' | 'lessons' | 'languages'; label: Translations }[];
    }
  | { id: string; type: 'richText'; title?: Translations; body: Partial<Record<Language, RichTextDocument>> };
export interface StoredSlide {
  title: Translations;
  text: Translations;
  image: string;
  alt?: Translations;
  action?: { label: Translations; url: string };
}
export interface StoredSource {
  sort?: '0' | '1' | '2';
  categories?: string[];
  slugs?: string[];
}

/** A published page. @throws {Problem} NOT_FOUND, also for a draft */
export async function findPage(tx: Transaction, schoolId: string, pageId: string) {
  const row = await tx
    .selectFrom('page')
    .select(['page_id', 'title', 'is_full_page', 'type', 'blocks'])
    .where('school_id', '=', schoolId)
    .where('page_id', '=', pageId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return { ...row, blocks: row.blocks as StoredBlock[] };
}

export const listPages = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('page')
    .select(['page_id', 'title', 'is_full_page', 'type'])
    .where('school_id', '=', schoolId)
    .where('status', '=', 'published')
    .orderBy('page_id')
    .execute();

/** People by e-mail address, for the honour cards that name them. */
export const findPeople = (tx: Transaction, emails: readonly string[]) =>
  tx
    .selectFrom('account')
    .select(['id', 'email', 'nick_name', 'real_name', 'avatar_url'])
    .where('email', 'in', emails)
    .execute();

/** How large a school is, in one statement. */
export async function countFigures(
  tx: Transaction,
  schoolId: string,
): Promise<{ classes: number; lessons: number }> {
  const row = await tx
    .selectFrom('resource')
    .select((eb) => [
      eb.fn.countAll<string>().as('classes'),
      eb.fn.sum<string | null>('lesson_count').as('lessons'),
    ])
    .where('school_id', '=', schoolId)
    .where('status', '=', 'published')
    .where('type', 'in', [1, 5, 10, 11])
    .executeTakeFirstOrThrow();
  return { classes: Number(row.classes), lessons: Number(row.lessons ?? 0) };
}
