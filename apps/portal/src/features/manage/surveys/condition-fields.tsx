import { useLingui } from '@lingui/react/macro';
import type { SurveyCondition } from '@stoa/api/schema';
import { branchValues, conditionFault } from '@stoa/api/survey-branches';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { SomeChoicesField } from '../../../shared/choice-fields.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { textIn } from '../texts.ts';
import type { PlacedItem } from './survey-draft.ts';
import * as styles from './surveys.css.ts';

const ALWAYS = 'always:';

interface ConditionFieldsProps {
  condition: SurveyCondition | null;
  /** The questions that can be named: earlier ones that are chosen from. */
  sources: readonly PlacedItem[];
  /** Whether a place names its page. */
  hasPages: boolean;
  language: Language;
  onChange: (condition: SurveyCondition | null) => void;
}

/** When a question is asked: always, or after certain answers to an earlier one. Nothing where there is none. */
export function ConditionFields({ condition, sources, hasPages, language, onChange }: ConditionFieldsProps) {
  const { t } = useLingui();
  const nameOf = usePlaceName(hasPages, language);
  if (sources.length === 0 && !condition) return null;
  const items = sources.map(({ item }) => item);
  const fault = condition ? conditionFault(condition, items) : undefined;
  const source = items.find(({ id }) => id === condition?.itemId);
  const choose = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId);
    onChange(item ? { itemId, is: true, values: branchValues(item).slice(0, 1) } : null);
  };
  return (
    <>
      <Select
        label={t({ message: 'Show this question', comment: 'Field: always, or after certain answers' })}
        value={!condition ? ALWAYS : source ? condition.itemId : null}
        errorMessage={
          fault === 'SOURCE'
            ? t`The question that this depends on is gone, comes later, or has no answers to choose from. Choose another one, or always show this question.`
            : undefined
        }
        onChange={(itemId) => choose(String(itemId))}
      >
        <SelectItem id={ALWAYS}>{t`Always`}</SelectItem>
        {sources.map((placed) => (
          <SelectItem key={placed.item.id} id={placed.item.id} textValue={nameOf(placed)}>
            <UserText>{nameOf(placed)}</UserText>
          </SelectItem>
        ))}
      </Select>
      {condition && source ? (
        <Answers condition={condition} source={source} language={language} onChange={onChange} />
      ) : null}
    </>
  );
}

/** "After question 1: …", with its page where there are several. */
function usePlaceName(hasPages: boolean, language: Language) {
  const { t } = useLingui();
  const own = useLanguage();
  return ({ item, page, position }: PlacedItem): string => {
    const text = textIn(item.text, language).text || t`Untitled`;
    const question = formatNumber(position, own);
    const number = formatNumber(page, own);
    return hasPages
      ? t({
          message: `Depending on page ${number}, question ${question}: ${text}`,
          comment: 'Choice of the field “Show this question”; the last is the text of a question',
        })
      : t({
          message: `Depending on question ${question}: ${text}`,
          comment: 'Choice of the field “Show this question”; the last is the text of a question',
        });
  };
}

function Answers({
  condition,
  source,
  language,
  onChange,
}: {
  condition: SurveyCondition;
  source: PlacedItem['item'];
  language: Language;
  onChange: (condition: SurveyCondition) => void;
}) {
  const { t } = useLingui();
  const own = useLanguage();
  const id = useId();
  const options = branchValues(source).map((key, index) => {
    const option = source.options.find((one) => one.key === key);
    const number = formatNumber(index + 1, own);
    const text = option
      ? textIn(option.text, language).text ||
        t({ message: `Option ${number}`, comment: 'Answer to choose from' })
      : formatNumber(Number(key), own);
    return { key, text };
  });
  const chosen = options.map(({ key }) => key).filter((key) => condition.values.includes(key));
  return (
    <div
      className={styles.part}
      role="group"
      id={id}
      aria-label={t({ message: 'Condition', context: 'survey', comment: 'When a question is shown' })}
    >
      <RadioGroup
        label={t({
          message: 'When to show it',
          context: 'survey',
          comment: 'Field: a question is shown if …',
        })}
        value={condition.is ? 'is' : 'isNot'}
        onChange={(value) => onChange({ ...condition, is: value === 'is' })}
      >
        <Radio value="is">{t`If one of these answers was chosen`}</Radio>
        <Radio value="isNot">{t`If none of these answers was chosen`}</Radio>
      </RadioGroup>
      <SomeChoicesField
        label={t({
          message: 'Answers',
          context: 'survey condition',
          comment: 'Those that a condition names',
        })}
        labelledBy={id}
        options={options}
        chosen={chosen}
        onChange={(values) => onChange({ ...condition, values })}
      />
      {chosen.length === 0 ? (
        <Text tone="danger" size="sm" role="alert">
          {t`Choose at least one answer.`}
        </Text>
      ) : null}
      <Text size="sm" tone="muted">
        {t`People who did not answer that question do not see this one.`}
      </Text>
    </div>
  );
}
