import type { AnswerProps } from './kinds/kind.ts';
import { KIND_VIEWS } from './kinds/registry.ts';

/** Where a question is answered, by its kind. */
export function AnswerField(props: AnswerProps) {
  const { Answer } = KIND_VIEWS[props.question.kind];
  return <Answer {...props} />;
}
