import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { Row, RowList } from '../row-list/row-list.tsx';
import { Stack } from '../stack/stack.tsx';
import { Surface } from '../surface/surface.tsx';
import { Text } from '../text/text.tsx';
import { DragHandle, Sortable, SortableItem, stepsTo, type SortableProps } from './sortable.tsx';

const CHAPTERS = ['The shape of a hill', 'Rivers and their valleys', 'Reading a map'];

function Line({ id, kind = 'chapter', text = id }: { id: string; kind?: string; text?: string }) {
  return (
    <SortableItem id={id} kind={kind}>
      <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
        <DragHandle />
        <Text as="span">{text}</Text>
      </span>
    </SortableItem>
  );
}

function Chapters({ onDrop }: Pick<SortableProps, 'onDrop'>) {
  const [chapters, setChapters] = useState(CHAPTERS);
  return (
    <Sortable
      onDrop={(drop) => {
        onDrop(drop);
        const from = chapters.indexOf(drop.id);
        const to = from + stepsTo(chapters, drop);
        setChapters(chapters.toSpliced(from, 1).toSpliced(to, 0, drop.id));
      }}
    >
      <RowList aria-label="Chapters">
        {chapters.map((id) => (
          <Row key={id}>
            <Line id={id} />
          </Row>
        ))}
      </RowList>
    </Sortable>
  );
}

const meta = {
  title: 'Forms/Sortable',
  component: Sortable,
  subcomponents: { SortableItem, DragHandle },
  args: { onDrop: fn(), children: null },
  render: ({ onDrop }) => <Chapters onDrop={onDrop} />,
} satisfies Meta<typeof Sortable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Parts hold chapters: those can be dropped into another part. */
export const Nested: Story = {
  render: ({ onDrop }) => (
    <Sortable onDrop={onDrop}>
      <Stack gap="4">
        {['Part one', 'Part two'].map((part) => (
          <SortableItem key={part} id={part} kind="part" holds={['chapter']}>
            <Surface isBordered radius="lg" padding="4">
              <DragHandle /> <Text as="span">{part}</Text>
              <Line id={`${part}: first chapter`} />
            </Surface>
          </SortableItem>
        ))}
      </Stack>
    </Sortable>
  ),
};

export const ContentStress: Story = {
  render: ({ onDrop }) => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <Sortable onDrop={onDrop}>
          <Line id="long" text={text} />
        </Sortable>
      )}
    />
  ),
};
