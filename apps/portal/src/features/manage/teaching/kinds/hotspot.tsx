import { useLingui } from '@lingui/react/macro';
import { MAX_OPTIONS } from '@stoa/machines/teaching-editor';
import { Checkbox } from '@stoa/ui/checkbox';
import { NumberField } from '@stoa/ui/number-field';
import { newOption } from '../question-form.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import { AreaRows } from './area-rows.tsx';
import type { EditorProps } from './editor.ts';
import { PictureFields } from './picture-fields.tsx';

/** A picture, and the areas of it that are marked. */
export function Hotspot(props: EditorProps) {
  const { draft, problems, onChange, language } = props;
  const { t, i18n } = useLingui();
  const { picture } = draft;
  return (
    <>
      <PictureFields {...props} />
      <AreaRows
        hint={t`Mark all areas that are right. Learners see outlines and numbers; names are read out and should not tell the answer.`}
        picture={picture}
        entries={draft.options}
        language={language}
        problem={problems.options}
        make={newOption}
        onChange={(options) => onChange({ options })}
      >
        {({ right }, change) => (
          <Checkbox isSelected={right} onChange={(isRight) => change({ right: isRight })}>
            {t({ message: 'Right', comment: 'Checkbox: an option is a right answer' })}
          </Checkbox>
        )}
      </AreaRows>
      <NumberField
        label={t`How many areas may be marked`}
        description={t`Leave empty for any number.`}
        minValue={1}
        maxValue={MAX_OPTIONS}
        value={picture.most}
        onChange={(most) => onChange({ picture: { ...picture, most } })}
        errorMessage={problems.most && i18n._(TEACHING_PROBLEM_MESSAGES[problems.most])}
        isOptional
      />
    </>
  );
}
