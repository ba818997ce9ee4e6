import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSample } from '../../.storybook/samples.ts';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Row, RowList } from './row-list.tsx';

const meta = { title: 'Layout/RowList', component: RowList } satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (...texts: string[]) => (
  <RowList>
    {texts.map((text, index) => (
      <Row key={index}>
        <Text>{text}</Text>
      </Row>
    ))}
  </RowList>
);

export const Playground: Story = {
  render: () => {
    const { title, sentence, action } = useSample();
    return rows(title, sentence, action);
  },
};

/** No list for screen readers, but a group a row. */
export const Groups: Story = {
  render: () => {
    const { label, title, action } = useSample();
    return (
      <RowList as="div">
        {[label, title].map((name) => (
          <Row key={name} as="div" role="group" aria-label={name}>
            <Inline justify="between">
              <Text as="span">{name}</Text>
              <Button size="sm">{action}</Button>
            </Inline>
          </Row>
        ))}
      </RowList>
    );
  },
};

export const ContentStress: Story = {
  render: () => <StressSheet render={(text) => rows(text, text)} />,
};
