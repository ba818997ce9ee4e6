import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { EnlargeableEntries } from '../enlarging/enlargeable-entries.tsx';
import { RubricView } from '../rubric/rubric-view.tsx';
import type { AnswerProps } from './kinds/kind.ts';
import { KIND_VIEWS } from './kinds/registry.ts';

/** Where a question is answered, by its kind, and by what the answer will be graded. */
export function AnswerField(props: AnswerProps) {
  const { kind, rubric, lang, options, parts = [] } = props.question;
  const isOther = lang !== useLanguage();
  const { Answer } = KIND_VIEWS[kind];
  return (
    <>
      {rubric ? <RubricView rubric={rubric} /> : null}
      <EnlargeableEntries entries={[...parts, ...options]} lang={isOther ? toTag(lang) : undefined}>
        <Answer {...props} />
      </EnlargeableEntries>
    </>
  );
}
