import type { RubricChoice, RubricCriterion } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../format.ts';

/** Which levels were chosen, with their points. */
export function RubricResult({
  rubric,
  choices,
}: {
  rubric: readonly RubricCriterion[];
  choices: readonly RubricChoice[];
}) {
  const language = useLanguage();
  return rubric.map(({ id, title, levels }) => {
    const chosen = choices.find(({ criterionId }) => criterionId === id);
    const level = levels.find((one) => one.id === chosen?.levelId);
    return level ? (
      <Text key={id}>
        <FormulaText>{title}</FormulaText> · <FormulaText>{level.title}</FormulaText>{' '}
        <Badge>{formatNumber(level.points, language)}</Badge>
      </Text>
    ) : null;
  });
}
