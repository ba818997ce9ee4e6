import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useDisclosure } from '../main-nav/use-disclosure.ts';
import * as styles from './language-switcher.css.ts';

/** A language one can choose. */
export interface LanguageChoice {
  /** Code that is handed back, such as `zh_CN`. */
  code: string;
  /** Code for HTML, such as `zh-CN`. */
  lang: string;
  /** The language's name in itself: "العربية". */
  name: string;
}

/** Props of `LanguageSwitcher`. */
export interface LanguageSwitcherProps {
  /** Names the control in the page's language: "Language". */
  label: string;
  languages: readonly LanguageChoice[];
  /** Code of the page's language. */
  value: string;
  onChange: (code: string) => void;
  /** Shows the globe alone on narrow windows. @default false */
  isCompact?: boolean;
  /** Where the choices open: below in the head, above in the foot. @default 'bottom' */
  placement?: 'bottom' | 'top';
  /** Which edge of the button the choices keep to. @default 'end' */
  align?: 'start' | 'end';
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The choice of language. Every language stands in its own name, so that one who cannot read the page finds theirs. */
export function LanguageSwitcher(props: LanguageSwitcherProps) {
  const { label, languages, value, onChange, isCompact = false, placement = 'bottom', align = 'end' } = props;
  const { isOpen, setOpen, panelId, rootProps, triggerProps } = useDisclosure();
  const list = useRef<HTMLUListElement>(null);
  const current = languages.find((language) => language.code === value);

  useEffect(() => {
    if (!isOpen) return;
    const choices = list.current;
    (choices?.querySelector<HTMLElement>('[aria-current]') ?? choices?.querySelector('button'))?.focus();
  }, [isOpen]);

  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = STEPS[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step ? (at + step) % buttons.length : null;
    if (target === null) return;
    event.preventDefault();
    buttons.at(target)?.focus();
  };

  const choose = (code: string) => {
    setOpen(false);
    triggerProps.ref.current?.focus();
    if (code !== value) onChange(code);
  };

  return (
    <div {...rootProps} className={styles.root} data-compact={isCompact || undefined}>
      <button
        type="button"
        {...triggerProps}
        className={styles.trigger}
        aria-label={current ? `${label}: ${current.name}` : label}
      >
        <Icon as={TranslateIcon} />
        <span className={styles.name} lang={current?.lang}>
          {current?.name ?? label}
        </span>
        <Icon as={CaretDownIcon} size="sm" className={styles.caret} />
      </button>
      <div
        id={panelId}
        className={styles.panel}
        hidden={!isOpen}
        data-placement={placement}
        data-align={align}
      >
        <ul role="list" aria-label={label} className={styles.list} ref={list} onKeyDown={moveFocus}>
          {languages.map((language) => (
            <li key={language.code} lang={language.lang}>
              <button
                type="button"
                className={styles.choice}
                aria-current={language.code === value || undefined}
                onClick={() => choose(language.code)}
              >
                <bdi>{language.name}</bdi>
                {language.code === value ? <Icon as={CheckIcon} size="sm" weight="bold" /> : null}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
