import type { ResultProps } from './kinds/kind.ts';
import { KIND_VIEWS } from './kinds/registry.ts';

/** What was answered, and what is right where that is shown. */
export function AnswerResult(props: ResultProps) {
  const { Result } = KIND_VIEWS[props.question.kind];
  return <Result {...props} />;
}
