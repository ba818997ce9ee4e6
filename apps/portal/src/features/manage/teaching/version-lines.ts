import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionInput, QuestionVersion } from '@stoa/api/schema';
import type { Language } from '../../../i18n/languages.ts';
import { textIn } from '../texts.ts';
import { TYPE_MESSAGES } from './teaching-messages.ts';

type Part = QuestionVersion['changed'][number];

/** What the parts of a question are called. */
export const PART_MESSAGES = {
  kind: msg({ message: 'Kind', comment: 'Of a question' }),
  points: msg({ message: 'Points', context: 'exam', comment: 'For a right answer' }),
  text: msg({ message: 'Text of the question', comment: 'What is asked' }),
  options: msg({ message: 'Options', comment: 'Answers to choose from' }),
  feedback: msg({
    message: 'Feedback',
    context: 'question',
    comment: 'Said of an option to those who chose it',
  }),
  parts: msg({ message: 'Parts', context: 'question', comment: 'Of a question that is answered in parts' }),
  key: msg({ message: 'Right answer' }),
  range: msg({ message: 'Scale', context: 'question', comment: 'From the lowest to the highest number' }),
  unit: msg({ message: 'Unit', comment: 'What a number counts or measures' }),
  picture: msg({ message: 'Picture', context: 'exam', comment: 'Of a question' }),
  pictures: msg({
    message: 'Pictures',
    context: 'question',
    comment: 'Of the options or the parts of a question',
  }),
  media: msg({ message: 'Audio or video', context: 'exam', comment: 'Heading: of a question' }),
  files: msg({ message: 'Files', context: 'question', comment: 'That a question is answered with' }),
  rubric: msg({ message: 'Rubric', comment: 'Criteria by which work is graded' }),
  explanation: msg({ message: 'Explanation', comment: 'Why an answer is right' }),
} satisfies Record<Part, MessageDescriptor>;

/** How a line is said. */
export interface LineWords {
  nameOf: (part: Part) => string;
  kindOf: (kind: QuestionInput['kind']) => string;
  /** What it is, and what it says. */
  line: (name: string, value: string) => string;
}

export const kindMessage = (kind: QuestionInput['kind']): MessageDescriptor => TYPE_MESSAGES[kind];

/** What a question says in a language, line by line: what a person would read, not how it is stored. */
export function linesOf(question: QuestionInput, language: Language, words: LineWords): string[] {
  const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language).text;
  const line = (part: Part, value: string | undefined) =>
    value ? [words.line(words.nameOf(part), value)] : [];
  const { options, number, range, picture, media, files, rubric = [], parts = [] } = question;
  const wordsAt = (index: number): string => {
    const { text = {}, picture: shown } = options[index] ?? {};
    return say(text) || (shown ? say(shown.alt) : '');
  };
  const accepted = (accepts: QuestionInput['accepts']) => accepts.map(({ pattern }) => pattern).join(' | ');
  return [
    ...line('kind', words.kindOf(question.kind)),
    ...line('points', String(question.points)),
    ...say(question.text)
      .split('\n')
      .filter((text) => text.trim() !== ''),
    ...line('picture', picture ? say(picture.alt) || picture.url : ''),
    ...line('media', media ? say(media.title) : ''),
    ...line('media', media ? say(media.transcript) : ''),
    ...options.flatMap(({ text, right, picture: shown, feedback = {} }) => [
      ...line(right ? 'key' : 'options', say(text) || (shown ? say(shown.alt) : '')),
      ...line('pictures', shown && say(text) ? say(shown.alt) : ''),
      ...line('feedback', say(feedback)),
    ]),
    ...parts.flatMap(({ text, right, accepts, picture: shown }, index) => [
      ...line('parts', say(text) || (shown ? say(shown.alt) : '') || String(index + 1)),
      ...line('pictures', shown && say(text) ? say(shown.alt) : ''),
      ...line('key', right === null ? accepted(accepts) : wordsAt(right)),
    ]),
    ...line('key', accepted(question.accepts)),
    ...line('range', range ? `${range.min} – ${range.max} (${range.step})` : ''),
    ...line('key', number ? `${number.value} ± ${number.tolerance}${number.isRelative ? '%' : ''}` : ''),
    ...line('unit', say(question.unit)),
    ...line('files', files ? `${files.most} × ${files.maxMegabytes} MB` : ''),
    ...rubric.flatMap(({ title, levels }) =>
      line(
        'rubric',
        `${say(title)} (${levels.map((level) => `${say(level.title)}: ${level.points}`).join(', ')})`,
      ),
    ),
    ...line('explanation', say(question.explanation)),
  ];
}
