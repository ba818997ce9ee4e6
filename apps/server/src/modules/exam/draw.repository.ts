import type { WrittenRubricCriterion } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type {
  EntryPicture,
  ExamDraw,
  FileTerms,
  NumberRange,
  QuestionKind,
  QuestionMedia,
  QuestionPicture,
  Translations,
} from '../../database/tables.ts';

/** A question that was drawn, without what is right. */
export interface DrawnQuestion {
  id: string;
  version: number;
  kind: QuestionKind;
  points: number;
  text: Translations;
  options: Translations[];
  parts: Translations[];
  number_range: NumberRange | null;
  picture: QuestionPicture | null;
  entry_pictures: (EntryPicture | null)[] | null;
  media: QuestionMedia | null;
  files: FileTerms | null;
  rubric: WrittenRubricCriterion[] | null;
  unit: Translations;
  /** That of the draw. */
  section: number | null;
}

/**
 * Draws random questions of the bank, none twice and none that the exam names: fewer where there are not as many.
 * @param named questions that the exam asks anyway
 */
export async function drawQuestions(
  tx: Transaction,
  draws: readonly ExamDraw[],
  named: readonly string[],
): Promise<DrawnQuestion[][]> {
  if (draws.length === 0) return [];
  // Of each draw as many as all need: whatever others take, enough are left.
  const most = draws.reduce((sum, { count }) => sum + count, 0);
  const { rows } = await sql<DrawnQuestion & { draw: number }>`
    select draw.place::int - 1 as draw, (draw.entry->>'points')::int as points,
      (draw.entry->>'section')::int as section, found.*
    from jsonb_array_elements(${JSON.stringify(draws)}::jsonb) with ordinality as draw (entry, place)
      cross join lateral (
        select question.id, version.version, version.kind, version.text, version.options, version.parts,
          version.number_range, version.picture, version.entry_pictures, version.media, version.files, version.rubric, version.unit
        from question join exam_question_version version
          on version.question_id = question.id and version.version = question.version
        where not question.is_archived
          and (draw.entry->>'folder' = '' or question.folder = draw.entry->>'folder')
          and (draw.entry->>'tag' = '' or draw.entry->>'tag' = any(question.tags))
          and (draw.entry->>'level' is null or question.level = draw.entry->>'level')
          and question.id <> all(${[...named]}::bigint[])
        order by random() limit ${most}
      ) as found`.execute(tx);
  const taken = new Set<string>();
  const picked = draws.map((): DrawnQuestion[] => []);
  const offered = draws.map((_, index) => rows.filter(({ draw }) => draw === index));
  // Those with the least to choose from come first.
  const order = draws
    .map((_, index) => index)
    .sort((a, b) => (offered[a]?.length ?? 0) - (offered[b]?.length ?? 0));
  for (const index of order)
    for (const { draw: _, ...question } of offered[index] ?? []) {
      if (taken.has(question.id) || (picked[index]?.length ?? 0) >= (draws[index]?.count ?? 0)) continue;
      taken.add(question.id);
      picked[index]?.push(question);
    }
  return picked;
}

/** Keeps that questions were asked: attempts name them, so that they are never deleted. */
export const markAsked = (tx: Transaction, ids: readonly string[]) =>
  sql`update question set was_asked = true where id in (
    select id from question where id = any(${[...ids]}::bigint[]) and not was_asked order by id for update)`.execute(
    tx,
  );
