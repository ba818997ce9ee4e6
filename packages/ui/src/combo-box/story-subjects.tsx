import { useState } from 'react';
import { fn } from 'storybook/test';
import { samples } from '../../.storybook/samples.ts';
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from './combo-box.tsx';

export const subjects: ComboBoxOption[] = [
  { id: 'art', label: 'Art' },
  { id: 'history', label: 'History', description: 'From antiquity to today' },
  { id: 'history-of-art', label: 'History of art' },
  { id: 'mathematics', label: 'Mathematics' },
  { id: 'music', label: 'Música' },
  { id: 'physics', label: 'Physics', isDisabled: true },
];

/** Ten thousand schools. */
export const many: ComboBoxOption[] = Array.from({ length: 10_000 }, (_unused, index) => ({
  id: String(index),
  label: `School ${index + 1}`,
}));

/** People in every script. */
export const teachers: ComboBoxOption[] = Object.entries(samples).map(([id, { person, title }]) => ({
  id,
  label: person,
  description: title,
}));

export const labels = { empty: 'No subject of this name.' };

/** What was looked up. */
export const onQuery = fn();

/** Finds among the subjects as a server would. */
export function LookedUp(props: ComboBoxProps) {
  const [options, setOptions] = useState<readonly ComboBoxOption[]>([]);
  return (
    <ComboBox
      {...props}
      options={options}
      onQuery={(text) => {
        onQuery(text);
        setOptions(subjects.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
      }}
    />
  );
}
