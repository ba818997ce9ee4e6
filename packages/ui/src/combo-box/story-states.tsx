import { useSample } from '../../.storybook/samples.ts';
import { ComboBox } from './combo-box.tsx';
import { labels } from './story-subjects.tsx';

/** Every state of the field, in the language of the toolbar. */
export function useStates() {
  const { label, title, action, sentence } = useSample();
  const props = { label, labels, options: [{ id: 'a', label: title }], placeholder: action };
  return [
    { name: 'Empty', render: () => <ComboBox {...props} isRequired /> },
    {
      name: 'Chosen',
      render: () => <ComboBox {...props} defaultValue="a" description={sentence} isOptional />,
    },
    { name: 'Invalid', render: () => <ComboBox {...props} defaultValue="a" errorMessage={sentence} /> },
    { name: 'Disabled', render: () => <ComboBox {...props} defaultValue="a" isDisabled /> },
    { name: 'Read only', render: () => <ComboBox {...props} defaultValue="a" isReadOnly /> },
  ];
}
