import type { RubricChoice, RubricCriterion } from '@stoa/api/schema';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { FormulaText, hasFormulas, withoutDelimiters } from '@stoa/ui/formula-text';
import { useLevelPoints } from './use-level-points.ts';

interface RubricFieldsProps {
  rubric: readonly RubricCriterion[];
  choices: readonly RubricChoice[];
  onChoose: (choice: RubricChoice) => void;
  /** Said of each criterion that has no level. */
  missing?: string | undefined;
}

/** A level is chosen for each criterion. */
export function RubricFields({ rubric, choices, onChoose, missing }: RubricFieldsProps) {
  const points = useLevelPoints();
  return rubric.map(({ id, title, levels }) => {
    const chosen = choices.find(({ criterionId }) => criterionId === id)?.levelId ?? null;
    return (
      <RadioGroup
        key={id}
        label={<FormulaText>{title}</FormulaText>}
        value={chosen}
        onChange={(levelId) => onChoose({ criterionId: id, levelId })}
        errorMessage={chosen === null ? missing : undefined}
      >
        {levels.map((level) => (
          <Radio
            key={level.id}
            value={level.id}
            aria-label={
              hasFormulas(level.title)
                ? `${withoutDelimiters(level.title)} · ${points(level.points)}`
                : undefined
            }
            description={points(level.points)}
          >
            <FormulaText>{level.title}</FormulaText>
          </Radio>
        ))}
      </RadioGroup>
    );
  });
}
