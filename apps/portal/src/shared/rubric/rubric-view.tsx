import { useLingui } from '@lingui/react/macro';
import type { RubricCriterion } from '@stoa/api/schema';
import { Disclosure } from '@stoa/ui/disclosure';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import * as styles from './rubric.css.ts';
import { useLevelPoints } from './use-level-points.ts';

/** What an answer will be graded by, for whoever asks. */
export function RubricView({ rubric }: { rubric: readonly RubricCriterion[] }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t({ message: 'Rubric', comment: 'Criteria by which work is graded' })}>
      <RubricCriteria rubric={rubric} />
    </Disclosure>
  );
}

/** The criteria with the points of their levels. */
export function RubricCriteria({ rubric }: { rubric: readonly RubricCriterion[] }) {
  const points = useLevelPoints();
  return (
    <Stack gap="3">
      {rubric.map(({ id, title, levels }) => (
        <Stack key={id} gap="1">
          <Text weight="semibold">
            <FormulaText>{title}</FormulaText>
          </Text>
          <ul className={styles.levels}>
            {levels.map((level) => (
              <li key={level.id}>
                <FormulaText>{level.title}</FormulaText> · {points(level.points)}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
