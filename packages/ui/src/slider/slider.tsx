import { type CSSProperties, useContext, useLayoutEffect, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderOutput,
  SliderStateContext,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { Text } from 'react-aria-components/Text';
import { cx } from '../internal/cx.ts';
import {
  description as descriptionClass,
  label as labelClass,
  labelRow,
} from '../internal/field/field.css.ts';
import { fillSpan } from './fill-span.ts';
import type { CommonSliderProps, RangeSliderProps, SliderProps } from './slider-types.ts';
import { ends as endsClass, fill, fillFromEdge, groove, output, slider, thumb, track } from './slider.css.ts';

export type { CommonSliderProps, RangeSliderProps, SliderProps } from './slider-types.ts';

/** One number out of a span where about is enough: a volume, a share. For an exact number, NumberField. */
export function Slider({ value, defaultValue, onChange, onChangeEnd, name, id, ...look }: SliderProps) {
  return (
    <AriaSlider
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
      minValue={look.minValue}
      maxValue={look.maxValue}
      step={look.step}
      isDisabled={look.isDisabled}
      formatOptions={look.formatOptions}
      className={cx(slider, look.className)}
    >
      <SliderParts {...look} thumbs={[{ name, id }]} />
    </AriaSlider>
  );
}

/** From a number to another one. The thumbs push against each other and never pass. */
export function RangeSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  thumbLabels,
  names,
  id,
  ...look
}: RangeSliderProps) {
  const { minValue = 0, maxValue = 100 } = look;
  return (
    <AriaSlider<number[]>
      value={value ? [...value] : undefined}
      defaultValue={defaultValue ? [...defaultValue] : [minValue, maxValue]}
      onChange={(next) => onChange?.([next[0] ?? minValue, next[1] ?? maxValue])}
      onChangeEnd={(next) => onChangeEnd?.([next[0] ?? minValue, next[1] ?? maxValue])}
      minValue={look.minValue}
      maxValue={look.maxValue}
      step={look.step}
      isDisabled={look.isDisabled}
      formatOptions={look.formatOptions}
      className={cx(slider, look.className)}
    >
      <SliderParts
        {...look}
        thumbs={[
          { label: thumbLabels[0], name: names?.[0], id },
          { label: thumbLabels[1], name: names?.[1] },
        ]}
      />
    </AriaSlider>
  );
}

interface SliderPartsProps extends CommonSliderProps {
  thumbs: readonly { label?: string; name?: string; id?: string }[];
}

function SliderParts({ label, description, formatValue, ends, thumbs }: SliderPartsProps) {
  return (
    <>
      <div className={labelRow}>
        <Label className={labelClass}>{label}</Label>
        <SliderOutput className={output}>
          {({ state }) => (
            <bdi>
              {state.values
                .map((value, index) => formatValue?.(value) ?? state.getThumbValueLabel(index))
                .join(' – ')}
            </bdi>
          )}
        </SliderOutput>
      </div>
      <SliderTrack className={track}>
        <span className={groove} />
        <Fill />
        {thumbs.map(({ label: thumbLabel, name, id }, index) => (
          <Thumb
            // The place on the groove is what a thumb is.
            key={index}
            index={index}
            label={thumbLabel}
            name={name}
            id={id}
            formatValue={formatValue}
          />
        ))}
      </SliderTrack>
      {ends ? (
        <div className={endsClass} aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      ) : null}
      {description ? (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      ) : null}
    </>
  );
}

interface ThumbProps extends Pick<CommonSliderProps, 'formatValue'> {
  index: number;
  label: string | undefined;
  name: string | undefined;
  id: string | undefined;
}

function Thumb({ index, label, name, id, formatValue }: ThumbProps) {
  const state = useContext(SliderStateContext);
  const input = useRef<HTMLInputElement>(null);
  const said = state ? formatValue?.(state.getThumbValue(index)) : undefined;
  // React Aria writes the number by its own format at each change, and takes no words for it.
  useLayoutEffect(() => {
    if (said !== undefined) input.current?.setAttribute('aria-valuetext', said);
  });
  return (
    <SliderThumb index={index} inputRef={input} aria-label={label} name={name} id={id} className={thumb} />
  );
}

/** The coloured part of the groove: up to the thumb, or between the two. */
function Fill() {
  const state = useContext(SliderStateContext);
  if (!state) return null;
  const span = fillSpan(state.values.map((_value, index) => state.getThumbPercent(index)));
  return (
    <span
      className={cx(fill, state.values.length === 1 ? fillFromEdge : null)}
      data-disabled={state.isDisabled || undefined}
      style={{ insetInlineStart: span.start, inlineSize: span.size } satisfies CSSProperties}
    />
  );
}
