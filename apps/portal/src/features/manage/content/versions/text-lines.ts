import type { ContentDraft, KeptVersionWhole, LessonText, RichTextDocument } from '@stoa/api/schema';
import type { Language } from '../../../../i18n/languages.ts';

type Node = RichTextDocument['content'][number];
type Text = Pick<LessonText, 'body' | 'material'>;

/** A draft, or what a lesson teaches, as the editor holds it. */
export type Compared = ContentDraft | Text;

/** What a version holds. */
export const comparedOf = ({ draft, text }: KeptVersionWhole): Compared =>
  draft ?? text ?? { body: {}, material: null };

/** The words of a text, a line for each of its blocks. */
function blockLines(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node): string[] => {
    const children = (node.content ?? []) as Node[];
    if (node.type === 'image') return [node.attrs?.alt?.trim() || '🖼'];
    if (children.some(({ type }) => type === 'text'))
      return [children.map(({ type, text }) => (type === 'text' ? (text ?? '') : ' ')).join('')];
    return blockLines(children);
  });
}

function materialLines(material: Text['material']): string[] {
  switch (material?.type) {
    case 'video':
    case 'audio':
    case 'document':
    case 'file':
      return [material.fileName];
    case 'link':
      return [material.url];
    default:
      return [];
  }
}

const filled = (lines: readonly (string | undefined)[]): string[] =>
  lines.flatMap((line) => (line?.trim() ? [line.trim()] : []));

/** What is written in one language, line by line. */
export function linesOf(compared: Compared, language: Language): string[] {
  const body = filled(blockLines((compared.body[language]?.content ?? []) as Node[]));
  if (!('sections' in compared)) return [...materialLines(compared.material), ...body];
  const { title, summary, outcomes, sections, stages = [] } = compared;
  return [
    ...filled([title[language], summary[language], ...outcomes.map((text) => text[language])]),
    ...filled(
      sections.flatMap((section) =>
        [section.title, ...section.lessons.map((one) => one.title)].map((text) => text[language]),
      ),
    ),
    ...filled(stages.map((stage) => stage.title[language])),
    ...body,
  ];
}
