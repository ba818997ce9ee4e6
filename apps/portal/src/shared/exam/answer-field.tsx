import { RubricView } from '../rubric/rubric-view.tsx';
import type { AnswerProps } from './kinds/kind.ts';
import { KIND_VIEWS } from './kinds/registry.ts';

/** Where a question is answered, by its kind, and by what the answer will be graded. */
export function AnswerField(props: AnswerProps) {
  const { kind, rubric } = props.question;
  const { Answer } = KIND_VIEWS[kind];
  return (
    <>
      {rubric ? <RubricView rubric={rubric} /> : null}
      <Answer {...props} />
    </>
  );
}
