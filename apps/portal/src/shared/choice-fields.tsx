import { Checkbox } from '@stoa/ui/checkbox';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { FormulaText, nameWithFormulas } from '@stoa/ui/formula-text';
import { useId } from 'react';

interface ChoiceFieldProps {
  /** Says what to do: "Choose one answer". */
  label: string;
  /** Id of the question's text, which names the field. */
  labelledBy: string;
  options: readonly { key: string; text: string }[];
  /** Keys of what is chosen. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Where one of some options that people wrote is chosen. */
export function OneChoiceField({ label, labelledBy, options, chosen, onChange }: ChoiceFieldProps) {
  return (
    <RadioGroup
      label={label}
      aria-labelledby={labelledBy}
      value={chosen[0] ?? null}
      onChange={(key) => onChange([key])}
    >
      {options.map(({ key, text }) => (
        <Radio key={key} value={key} aria-label={nameWithFormulas(text)}>
          <FormulaText>{text}</FormulaText>
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Where any of some options that people wrote are chosen; they are told in the order of the options. */
export function SomeChoicesField({ label, labelledBy, options, chosen, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Stack gap="2" role="group" aria-labelledby={`${labelledBy} ${id}`}>
      <Text as="div" weight="medium" size="sm" id={id}>
        {label}
      </Text>
      {options.map(({ key, text }) => (
        <Checkbox
          key={key}
          aria-label={nameWithFormulas(text)}
          isSelected={chosen.includes(key)}
          onChange={(isOn) =>
            onChange(
              options
                .map((option) => option.key)
                .filter((other) => (other === key ? isOn : chosen.includes(other))),
            )
          }
        >
          <FormulaText>{text}</FormulaText>
        </Checkbox>
      ))}
    </Stack>
  );
}
