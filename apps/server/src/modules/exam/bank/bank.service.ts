import type { BankQuestion, QuestionChange, QuestionEntry, QuestionInput } from '@stoa/api/schema';
import { COUNTED_MAX } from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import {
  findExamsOf,
  findQuestion,
  insertQuestions,
  lockQuestion,
  removeQuestion,
  updateQuestion,
  type QuestionRow,
  type QuestionWriter,
} from './bank.repository.ts';
import { leavingMedia, takeMedia, withPlayed, type PlayFile } from './question-media.ts';
import { takePictures } from './question-picture.ts';
import { findRegrades } from '../regrade/regrade.repository.ts';
import {
  contentOf,
  keyedOf,
  requireContent,
  written,
  type QuestionContent,
  type SizedInput,
} from './question-content.ts';

type Options = Parameters<typeof contentOf>[1];

/** Writes a question. @returns its id @throws {Problem} VALIDATION_FAILED */
export async function addQuestion(
  tx: Transaction,
  writer: QuestionWriter,
  input: SizedInput,
  trueFalse: Options,
): Promise<string> {
  const content = requireContent(contentOf(input, trueFalse));
  await takeMedia(tx, writer, content.media);
  await takePictures(tx, writer, content);
  const [id] = await insertQuestions(tx, writer, [{ ...placeOf(input), content }]);
  return id as string;
}

/**
 * Changes a question. What it asks becomes a version of its own: attempts keep the one that they began with.
 * @throws {Problem} NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT
 */
export async function changeQuestion(
  tx: Transaction,
  writer: QuestionWriter,
  questionId: string,
  change: SizedInput & Pick<QuestionChange, 'version'>,
  trueFalse: Options,
): Promise<void> {
  const content = requireContent(contentOf(change, trueFalse));
  const found = await lockQuestion(tx, questionId);
  if (!found) throw new Problem('NOT_FOUND');
  if (found.revision !== change.version)
    throw new Problem('VERSION_CONFLICT', { currentVersion: String(found.revision) });
  await takeMedia(tx, writer, content.media);
  await takePictures(tx, writer, content);
  const isChanged = !isSame(contentFrom(found), content);
  await updateQuestion(tx, writer, found, { ...placeOf(change), content, isChanged });
}

/** Deletes a question that nothing names. @throws {Problem} NOT_FOUND, CONFLICT */
export async function deleteUnused(
  tx: Transaction,
  schoolId: string,
  questionId: string,
  now: Date,
): Promise<void> {
  const found = await lockQuestion(tx, questionId);
  if (!found) throw new Problem('NOT_FOUND');
  if (!canDelete(found)) throw new Problem('CONFLICT');
  await leavingMedia(tx, { schoolId, questionId, now }, () => removeQuestion(tx, questionId));
}

/** A question with where it is used. @throws {Problem} NOT_FOUND */
export async function readQuestion(
  tx: Transaction,
  questionId: string,
  play: PlayFile,
): Promise<BankQuestion> {
  const row = await findQuestion(tx, questionId);
  if (!row) throw new Problem('NOT_FOUND');
  const { unit, explanation } = row;
  return {
    ...presentEntry(row),
    ...withPlayed(keyedOf(contentFrom(row)), play),
    unit,
    explanation,
    exams: await findExamsOf(tx, questionId),
    regrades: (await findRegrades(tx, questionId)).map((entry) => ({
      at: entry.regraded_at.toISOString(),
      by: entry.real_name ?? entry.nick_name,
      reason: entry.reason,
      changed: entry.changed,
    })),
    canDelete: canDelete(row),
  };
}

export const presentEntry = (row: QuestionRow): QuestionEntry => ({
  id: row.id,
  version: row.revision,
  kind: row.kind,
  folder: row.folder,
  tags: row.tags,
  level: row.level,
  points: row.points,
  text: row.text,
  isArchived: row.is_archived,
  examCount: Math.min(row.exam_count, COUNTED_MAX),
  examsAreExact: row.exam_count <= COUNTED_MAX,
  updatedAt: row.updated_at.toISOString(),
});

const canDelete = (row: QuestionRow): boolean => row.exam_count === 0 && !row.was_asked;

const placeOf = ({ folder, tags, level = null }: Pick<QuestionInput, 'folder' | 'tags' | 'level'>) => ({
  folder: folder.trim(),
  tags: [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
  level,
});

type ContentRow = Omit<
  QuestionRow,
  | 'id'
  | 'version'
  | 'revision'
  | 'folder'
  | 'tags'
  | 'level'
  | 'is_archived'
  | 'was_asked'
  | 'updated_at'
  | 'exam_count'
>;

/** What the row of a version holds. */
export const contentFrom = (row: ContentRow): QuestionContent => ({
  kind: row.kind,
  points: row.points,
  text: row.text,
  options: row.options,
  optionFeedback: row.option_feedback ?? [],
  parts: row.parts,
  range: row.number_range,
  picture: row.picture,
  entryPictures: row.entry_pictures ?? [],
  media: row.media,
  files: row.files,
  rubric: row.rubric ?? [],
  unit: row.unit,
  answer_key: row.answer_key,
  explanation: row.explanation,
});

/** Whether two contents say the same, in whichever order their languages stand. */
function isSame(one: QuestionContent, other: QuestionContent): boolean {
  return written(one) === written(other);
}
