import { useLingui } from '@lingui/react/macro';
import { ChoiceMenu, type ChoiceMenuProps } from './choice-menu.tsx';

const ALL = 'all';

/** The order of a list, on a button that names it. */
export function SortMenu<Value extends string>(props: Omit<ChoiceMenuProps<Value>, 'text'>) {
  const { t } = useLingui();
  const sortName = props.choices.find(({ value }) => value === props.value)?.label ?? '';
  const text = t({
    message: `Sort: ${sortName}`,
    comment: 'Button; the order of the list follows, such as: Newest',
  });
  return <ChoiceMenu {...props} text={text} />;
}

interface FilterMenuProps<Value extends string> {
  /** What stands for no filter, such as "All roles". */
  all: string;
  choices: readonly {
    value: Value;
    label: string;
    /** In the menu, where it says more there. */ text?: string;
  }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Narrows a list to one of several, or not at all. */
export function FilterMenu<Value extends string>({ all, choices, value, onChange }: FilterMenuProps<Value>) {
  return (
    <ChoiceMenu<string>
      text={choices.find((choice) => choice.value === value)?.label ?? all}
      choices={[
        { value: ALL, label: all },
        ...choices.map(({ value: known, label, text = label }) => ({ value: known, label: text })),
      ]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(choices.find((choice) => choice.value === chosen)?.value)}
    />
  );
}
