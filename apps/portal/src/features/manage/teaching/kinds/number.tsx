import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@stoa/ui/checkbox';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { TextField } from '@stoa/ui/text-field';
import { TEACHING_LENGTHS } from '@stoa/machines/teaching-editor';
import { toTag } from '../../../../i18n/languages.ts';
import { textIn } from '../../texts.ts';
import { WHOLE_PERCENT } from '../question-form.ts';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';

export const EXACT = { maximumFractionDigits: 10 };
const HALF_PERCENT = 50;

/** The number that is right, and how far off an answer may be. */
export function NumberAnswer({ draft, problems, onChange, language }: EditorProps) {
  const { t, i18n } = useLingui();
  const { near } = draft;
  return (
    <>
      <SectionHeader title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
      <div className={teachingStyles.fields}>
        <NumberField
          label={t`Right number`}
          value={draft.value}
          onChange={(value) => onChange({ value })}
          step={0.0000000001}
          formatOptions={EXACT}
          hideSteppers
          errorMessage={problems.value && i18n._(TEACHING_PROBLEM_MESSAGES[problems.value])}
          isRequired
        />
        <NumberField
          label={t({ message: 'Tolerance', comment: 'How far off a number may be' })}
          minValue={0}
          value={draft.tolerance}
          onChange={(tolerance) => onChange({ tolerance: tolerance ?? 0 })}
          step={0.0000000001}
          formatOptions={EXACT}
          hideSteppers
        />
        <TextField
          label={t({ message: 'Unit', comment: 'What a number counts or measures' })}
          lang={toTag(language)}
          maxLength={TEACHING_LENGTHS.unit}
          value={draft.unit[language] ?? ''}
          placeholder={textIn(draft.unit, language).text || ' '}
          onChange={(text) => onChange({ unit: { ...draft.unit, [language]: text } })}
          isOptional
        />
      </div>
      <Checkbox isSelected={draft.isRelative} onChange={(isRelative) => onChange({ isRelative })}>
        {t`Tolerances are in percent of the right number`}
      </Checkbox>
      <Checkbox
        isSelected={near !== null}
        onChange={(isOn) =>
          onChange({ near: isOn ? { tolerance: draft.tolerance * 2, percent: HALF_PERCENT } : null })
        }
      >
        {t`Give part of the points for numbers that are a little further off`}
      </Checkbox>
      {near ? (
        <div className={teachingStyles.fields}>
          <NumberField
            label={t`Wider tolerance`}
            minValue={0}
            value={near.tolerance}
            onChange={(tolerance) => onChange({ near: { ...near, tolerance: tolerance ?? 0 } })}
            step={0.0000000001}
            formatOptions={EXACT}
            hideSteppers
          />
          <NumberField
            label={t({ message: 'Share of the points (%)', comment: 'That an answer gets' })}
            minValue={1}
            maxValue={WHOLE_PERCENT}
            value={near.percent}
            onChange={(percent) => onChange({ near: { ...near, percent: percent ?? HALF_PERCENT } })}
            hideSteppers
          />
        </div>
      ) : null}
    </>
  );
}
