import { Checkbox } from '@stoa/ui/checkbox';
import { OptionPicture } from '@stoa/ui/option-picture';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { FormulaText, nameWithFormulas } from '@stoa/ui/formula-text';
import { useId, type ReactNode } from 'react';
import * as styles from './choice-fields.css.ts';
import { pictureOf, type Pictured } from './option-words.ts';

interface ChoiceFieldProps {
  /** Says what to do: "Choose one answer". */
  label: string;
  /** Id of the question's text, which names the field. */
  labelledBy: string;
  options: readonly ({ key: string } & Pictured)[];
  /** Keys of what is chosen. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** What is heard of an option: its words, then what its picture shows. */
const nameOf = ({ text, picture }: Pictured): string | undefined => {
  const words = nameWithFormulas(text);
  return picture ? [words ?? text, picture.alt].filter(Boolean).join(': ') : words;
};

/** The picture of an option among options with pictures; left out where none has one. */
function pictureIn(options: ChoiceFieldProps['options'], option: Pictured): { picture?: ReactNode } {
  if (!options.some(({ picture }) => picture)) return {};
  const shown = pictureOf(option);
  return { picture: shown ? <OptionPicture {...shown} /> : null };
}

/** Where one of some options that people wrote is chosen. */
export function OneChoiceField({ label, labelledBy, options, chosen, onChange }: ChoiceFieldProps) {
  return (
    <RadioGroup
      label={label}
      aria-labelledby={labelledBy}
      orientation={options.some(({ picture }) => picture) ? 'grid' : 'vertical'}
      value={chosen[0] ?? null}
      onChange={(key) => onChange([key])}
    >
      {options.map((option) => (
        <Radio
          key={option.key}
          value={option.key}
          aria-label={nameOf(option)}
          {...pictureIn(options, option)}
        >
          <FormulaText>{option.text}</FormulaText>
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Where any of some options that people wrote are chosen; they are told in the order of the options. */
export function SomeChoicesField({ label, labelledBy, options, chosen, onChange }: ChoiceFieldProps) {
  const id = useId();
  const boxes = options.map((option) => (
    <Checkbox
      key={option.key}
      aria-label={nameOf(option)}
      isSelected={chosen.includes(option.key)}
      onChange={(isOn) =>
        onChange(
          options.map(({ key }) => key).filter((key) => (key === option.key ? isOn : chosen.includes(key))),
        )
      }
      {...pictureIn(options, option)}
    >
      <FormulaText>{option.text}</FormulaText>
    </Checkbox>
  ));
  return (
    <Stack gap="2" role="group" aria-labelledby={`${labelledBy} ${id}`}>
      <Text as="div" weight="medium" size="sm" id={id}>
        {label}
      </Text>
      {options.some(({ picture }) => picture) ? <div className={styles.pictures}>{boxes}</div> : boxes}
    </Stack>
  );
}
