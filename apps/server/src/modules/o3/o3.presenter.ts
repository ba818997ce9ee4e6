import type { O3Card, O3Case, O3Scenario, O3Tool, RichTextDocument } from '@stoa/api/schema';
import { presentCard } from '../../core/o3/o3-card.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Translations } from '../../database/tables.ts';
import type { Bodies } from '../../database/tables/o3.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import type { O3DetailRow } from './o3.repository.ts';

const NOTHING: RichTextDocument = { type: 'doc', content: [] };
const SECTION_MAX = 12;
const RELATED_MAX = 8;

/** How texts of one card or demonstration are worded: all in the language of its title. */
export const wording = (row: { title: Translations }, { language, schoolDefault }: Wording) => {
  const { text: title, language: own } = translate(row.title, language, schoolDefault);
  return {
    title,
    language: own,
    say: (texts: Translations) => textIn(texts, own, schoolDefault),
    body: (bodies: Bodies | undefined) => bodyIn(bodies ?? {}, [own, schoolDefault, 'en_US', 'zh_CN']),
  };
};

const bodyIn = (bodies: Bodies, languages: readonly Language[]): RichTextDocument =>
  languages.map((language) => bodies[language]).find((body) => body !== undefined) ?? NOTHING;

/** Other cards that a card names, by id. */
export type OtherCards = ReadonlyMap<string, O3Card>;
export const named = (ids: readonly string[] | undefined, others: OtherCards, max: number): O3Card[] =>
  (ids ?? []).flatMap((id) => others.get(id) ?? []).slice(0, max);

export function presentCase(row: O3DetailRow, others: OtherCards, asked: Wording): O3Case {
  const { say, body } = wording(row, asked);
  const { situation, approach, result, figures = [], attachments = [], related } = row.content;
  return {
    card: presentCard(row, asked),
    situation: body(situation),
    approach: body(approach),
    result: body(result),
    figures: figures.map(({ label, value }) => ({ label: say(label), value: say(value) })),
    attachments,
    author:
      row.author_id === null
        ? null
        : presentPerson({
            id: row.author_id,
            nick_name: row.author_nick_name ?? '',
            real_name: row.author_real_name ?? '',
            avatar_url: row.author_avatar_url ?? '',
          }),
    related: named(related, others, RELATED_MAX),
  };
}

/** @param demoId its demonstration */
export function presentTool(
  row: O3DetailRow,
  others: OtherCards,
  asked: Wording,
  demoId: string | undefined,
): O3Tool {
  const { say, body } = wording(row, asked);
  const { launchUrl, steps = [], scenarios, related } = row.content;
  return {
    card: presentCard(row, asked),
    body: body(row.content.body),
    launchUrl: launchUrl ?? null,
    demoUrl: demoId === undefined ? null : `/democloud/${row.school_id}/detail?id=${demoId}`,
    steps: steps.map(({ title, text, imageUrl }) => ({
      title: say(title),
      text: say(text),
      imageUrl: imageUrl ?? null,
    })),
    scenarios: named(scenarios, others, SECTION_MAX),
    related: named(related, others, RELATED_MAX),
  };
}

/** @param done steps that the viewer has done */
export function presentScenario(
  row: O3DetailRow,
  others: OtherCards,
  done: readonly number[],
  asked: Wording,
): O3Scenario {
  const { say, body } = wording(row, asked);
  const { questions = [], tasks = [], tools, related } = row.content;
  return {
    card: presentCard(row, asked),
    body: body(row.content.body),
    questions: questions.map(say),
    steps: tasks.map(({ title, body: text, question, options }) => ({
      title: say(title),
      body: body(text),
      question: say(question),
      options: options.map(say),
    })),
    // A scenario that has become shorter.
    done: done.filter((step) => step <= tasks.length),
    tools: named(tools, others, SECTION_MAX),
    related: named(related, others, RELATED_MAX),
  };
}

/** What is said of an answer. */
export const presentCheck = (row: O3DetailRow, step: number, correct: boolean, asked: Wording) => {
  const { say } = wording(row, asked);
  const task = row.content.tasks?.[step - 1];
  return { step, correct, explanation: say((correct ? task?.explanation : task?.hint) ?? {}) };
};
