import { useLingui } from '@lingui/react/macro';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { SectionHead } from '@stoa/ui/section-head';
import type { EditorProps } from './editor.ts';

/** Whether a statement is so. */
export function TrueFalse({ draft: { options }, onChange }: EditorProps) {
  const { t } = useLingui();
  const isTrue = options[0]?.right ?? false;
  return (
    <>
      <SectionHead title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
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
        <Radio value="true">{t({ message: 'True', comment: 'A statement' })}</Radio>
        <Radio value="false">{t({ message: 'False', comment: 'A statement' })}</Radio>
      </RadioGroup>
    </>
  );
}
