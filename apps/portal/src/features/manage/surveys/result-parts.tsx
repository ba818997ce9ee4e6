import { useLingui } from '@lingui/react/macro';
import type { SurveyItem, SurveyResultItem } from '@stoa/api/schema';
import { BarList } from '@stoa/ui/bar-list';
import { FactList } from '@stoa/ui/fact-list';
import { FormulaText } from '@stoa/ui/formula-text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import { choicesOf } from './result-choices.ts';

/** How often something was chosen, with its share of all who answered the question. */
export function useSayCount(answerCount: number) {
  const { t } = useLingui();
  const language = useLanguage();
  return (count: number): string => {
    const countText = formatNumber(count, language);
    const share = formatShare(count / Math.max(1, answerCount), language);
    return t({ message: `${countText} (${share})`, comment: 'How many, and their share: “30 (71%)”' });
  };
}

/** How often each option was chosen. */
export function Choices({ result, labelledBy }: { result: SurveyResultItem; labelledBy: string }) {
  const { answerCount, counts, item } = result;
  const language = useLanguage();
  const say = useSayCount(answerCount);
  return (
    <BarList
      labelledBy={labelledBy}
      items={choicesOf(item, language).map(({ key, text }) => {
        const count = counts.find((one) => one.key === key)?.count ?? 0;
        return {
          id: key,
          label: <FormulaText isInLine>{text}</FormulaText>,
          share: count / answerCount,
          text: say(count),
        };
      })}
    />
  );
}

/** What the ends of a scale or a slider mean, where that is said. */
export function Ends({
  item: { min, max, range = { min, max, step: 1 }, lowLabel, highLabel },
}: {
  item: SurveyItem;
}) {
  const language = useLanguage();
  const ends = [
    { step: range.min, label: lowLabel },
    { step: range.max, label: highLabel },
  ].filter(({ label }) => label !== '');
  return ends.map(({ step, label }, index) => (
    <span key={step}>
      {index > 0 ? ' · ' : ''}
      {formatNumber(step, language)}: <UserText>{label}</UserText>
    </span>
  ));
}

/** Numbers that people gave, taken together. */
export function Facts({
  result: { numbers, item },
  more,
}: {
  result: SurveyResultItem;
  more: readonly { id: string; label: string; value: string }[];
}) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!numbers) return null;
  const say = (value: number) => formatNumber(Math.round(value * 100) / 100, language);
  return (
    <FactList
      variant="tiles"
      facts={[
        { id: 'mean', label: t({ message: 'Average', comment: 'Of numbers' }), value: say(numbers.mean) },
        { id: 'median', label: t({ message: 'Median', comment: 'Of numbers' }), value: say(numbers.median) },
        ...(item.kind === 'scale'
          ? []
          : [
              {
                id: 'lowest',
                label: t({ message: 'Lowest', comment: 'Of numbers' }),
                value: say(numbers.lowest),
              },
              {
                id: 'highest',
                label: t({ message: 'Highest', comment: 'Of numbers' }),
                value: say(numbers.highest),
              },
            ]),
        ...more,
      ]}
    />
  );
}
