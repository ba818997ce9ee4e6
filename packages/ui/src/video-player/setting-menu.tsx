import { useId } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { useDisclosure } from '../main-nav/use-disclosure.ts';
import { control, controlText } from './controls.css.ts';
import * as styles from './setting-menu.css.ts';

/** Props of `SettingMenu`. */
export interface SettingMenuProps {
  label: string;
  icon?: IconGlyph;
  /** What is chosen, on the button in place of an icon. */
  text?: string;
  /** The button is lit: captions are on. */
  isOn?: boolean;
  value: string;
  choices: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
}

/** A button over a list of choices of which one holds. Real radio buttons, so arrows and names come by themselves. */
export function SettingMenu({ label, icon, text, isOn, value, choices, onChoose }: SettingMenuProps) {
  const name = useId();
  const { isOpen, panelId, rootProps, triggerProps } = useDisclosure();
  return (
    <div {...rootProps} className={styles.setting}>
      <button
        type="button"
        {...triggerProps}
        className={control}
        aria-label={label}
        title={label}
        data-on={isOn || undefined}
      >
        {icon ? <Icon as={icon} weight={isOn ? 'fill' : 'regular'} /> : null}
        {text ? <span className={controlText}>{text}</span> : null}
      </button>
      <fieldset id={panelId} className={styles.settingPanel} hidden={!isOpen}>
        <legend className={styles.settingTitle}>{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <bdi>{choice.label}</bdi>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
