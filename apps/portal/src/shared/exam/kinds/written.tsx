import { useLingui } from '@lingui/react/macro';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { Formulas, FormulaText } from '@stoa/ui/formula-text';
import { FormulaPreview } from '../formula-preview.tsx';
import * as styles from '../answer-field.css.ts';
import type { AnswerProps, KindViews, ResultProps } from './kind.ts';

const ESSAY_ROWS = 12;

function ShortText({ question, labelledBy, answer, onChange }: AnswerProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your answer`}
      aria-describedby={labelledBy}
      autoComplete="off"
      spellCheck="false"
      maxLength={question.maxLength ?? undefined}
      value={answer?.text ?? ''}
      onChange={(text) => onChange({ choice: [], text })}
      className={styles.short}
    />
  );
}

function NumberText({ question, labelledBy, answer, onChange }: AnswerProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your answer`}
      description={t`A number`}
      aria-describedby={labelledBy}
      autoComplete="off"
      inputMode="decimal"
      direction="ltr"
      normalizesDigits
      maxLength={question.maxLength ?? undefined}
      end={question.unit ? <span className={styles.unit}>{question.unit}</span> : null}
      value={answer?.text ?? ''}
      onChange={(text) => onChange({ choice: [], text })}
      className={styles.short}
    />
  );
}

function Essay({ question, labelledBy, answer, onChange }: AnswerProps) {
  const { t } = useLingui();
  const most = question.maxLength ?? undefined;
  return (
    <div className={styles.words}>
      <TextArea
        label={t`Your answer`}
        aria-describedby={labelledBy}
        rows={ESSAY_ROWS}
        maxLength={most}
        value={answer?.text ?? ''}
        // The server takes no more: what is longer is cut, so that what counts is what is seen.
        onChange={(text) => onChange({ choice: [], text: text.slice(0, most) })}
      />
      <FormulaPreview text={answer?.text ?? ''} />
    </div>
  );
}

export function WrittenResult({ question, answer, rightText, isOwn }: ResultProps) {
  const { t } = useLingui();
  const unit = question.unit ?? '';
  return (
    <>
      <div className={styles.words}>
        <Text size="sm" weight="semibold">
          {isOwn
            ? t`Your answer`
            : t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })}
        </Text>
        {answer?.text ? (
          <Text preserveLines>
            <FormulaText>{answer.text}</FormulaText> {unit}
          </Text>
        ) : (
          <Text tone="muted">{t({ message: 'Not answered', comment: 'A question' })}</Text>
        )}
      </div>
      {rightText === null ? null : (
        <div className={styles.words}>
          <Text size="sm" weight="semibold">{t`Right answer`}</Text>
          <Text>
            <Formulas>{rightText}</Formulas> {unit}
          </Text>
        </div>
      )}
    </>
  );
}

export const shortText: KindViews = { Answer: ShortText, Result: WrittenResult };
export const numberText: KindViews = { Answer: NumberText, Result: WrittenResult };
export const essay: KindViews = { Answer: Essay, Result: WrittenResult };
