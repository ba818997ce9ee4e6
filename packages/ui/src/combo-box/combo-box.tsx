import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type CompositionEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { box, field, input } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel } from '../internal/field/field-parts.tsx';
import { boxButton } from '../internal/field/segments.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import type { ComboBoxProps } from './combo-box-types.ts';
import { busy, ends } from './combo-box.css.ts';
import { restingOptions } from './find-option.ts';
import { OptionList } from './option-list.tsx';
import { useChoice } from './use-choice.ts';

export type { ComboBoxChangeReason, ComboBoxOption, ComboBoxProps } from './combo-box-types.ts';

/** One choice out of many, found by typing. For up to a dozen known choices, Select. */
export function ComboBox({
  label,
  description,
  errorMessage,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  onQuery,
  loadState = 'idle',
  chosenOption,
  labels,
  placeholder = ' ',
  inputRef,
  isInvalid = Boolean(errorMessage),
  className,
  ...rest
}: ComboBoxProps) {
  const words = useLabels();
  const { chosenId, chosen, text, write, choose } = useChoice({
    options,
    value,
    defaultValue,
    chosenOption,
    onChange,
  });
  const [isReached, setIsReached] = useState(false);
  const isComposing = useRef(false);
  const isLoading = loadState === 'loading';
  const listed = isReached || rest.autoFocus ? options : restingOptions(chosen);
  // Options that were looked up fit already; React Aria filters only what it gets as default.
  const items = onQuery ? { items: listed } : { defaultItems: listed };

  const reach = () => {
    if (isReached) return;
    setIsReached(true);
    onQuery?.('');
  };
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    isComposing.current = false;
    onQuery?.(event.currentTarget.value);
  };

  return (
    <AriaComboBox
      {...rest}
      {...items}
      value={chosenId}
      onChange={(key) => choose(key === null ? null : String(key))}
      inputValue={text}
      onInputChange={(next) => {
        write(next);
        if (!isComposing.current && next !== text) onQuery?.(next);
      }}
      allowsEmptyCollection
      isInvalid={isInvalid}
      onFocus={reach}
      className={cx(field, className)}
    >
      <FieldLabel isRequired={rest.isRequired} isOptional={isOptional}>
        {label}
      </FieldLabel>
      <Group isInvalid={isInvalid} isDisabled={rest.isDisabled} className={box} onHoverStart={reach}>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          dir="auto"
          className={input}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={onCompositionEnd}
        />
        <span className={ends}>
          {isLoading ? (
            <span className={busy}>
              <Spinner size="sm" label={words.loading} />
            </span>
          ) : null}
          <Button className={boxButton}>
            <Icon as={CaretDownIcon} size="sm" weight="bold" />
          </Button>
        </span>
      </Group>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <OptionList loadState={loadState} labels={labels} loadingLabel={words.loading} />
    </AriaComboBox>
  );
}
