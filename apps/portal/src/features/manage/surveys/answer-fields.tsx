import { useLingui } from '@lingui/react/macro';
import type { FileTerms, SurveyDraftItem } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Skeleton } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { Suspense } from 'react';
import { useMessages } from '../../../i18n/use-messages.ts';
import { FileTermsFields } from '../teaching/kinds/file.tsx';
import { newChoice } from './survey-draft.ts';
import * as styles from './surveys.css.ts';

interface AnswerFieldsProps {
  item: SurveyDraftItem;
  onChange: (part: Partial<SurveyDraftItem>, mark: string | null) => void;
}

/** How the gaps of a text are filled. */
export function GapFields({ item, onChange }: AnswerFieldsProps) {
  const { t } = useLingui();
  const isChosen = item.options.length > 0;
  return (
    <>
      <Text
        size="sm"
        tone="muted"
      >{t`Write [[1]], [[2]] and so on into the text, where a gap belongs.`}</Text>
      <RadioGroup
        label={t`Gaps are filled`}
        orientation="horizontal"
        value={isChosen ? 'chosen' : 'typed'}
        onChange={(value) =>
          onChange({ options: value === 'chosen' ? [newChoice(), newChoice()] : [] }, null)
        }
      >
        <Radio value="typed">{t({ message: 'by typing', comment: 'How gaps are filled' })}</Radio>
        <Radio value="chosen">
          {t({ message: 'by choosing from options', comment: 'How gaps are filled' })}
        </Radio>
      </RadioGroup>
    </>
  );
}

/** Which files answer a question, and why they may not. */
export function FileFields({
  item,
  takesFiles,
  onChange,
}: AnswerFieldsProps & {
  /** Whether answers of the survey may have files. */
  takesFiles: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      {takesFiles ? null : (
        <Banner tone="warning">
          {t`A file can tell who sent it. To publish this question, turn off “Anonymous” and let people answer once per person.`}
        </Banner>
      )}
      {item.files ? (
        <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
          <Terms terms={item.files} onChange={(files) => onChange({ files }, null)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Terms({ terms, onChange }: { terms: FileTerms; onChange: (terms: FileTerms) => void }) {
  // The fields are those of exams.
  useMessages('teaching');
  return (
    <div className={styles.part}>
      <FileTermsFields terms={terms} onChange={onChange} />
    </div>
  );
}
