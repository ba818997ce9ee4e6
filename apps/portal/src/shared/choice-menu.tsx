import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { Button } from '@stoa/ui/button';
import { Menu, MenuItem } from '@stoa/ui/menu';

export interface ChoiceMenuProps<Value extends string> {
  /** What stands on the button: the choice with its name, such as "Sort: newest". */
  text: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, on a button that opens them: for choices whose names are long in some languages. */
export function ChoiceMenu<Value extends string>({ text, choices, value, onChange }: ChoiceMenuProps<Value>) {
  return (
    <Menu
      trigger={
        <Button size="sm" iconEnd={CaretDownIcon}>
          {text}
        </Button>
      }
      selectionMode="single"
      selectedKeys={[value]}
      onAction={(key) => {
        const chosen = choices.find((choice) => choice.value === key);
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} id={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
