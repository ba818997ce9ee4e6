import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@stoa/ui/number-field';
import { Text } from '@stoa/ui/text';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';
import { EXACT, NumberAnswer } from './number.tsx';

/** A number, and the range it is chosen of. */
export function SliderAnswer(props: EditorProps) {
  const { draft, problems, onChange } = props;
  const { t, i18n } = useLingui();
  const { range } = draft;
  const field = (label: string, name: 'min' | 'max' | 'step') => (
    <NumberField
      label={label}
      value={range[name]}
      onChange={(value) => onChange({ range: { ...range, [name]: value ?? 0 } })}
      step={0.000001}
      formatOptions={EXACT}
      hideSteppers
    />
  );
  return (
    <>
      <NumberAnswer {...props} />
      <div className={teachingStyles.fields}>
        {field(t({ message: 'Lowest number', comment: 'Of a slider' }), 'min')}
        {field(t({ message: 'Highest number', comment: 'Of a slider' }), 'max')}
        {field(
          t({ message: 'Step', context: 'exam', comment: 'From one number of a slider to the next' }),
          'step',
        )}
      </div>
      {problems.range ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problems.range])}
        </Text>
      ) : null}
    </>
  );
}
