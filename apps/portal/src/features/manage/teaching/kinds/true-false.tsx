import { useLingui } from '@lingui/react/macro';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { SectionHeader } from '@stoa/ui/section-header';
import type { EditorProps } from './editor.ts';
import { OptionFeedback } from './option-feedback.tsx';

/** Whether a statement is so. */
export function TrueFalse(props: EditorProps) {
  const {
    draft: { options },
    onChange,
  } = props;
  const { t } = useLingui();
  const names = {
    true: t({ message: 'True', comment: 'A statement' }),
    false: t({ message: 'False', comment: 'A statement' }),
  };
  const isTrue = options[0]?.right ?? false;
  return (
    <>
      <SectionHeader title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
      <RadioGroup
        label={t`The statement is`}
        orientation="horizontal"
        value={isTrue ? 'true' : 'false'}
        onChange={(value) =>
          onChange({
            options: options.map((option, index) => ({
              ...option,
              right: (index === 0) === (value === 'true'),
            })),
          })
        }
      >
        <Radio value="true">{names.true}</Radio>
        <Radio value="false">{names.false}</Radio>
      </RadioGroup>
      <OptionFeedback {...props} nameOf={(index) => (index === 0 ? names.true : names.false)} />
    </>
  );
}
