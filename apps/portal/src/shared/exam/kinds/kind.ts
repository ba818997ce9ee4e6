import type { AttemptResult, ExamAnswer, ExamQuestion } from '@stoa/api/schema';
import type { ComponentType } from 'react';
import type { Pictured } from '../../option-words.ts';

/** A file of an answer. */
export interface GivenFile {
  url: string;
  name: string;
  bytes: number;
}

/** What a person gives for an answer. */
export interface Given {
  choice: string[];
  text: string;
  parts?: { key: string; value: string }[];
  files?: GivenFile[];
}

export interface AnswerProps {
  question: ExamQuestion;
  /** Id of the question's text, which names the field. */
  labelledBy: string;
  answer:
    | Readonly<{
        choice: readonly string[];
        text: string;
        parts?: readonly Readonly<{ key: string; value: string }>[] | undefined;
        files?: readonly Readonly<GivenFile>[] | undefined;
      }>
    | undefined;
  onChange: (given: Given) => void;
}

export interface ResultProps {
  question: ExamQuestion;
  answer: ExamAnswer | null;
  rightChoice: readonly string[] | null;
  rightText: string | null;
  rightParts: NonNullable<AttemptResult['questions'][number]['rightParts']> | null;
  /** What is said of the options that were chosen. */
  optionFeedback?: AttemptResult['questions'][number]['optionFeedback'];
  /** Whether who answered reads it, not who grades. */
  isOwn: boolean;
  /** Language of the question where it is not the page's. */
  lang: string | undefined;
}

/** What the portal shows of a kind of questions. */
export interface KindViews {
  Answer: ComponentType<AnswerProps>;
  Result: ComponentType<ResultProps>;
}

/** An option or a part. */
type Entry = Pictured & { key: string };

/** Of a question with parts, whatever else it is. */
export type PartsProps = Omit<AnswerProps, 'question'> & {
  question: { options: readonly Entry[]; parts?: readonly Entry[] | undefined };
};

/** What a survey has of an area, or an exam. */
type Placed = Entry & { area?: NonNullable<ExamQuestion['options'][number]['area']> | undefined };

/** A question with areas of a picture, whatever else it is. */
export interface AreasQuestion {
  options: readonly Placed[];
  parts?: readonly Placed[] | undefined;
  picture?: { url: string; alt: string; width: number | null; height: number | null; most: number | null };
  /** Of its texts, where they do not stand among others of their language. */
  lang?: ExamQuestion['lang'];
}

/** A question that is answered by marking some of its options, whatever else it is. */
export type MarksProps = Omit<AnswerProps, 'question'>;

/** What was given to a part; empty for nothing. */
export const givenTo = (answer: AnswerProps['answer'] | null, key: string): string =>
  answer?.parts?.find((part) => part.key === key)?.value ?? '';

/** An answer in which a part has another value. */
export const withPart = ({ answer, question }: PartsProps, key: string, value: string): Given => ({
  choice: [],
  text: '',
  parts: (question.parts ?? []).flatMap((part) => {
    const said = part.key === key ? value : givenTo(answer, part.key);
    return said === '' ? [] : [{ key: part.key, value: said }];
  }),
});

/** Keeps what people wrote apart from the direction of the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
