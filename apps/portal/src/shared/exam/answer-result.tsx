import { EnlargeableEntries } from '../enlarging/enlargeable-entries.tsx';
import type { ResultProps } from './kinds/kind.ts';
import { KIND_VIEWS } from './kinds/registry.ts';

/** What was answered, and what is right where that is shown. */
export function AnswerResult(props: ResultProps) {
  const { kind, options, parts = [] } = props.question;
  const { Result } = KIND_VIEWS[kind];
  return (
    <EnlargeableEntries entries={[...parts, ...options]} lang={props.lang}>
      <Result {...props} />
    </EnlargeableEntries>
  );
}
