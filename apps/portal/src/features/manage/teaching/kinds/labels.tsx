import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../../shared/format.ts';
import { newOption, newPart } from '../question-form.ts';
import * as teachingStyles from '../teaching.css.ts';
import { AreaRows } from './area-rows.tsx';
import type { EditorProps } from './editor.ts';
import { PictureFields } from './picture-fields.tsx';
import { RightOption } from './right-option.tsx';
import { TextEntries } from './text-entries.tsx';

/** A picture, labels, and the areas that want one each. */
export function Labels(props: EditorProps) {
  const { draft, problems, onChange, language } = props;
  const { t } = useLingui();
  const { picture, options, parts } = draft;
  const nameOf = (index: number) => {
    const number = formatNumber(index + 1, language);
    return t({ message: `Label ${number}`, context: 'exam', comment: 'That an area of a picture can get' });
  };
  return (
    <>
      <PictureFields {...props} />
      <TextEntries
        title={t({ message: 'Labels', context: 'exam', comment: 'Heading: that areas of a picture can get' })}
        hint={t`A label may be right for several areas, or for none.`}
        addLabel={t({
          message: 'Add a label',
          context: 'exam',
          comment: 'That an area of a picture can get',
        })}
        nameOf={nameOf}
        entries={options}
        language={language}
        problem={problems.options}
        make={newOption}
        onChange={(changed) => onChange({ options: changed })}
      />
      <AreaRows
        hint={t`Choose the right label for each area. Learners see outlines and numbers; names are read out and should not tell the answer.`}
        picture={picture}
        entries={parts}
        language={language}
        problem={problems.parts}
        make={newPart}
        onChange={(changed) => onChange({ parts: changed })}
      >
        {({ right }, change) => (
          <div className={teachingStyles.wide}>
            <RightOption
              label={t({ message: 'Right label', context: 'exam', comment: 'Of an area of a picture' })}
              options={options}
              nameOf={nameOf}
              language={language}
              value={right}
              isMissing={problems.parts === 'NO_RIGHT'}
              onChange={(key) => change({ right: key })}
            />
          </div>
        )}
      </AreaRows>
    </>
  );
}
