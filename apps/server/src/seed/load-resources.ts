import type { Transaction } from '../database/pool.ts';
import type { AnyResourceSeed, ExamSeed } from './format.ts';
import { loadClass } from './load-class.ts';
import { after, HOUR_MS, inDays, person, type LoadContext } from './load-help.ts';
import { readBody } from './read.ts';
import { resourceRow } from './resource-row.ts';

/** Loads the resources of one school; the transaction is bound to it. */
export async function loadResources(
  tx: Transaction,
  resources: AnyResourceSeed[],
  context: LoadContext,
): Promise<void> {
  for (const resource of resources) {
    await tx.insertInto('resource').values(resourceRow(resource, context)).execute();
    switch (resource.kind) {
      case 'knowledge':
        await tx
          .insertInto('article')
          .values({
            resource_id: resource.id,
            school_id: resource.school,
            body: JSON.stringify(readBody(resource.body)),
            reading_minutes: resource.readingMinutes,
          })
          .execute();
        break;
      case 'exam':
      case 'shareExam':
        await loadExam(tx, resource, context.now);
        break;
      case 'live':
        await tx
          .insertInto('live')
          .values({
            resource_id: resource.id,
            school_id: resource.school,
            host_id: person(context, resource.host),
            starts_at: after(context.now, resource.startsInHours * HOUR_MS),
            minutes: resource.minutes,
            is_boutique: resource.boutique ?? false,
          })
          .execute();
        break;
      case 'topic':
        break;
      default:
        await loadClass(tx, resource, context);
    }
  }
  const idBySlug = new Map(resources.map((resource) => [resource.slug, resource.id]));
  for (const topic of resources.filter((resource) => resource.kind === 'topic')) {
    const items = topic.items.flatMap((slug, position) => {
      const resource_id = idBySlug.get(slug);
      return resource_id ? [{ topic_id: topic.id, school_id: topic.school, resource_id, position }] : [];
    });
    if (items.length > 0) await tx.insertInto('topic_item').values(items).execute();
  }
}

async function loadExam(tx: Transaction, exam: ExamSeed, now: Date): Promise<void> {
  await tx
    .insertInto('exam')
    .values({
      resource_id: exam.id,
      school_id: exam.school,
      minutes: exam.minutes,
      pass_mark: exam.passMark,
      attempts: exam.attempts,
      opens_at: inDays(now, exam.opensInDays),
      closes_at: inDays(now, exam.closesInDays),
    })
    .execute();
  await tx
    .insertInto('exam_question')
    .values(
      exam.questions.map((question, position) => ({
        exam_id: exam.id,
        school_id: exam.school,
        kind: question.kind,
        text: JSON.stringify(question.text),
        options: JSON.stringify(question.options),
        right_options: question.right,
        explanation: JSON.stringify(question.explanation),
        position,
      })),
    )
    .execute();
}
