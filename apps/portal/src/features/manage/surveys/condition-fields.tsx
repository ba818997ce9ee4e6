import { useLingui } from '@lingui/react/macro';
import type { SurveyCondition } from '@stoa/api/schema';
import { branchValues, conditionFault } from '@stoa/api/survey-branches';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Select, SelectItem } from '@stoa/ui/select';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { SomeChoicesField } from '../../../shared/choice-fields.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { textIn } from '../texts.ts';
import { optionWords } from './option-words.ts';
import type { PlacedItem } from './survey-draft.ts';
import * as styles from './surveys.css.ts';

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
  const last = sources.at(-1)?.item;
  if (!last && !condition) return null;
  return (
    <>
      <Switch
        isSelected={condition !== null}
        onChange={(isOn) => onChange(isOn && last ? firstOf(last) : null)}
      >
        {t({ message: 'Show only after certain answers', comment: 'Switch: of a question of a survey' })}
      </Switch>
      {condition ? (
        <Condition
          condition={condition}
          sources={sources}
          hasPages={hasPages}
          language={language}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}

/** A condition to begin with. */
const firstOf = (source: PlacedItem['item']): SurveyCondition => ({
  itemId: source.id,
  is: true,
  values: branchValues(source).slice(0, 1),
});

function Condition({
  condition,
  sources,
  hasPages,
  language,
  onChange,
}: ConditionFieldsProps & { condition: SurveyCondition }) {
  const { t } = useLingui();
  const nameOf = usePlaceName(hasPages, language);
  const items = sources.map(({ item }) => item);
  const source = items.find(({ id }) => id === condition.itemId);
  return (
    <>
      <Select
        label={t({
          message: 'Earlier question',
          comment: 'Field: its answers decide whether another is shown',
        })}
        value={source?.id ?? null}
        errorMessage={
          conditionFault(condition, items) === 'SOURCE'
            ? t`The earlier question is gone, comes later now, or has no answers to choose from. Choose another one, or turn the condition off.`
            : undefined
        }
        onChange={(itemId) => {
          const item = items.find(({ id }) => id === itemId);
          if (item && item !== source) onChange(firstOf(item));
        }}
      >
        {sources.map((placed) => (
          <SelectItem key={placed.item.id} id={placed.item.id} textValue={nameOf(placed)}>
            <UserText>{nameOf(placed)}</UserText>
          </SelectItem>
        ))}
      </Select>
      {source ? (
        <Answers condition={condition} source={source} language={language} onChange={onChange} />
      ) : null}
    </>
  );
}

/** "Question 1: …", with its page where there are several. */
function usePlaceName(hasPages: boolean, language: Language) {
  const { t } = useLingui();
  const own = useLanguage();
  return ({ item, page, position }: PlacedItem): string => {
    const text = textIn(item.text, language).text || t`Untitled`;
    const question = formatNumber(position, own);
    const number = formatNumber(page, own);
    return hasPages
      ? t({
          message: `Page ${number}, question ${question}: ${text}`,
          comment: 'Of a survey; the last is the text of the question',
        })
      : t({
          message: `Question ${question}: ${text}`,
          comment: 'Of a survey; the last is the text of the question',
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
      ? optionWords(option, language) || t({ message: `Option ${number}`, comment: 'Answer to choose from' })
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
