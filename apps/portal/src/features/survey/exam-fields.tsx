import { gapKeys } from '@stoa/api/survey-gaps';
import { useMessages } from '../../i18n/use-messages.ts';
import { FileAnswer } from '../../shared/exam/kinds/file.tsx';
import { GapsAnswer } from '../../shared/exam/kinds/pairs.tsx';
import type { QuestionFieldProps } from './question-field.tsx';

/** Where the gaps of a text are filled, as in an exam. */
export function GapsField({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  useMessages('exam');
  return (
    <GapsAnswer
      question={{
        options: item.options,
        parts: (gapKeys(item.text) ?? []).map((key) => ({ key, text: '' })),
      }}
      labelledBy={labelledBy}
      answer={{ choice: [], text: '', parts: answer?.parts }}
      onChange={({ parts = [] }) => onChange({ parts })}
    />
  );
}

/** Where a question is answered with files, as in an exam. */
export function FileField({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  useMessages('exam');
  return (
    <FileAnswer
      question={item}
      labelledBy={labelledBy}
      answer={{ choice: [], text: '', files: answer?.files }}
      onChange={({ files = [] }) => onChange({ files })}
    />
  );
}
